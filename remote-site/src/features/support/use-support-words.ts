import { fillTemplate, type Locale } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import english from '../../locales/support/en.json' with { type: 'json' };
import chinese from '../../locales/support/zh-CN.json' with { type: 'json' };

export type SupportWord = keyof typeof english;

const words: Record<Locale, Record<SupportWord, string>> = { 'zh-CN': chinese, en: english };

/** The words of help and online service. They come with what is opened: no page that only has the button loads them. */
export function useSupportWords() {
  const locale = useLocale();
  const t = (key: SupportWord, values: Record<string, string> = {}) =>
    fillTemplate(words[locale][key], values);
  return { t, locale };
}
