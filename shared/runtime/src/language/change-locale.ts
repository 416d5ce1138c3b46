import type { Locale } from '@berth/contract';
import { refetchQueries } from '../api/refetch-queries.ts';
import { activeRuntime } from '../runtime/active-runtime.ts';
import { storeAppLanguage } from './app-language.ts';
import { localeOf } from './use-translation.ts';

/**
 * Switches the language live and remembers it. Resolves when the words of every loaded namespace are there.
 * Answers that carry server text are asked for again: those tagged `Localized`, and those that failed.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  const { i18n, store } = activeRuntime();
  storeAppLanguage(locale);
  await i18n.changeLanguage(locale);
  refetchQueries(store, ({ isFailed, isLocalized }) => isFailed || isLocalized);
}

/** The language in use, outside of React. */
export function currentLocale(): Locale {
  return localeOf(activeRuntime().i18n.language);
}
