import type { Translations } from '@berth/runtime';
import { askPatiently } from '../boot/ask-anew.ts';

export const shellTranslations: Translations = {
  'zh-CN': () => askPatiently(() => import('./zh-CN.json', { with: { type: 'json' } })),
  en: () => askPatiently(() => import('./en.json', { with: { type: 'json' } })),
};
