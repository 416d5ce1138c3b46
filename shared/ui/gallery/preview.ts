import type { Locale, LocalizedText } from '@berth/contract';
import type { ComponentType } from 'react';

/** One state, drawn in a language: the kit's own previews take it from the theme. */
export type PreviewState = ComponentType<{ locale: Locale }>;

/** A state that opens something by itself. Beside the others, where it would cover them, it stands as a link to itself. */
export type AloneState = { alone: PreviewState };

/**
 * What `X.preview.tsx` exports as `preview`: a widget in every state that it can be in. The gallery (`/dev/ui`)
 * draws them all, and the browser suite visits each. A state's name is kebab-case: it stands in the URL.
 */
export type Preview = { title: LocalizedText; states: Readonly<Record<string, PreviewState | AloneState>> };
