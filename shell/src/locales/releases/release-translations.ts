import type { Translations } from '@berth/runtime';
import { fetchCode } from '../../loading/refetch-code.ts';

/** Apart from the shell's own words, which everybody loads: these are for staff. */
export const releaseTranslations: Translations = {
  'zh-CN': () => fetchCode(() => import('./zh-CN.json', { with: { type: 'json' } })),
  en: () => fetchCode(() => import('./en.json', { with: { type: 'json' } })),
};
