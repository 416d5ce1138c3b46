import { locales } from '@berth/contract';
import { storeAppLanguage } from './app-language.ts';

/** An address that names its language (`?lang=en`) is read in it, and so is what is opened from there. */
export function takeLanguageQuery(): void {
  const asked = new URLSearchParams(window.location.search).get('lang');
  const locale = locales.find((each) => each === asked);
  if (locale) storeAppLanguage(locale);
}
