import {
  type ArticleContent,
  type ArticleText,
  emptyArticleContent,
  isBodyEmpty,
  type Locale,
  locales,
  type RichDoc,
  readRichText,
} from '@berth/contract';
import type { StoredArticle } from '../articles.queries.ts';

/** An article as it was last saved here: what is typed is compared with it. */
export type ArticleBase = { id: string | null; version: number; content: ArticleContent };

export const newBase = (): ArticleBase => ({ id: null, version: 0, content: emptyArticleContent() });

/** A stored article as it can be edited: without what this version of the portal does not show. */
export function baseOf({
  id,
  version,
  content,
}: Pick<StoredArticle, 'id' | 'version' | 'content'>): ArticleBase {
  const readable = (text: ArticleText): ArticleText => ({ ...text, body: readRichText(text.body).doc });
  const { texts } = content;
  return {
    id,
    version,
    content: { ...content, texts: { 'zh-CN': readable(texts['zh-CN']), en: readable(texts.en) } },
  };
}

/** The text of one language as the editor has it: what it holds was read by `baseOf`, or written by the editor. */
export const docOf = ({ body }: ArticleText): RichDoc => body as unknown as RichDoc;

/** What an article cannot be published without in a language, and what is not written yet. */
export function missingIn(text: ArticleText): ('title' | 'summary' | 'body')[] {
  const missing: ('title' | 'summary' | 'body')[] = [];
  if (text.title.trim() === '') missing.push('title');
  if (text.summary.trim() === '') missing.push('summary');
  if (isBodyEmpty(text.body)) missing.push('body');
  return missing;
}

export const hasNothing = (text: ArticleText): boolean => missingIn(text).length === 3;

/** The languages in which everything is written. */
export const wholeLanguages = ({ texts }: ArticleContent): Locale[] =>
  locales.filter((locale) => missingIn(texts[locale]).length === 0);
