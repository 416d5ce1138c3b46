export { plainTextOf } from './rich-text/plain-text-of.ts';
export { readRichText } from './rich-text/read-rich-text.ts';
export type {
  RichBlock,
  RichCell,
  RichDoc,
  RichImage,
  RichInline,
  RichListItem,
  RichMark,
  RichRow,
} from './rich-text/rich-text.ts';
export { richTextLimits } from './rich-text/rich-text.ts';
export { escapeHtml, type RichTextPlaces, richTextHtml } from './rich-text/rich-text-html.ts';
export { richTextProblems } from './rich-text/rich-text-problems.ts';
export { isSafeLink } from './rich-text/safe-link.ts';
export { type ArticleKind, articleKinds, articleLimits, newsPath } from './site/articles/article.ts';
