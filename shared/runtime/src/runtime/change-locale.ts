import type { Locale } from '@berth/contract';
import { storeAppLanguage } from '../language/app-language.ts';
import { activeI18n } from '../language/create-i18n.ts';
import { activeStore } from '../store/create-store.ts';
import { refetchQueries } from '../store/refetch-queries.ts';

/**
 * Switches the language live and stores the choice. Resolves when the words of every loaded namespace are there.
 * Answers that carry server text are refetched: those tagged `Localized`, and those that failed.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  storeAppLanguage(locale);
  await activeI18n().changeLanguage(locale);
  refetchQueries(activeStore(), ({ isFailed, isLocalized }) => isFailed || isLocalized);
}
