/** A draft was never published; what is scheduled is published later. */
export const articleStates = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

export const articleStateNames = {
  draft: { 'zh-CN': '草稿', en: 'Draft' },
  scheduled: { 'zh-CN': '待发布', en: 'Scheduled' },
  published: { 'zh-CN': '已发布', en: 'Published' },
  expired: { 'zh-CN': '已过期', en: 'Expired' },
  withdrawn: { 'zh-CN': '已撤回', en: 'Withdrawn' },
} as const;

/** In which languages an article is published, as lists name it. */
export const publishedLanguages = ['none', 'zh-CN', 'en', 'both'] as const;

export const publishedLanguageNames = {
  none: { 'zh-CN': '无', en: 'None' },
  'zh-CN': { 'zh-CN': '中文', en: 'Chinese' },
  en: { 'zh-CN': '英文', en: 'English' },
  both: { 'zh-CN': '中文、英文', en: 'Both' },
} as const;

export const articleKindNames = {
  news: { 'zh-CN': '资讯', en: 'News' },
  help: { 'zh-CN': '帮助', en: 'Help' },
} as const;
