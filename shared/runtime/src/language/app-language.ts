import { type Locale, negotiateLocale } from '@berth/contract';
import Cookies from 'js-cookie';
import { readStored, writeStored } from '../storage/browser-storage.ts';

/** Where the language is remembered (spec section 9). */
const appLanguageKey = 'APP_LANG';
const cookieDays = 365;

/** Chosen on this page: holds also where the browser forbids storage. */
let chosen: Locale | null = null;

export function readAppLanguage(): Locale {
  return chosen ?? negotiateLocale(readStored('local', appLanguageKey));
}

export function storeAppLanguage(locale: Locale): void {
  chosen = locale;
  writeStored('local', appLanguageKey, locale);
  // The server sees cookies alone: the next page comes with the words of this language.
  Cookies.set(appLanguageKey, locale, { path: '/', sameSite: 'strict', expires: cookieDays });
}
