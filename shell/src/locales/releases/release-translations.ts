import type { Translations } from '@berth/runtime';
import { askPatiently } from '../../boot/ask-anew.ts';

/** Apart from the shell's own words, which everybody loads: these are for staff. */
export const releaseTranslations: Translations = {
  'zh-CN': () => askPatiently(() => import('./zh-CN.json', { with: { type: 'json' } })),
  en: () => askPatiently(() => import('./en.json', { with: { type: 'json' } })),
};
