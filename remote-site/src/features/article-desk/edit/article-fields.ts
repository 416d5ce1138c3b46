import type { Locale } from '@berth/contract';
import type { ArticleWord } from '../words/use-article-words.ts';

/** A field of the page, by its path in the content: of one language, or of the article. */
export type ArticleField = { path: string; locale: Locale | null; word: ArticleWord };

const words: Readonly<Record<string, ArticleWord>> = {
  title: 'title',
  summary: 'summary',
  body: 'body',
  coverAlt: 'coverAlt',
  sourceName: 'sourceName',
  sourceLink: 'sourceLink',
  category: 'category',
  slug: 'slug',
  publishAt: 'publishAt',
  expireAt: 'expireAt',
  aboutPath: 'aboutPath',
  coverId: 'cover',
};

/** The field in which a problem lies: of a text that is edited as one, each place is the same field. */
export function fieldOf(path: string): ArticleField {
  const within = /^texts\.(zh-CN|en)\.([a-zA-Z]+)/.exec(path);
  const name = within?.[2] ?? /^[a-zA-Z]*/.exec(path)?.[0] ?? '';
  return {
    path: within ? within[0] : name,
    locale: (within?.[1] as Locale | undefined) ?? null, // by the pattern
    word: words[name] ?? 'article',
  };
}

/** A path of a refusal: the server names what was sent as `content`. */
export const contentPath = (field: string): string => field.replace(/^content\./, '');
