import {
  type ArticleContent,
  emptyArticleContent,
  inEachLanguage,
  type Locale,
  locales,
  type Problem,
  picturesIn,
  problemMessage,
  readRichText,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { EditedArticle } from './editing.repository.ts';
import { liveContent } from './live-content.ts';

type LeftOut = EndpointResult<Endpoints['GET /system/articles/article']>['leftOut'];

/** An article as it is being edited: its draft, or what is published where there is none. */
export function contentOf({ draft, live }: EditedArticle): ArticleContent {
  return draft ? readContent(draft.content) : liveContent(live);
}

/** Stored content with all that there is now: an earlier version of the portal knew less. */
export function readContent(stored: ArticleContent): ArticleContent {
  const empty = emptyArticleContent();
  return {
    ...empty,
    ...stored,
    texts: inEachLanguage((locale) => ({ ...empty.texts[locale], ...stored.texts?.[locale] })),
  };
}

/** The content with bodies as they are shown, so that it can be saved again; and what of them is not shown. */
export function showContent(content: ArticleContent): { content: ArticleContent; leftOut: LeftOut } {
  const leftOut: LeftOut = [];
  const textIn = (locale: Locale) => {
    const text = content.texts[locale];
    const { doc, leftOut: problems } = readRichText(text.body);
    leftOut.push(...problems.map(toldAt(`content.texts.${locale}.body`)));
    return { ...text, body: doc };
  };
  return { content: { ...content, texts: inEachLanguage(textIn) }, leftOut };
}

/** What is left out of a body, by its place under a path, in words. */
export const toldAt =
  (path: string) =>
  (problem: Problem): LeftOut[number] => ({
    field: `${path}.${problem.path}`,
    texts: inEachLanguage((locale) => problemMessage(problem, locale)),
  });

/** Every picture that an article shows. */
export function picturesOf({ coverId, texts }: ArticleContent): string[] {
  const inTexts = locales.flatMap((locale) => picturesIn(texts[locale].body));
  return [...new Set(coverId === null ? inTexts : [coverId, ...inTexts])];
}
