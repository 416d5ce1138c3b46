import { defaultLocale, type Locale } from '@berth/contract';

/** The address of a public page in a language: Chinese has none in it. */
export function addressIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  const [before = '', hash] = path.split('#');
  return `${before}${before.includes('?') ? '&' : '?'}lang=${locale}${hash === undefined ? '' : `#${hash}`}`;
}
