import { fillTemplate, type Locale } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import english from '../../locales/support-desk/en.json' with { type: 'json' };
import chinese from '../../locales/support-desk/zh-CN.json' with { type: 'json' };

export type DeskWord = keyof typeof english;

const words: Record<Locale, Record<DeskWord, string>> = { 'zh-CN': chinese, en: english };

/** The words of the inbox. They come with its page: whoever asks never loads them. */
export function useDeskWords() {
  const locale = useLocale();
  const t = (key: DeskWord, values: Record<string, string> = {}) => fillTemplate(words[locale][key], values);
  return { t, locale };
}
