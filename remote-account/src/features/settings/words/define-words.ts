import { fillTemplate, type Locale } from '@berth/contract';
import { useLocale } from '@berth/runtime';

/**
 * The words of pages for staff, which come with these pages: customers never load them. Gives a hook with `t`, whose
 * places are `{name}`, and the language.
 */
export function defineWords<Word extends string>(words: Record<Locale, Record<Word, string>>) {
  return function useWords() {
    const locale = useLocale();
    const t = (key: Word, values: Record<string, string> = {}) => fillTemplate(words[locale][key], values);
    return { t, locale };
  };
}
