import { defaultLocale, type Locale } from './locale.ts';

/** The languages as BCP 47 tags, for the language of a document and of its alternates. */
export const languageTags: Readonly<Record<Locale, string>> = { 'zh-CN': 'zh-Hans', en: 'en' };

/** The address of a public page in a language: Chinese has none in it. */
export function addressIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  const [before = '', hash] = path.split('#');
  return `${before}${before.includes('?') ? '&' : '?'}lang=${locale}${hash === undefined ? '' : `#${hash}`}`;
}
