import type { Translations } from '@berth/runtime';

export const shellTranslations: Translations = {
  'zh-CN': () => import('./zh-CN.json', { with: { type: 'json' } }),
  en: () => import('./en.json', { with: { type: 'json' } }),
};
