/** Languages of the portal: Chinese is the default and the fallback (spec section 9). */
export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh-CN';

/** A text in every language of the portal. */
export type LocalizedText = Record<Locale, string>;

/** Says the same in every language of the portal. */
export function inEachLanguage<Said>(say: (locale: Locale) => Said): Record<Locale, Said> {
  return { 'zh-CN': say('zh-CN'), en: say('en') };
}

/**
 * The first language of an Accept-Language header (or a stored APP_LANG) that the portal speaks.
 * Case is ignored and any `zh-*` is Chinese, any `en-*` English; nothing known gives the default.
 */
export function negotiateLocale(wanted: string | undefined | null): Locale {
  for (const part of (wanted ?? '').toLowerCase().split(',')) {
    const tag = part.trim();
    if (tag.startsWith('zh')) return 'zh-CN';
    if (tag.startsWith('en')) return 'en';
  }
  return defaultLocale;
}
