import type { Translations } from '@berth/runtime';
import { fetchCode } from '../../loading/refetch-code.ts';

/** Loaded with the card alone, which the first page need not have. */
export const worklistTranslations: Translations = {
  'zh-CN': () => fetchCode(() => import('./zh-CN.json', { with: { type: 'json' } })),
  en: () => fetchCode(() => import('./en.json', { with: { type: 'json' } })),
};
