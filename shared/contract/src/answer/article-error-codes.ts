import type { ErrorEntry } from './error-codes.ts';

/** Why an article of the public site is not changed. */
export const articleErrorCodes = {
  SLUG_TAKEN: {
    status: 409,
    'zh-CN': '网址名称“{slug}”已被另一篇文章使用，请换一个。',
    en: 'Another article has the name “{slug}” in its address; please choose another one.',
  },
  SLUG_FIXED: {
    status: 409,
    'zh-CN': '文章发布过，网址名称“{slug}”不能再改，以免已有链接失效。',
    en: 'This article was published as “{slug}”: its address stays, so that links to it keep working.',
  },
  ARTICLE_PUBLISHED: {
    status: 409,
    'zh-CN': '文章发布过，不能删除；可以撤回。',
    en: 'This article was published and cannot be deleted; it can be withdrawn.',
  },
  ARTICLE_NOT_PUBLISHED: {
    status: 409,
    'zh-CN': '文章没有以此语言发布，无需撤回。',
    en: 'The article is not published in this language, so there is nothing to withdraw.',
  },
} as const satisfies Record<string, ErrorEntry>;
