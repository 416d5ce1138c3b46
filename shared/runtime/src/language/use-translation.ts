import { defaultLocale, type Locale, type LocalizedText } from '@berth/contract';
import { useCallback } from 'react';
import { useTranslation as useI18nTranslation } from 'react-i18next';
import { useOwnNamespace } from './RemoteScope.tsx';

/** A word or sentence by its key; `{{name}}` places take `values.name`, `values.count` chooses the plural. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * The words of a namespace (a remote's is its name, and means the build that asks; shared words are in `common`) in
 * the language in use.
 * The component suspends until they are loaded and follows a change of language.
 */
export function useTranslation(namespace: string): { t: Translate; locale: Locale } {
  const { t, i18n } = useI18nTranslation(useOwnNamespace(namespace));
  const translate = useCallback<Translate>((key, values) => t(key, { ...values }), [t]);
  return { t: translate, locale: localeOf(i18n.language) };
}

/** The language in use; follows a change of language. */
export function useLocale(): Locale {
  const { i18n } = useI18nTranslation(undefined, { useSuspense: false });
  return localeOf(i18n.language);
}

/** A text of the contract or the registry in the given language, in Chinese where it has none. */
export function localized(text: LocalizedText, locale: Locale): string {
  return text[locale] || text[defaultLocale];
}

export function localeOf(language: string | undefined): Locale {
  return language === 'en' ? 'en' : defaultLocale;
}
