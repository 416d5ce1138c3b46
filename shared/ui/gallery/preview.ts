import type { LocalizedText } from '@berth/contract';
import type { ComponentType } from 'react';

/**
 * What `X.preview.tsx` exports as `preview`: a widget in every state that it can be in. The gallery (`/dev/ui`)
 * draws them all, and the browser suite visits each. A state's name is kebab-case: it stands in the URL.
 */
export type Preview = { title: LocalizedText; states: Readonly<Record<string, ComponentType>> };
