import type { Translations } from '@berth/runtime';

/** Apart from the shell's own words, which everybody loads: these are for staff. */
export const releaseTranslations: Translations = {
  'zh-CN': () => import('./zh-CN.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
};
