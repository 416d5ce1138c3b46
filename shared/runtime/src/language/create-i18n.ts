import { defaultLocale, type Locale, locales } from '@berth/contract';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { createSingle } from '../single/claim-single.ts';
import { readAppLanguage } from './app-language.ts';
import { loadTranslations } from './translations.ts';
import { localeOf } from './use-translation.ts';

const lazyBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    // i18next asks for `supportedLngs` alone, which are the locales.
    loadTranslations(namespace, language as Locale).then(
      // A catalogue is JSON, which i18next's type for it does not say.
      (words) => done(null, words as Record<string, never>),
      (error: Error) => done(error, null),
    );
  },
};

const single = createSingle<i18n>('i18n');

/** The one i18next instance: Chinese by default and as fallback, namespaces loaded when first used. */
export function createI18n(): i18n {
  return single.make(makeI18n);
}

/** The instance that `createI18n` made. */
export const activeI18n = single.get;

/** The language in use, outside of React. */
export function currentLocale(): Locale {
  return localeOf(activeI18n().language);
}

function makeI18n(): i18n {
  const instance = createInstance();
  void instance.use(lazyBackend).init({
    lng: readAppLanguage(),
    fallbackLng: defaultLocale,
    supportedLngs: [...locales],
    load: 'currentOnly',
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });
  return instance;
}
