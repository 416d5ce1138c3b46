import { type Locale, negotiateLocale } from '@berth/contract';
import { readStored, writeStored } from '../storage/browser-storage.ts';

/** Where the language is remembered (spec section 9). */
const appLanguageKey = 'APP_LANG';

export function readAppLanguage(): Locale {
  return negotiateLocale(readStored('local', appLanguageKey));
}

export function storeAppLanguage(locale: Locale): void {
  writeStored('local', appLanguageKey, locale);
}
