import type { Translations } from '@berth/runtime';
import { fetchCode } from '../../loading/refetch-code.ts';

/** Loaded by whoever asks for other company data. */
export const companyChangeTranslations: Translations = {
  'zh-CN': () => fetchCode(() => import('./zh-CN.json', { with: { type: 'json' } })),
  en: () => fetchCode(() => import('./en.json', { with: { type: 'json' } })),
};
