import { fillTemplate, type Locale } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import english from '../../locales/content/en.json' with { type: 'json' };
import chinese from '../../locales/content/zh-CN.json' with { type: 'json' };

type ContentWord = keyof typeof english;

const words: Record<Locale, Record<ContentWord, string>> = { 'zh-CN': chinese, en: english };

/** The words of the pages on which staff write the site. They come with these pages: visitors never load them. */
export function useContentWords() {
  const locale = useLocale();
  const t = (key: ContentWord, values: Record<string, string> = {}) =>
    fillTemplate(words[locale][key], values);
  return { t, locale };
}
