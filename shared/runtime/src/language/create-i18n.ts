import { defaultLocale, type Locale, locales } from '@berth/contract';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { claimSingle } from '../single/claim-single.ts';
import { readAppLanguage } from './app-language.ts';
import { loadTranslations } from './translations.ts';

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

/** The one i18next instance: Chinese by default and as fallback, namespaces loaded when first used. */
export function createI18n(): i18n {
  claimSingle('i18n');
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
