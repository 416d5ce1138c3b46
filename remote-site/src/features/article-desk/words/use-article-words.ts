import { fillTemplate, type Locale } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import english from '../../../locales/articles/en.json' with { type: 'json' };
import chinese from '../../../locales/articles/zh-CN.json' with { type: 'json' };

export type ArticleWord = keyof typeof english;
export type ArticleWords = (key: ArticleWord, values?: Record<string, string | number>) => string;

const words: Record<Locale, Record<ArticleWord, string>> = { 'zh-CN': chinese, en: english };

/** The words of the pages on which staff edit articles. They come with these pages: visitors never load them. */
export function useArticleWords(): { t: ArticleWords; locale: Locale } {
  const locale = useLocale();
  const t: ArticleWords = (key, values = {}) => fillTemplate(words[locale][key], values);
  return { t, locale };
}
