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
export { articleList } from './site/articles/edit/article.list.ts';
export {
  type ArticleBody,
  type ArticleContent,
  type ArticleText,
  articleTextLimits,
  emptyArticleContent,
  previewDays,
} from './site/articles/edit/article-content.ts';
export {
  articleDraftProblems,
  articlePublishingProblems,
  isBodyEmpty,
  isSlug,
  type PublishingMoment,
  picturesIn,
} from './site/articles/edit/article-rules.ts';
export {
  type ArticleState,
  articleKindNames,
  articleStateNames,
  articleStates,
} from './site/articles/edit/article-state.ts';
export {
  keptWidths,
  type SitePicture,
  type SitePictureWidth,
  sitePictureAddress,
  sitePictureSrcSet,
  sitePicturesPath,
  sitePictureWidths,
} from './site/site-picture.ts';
