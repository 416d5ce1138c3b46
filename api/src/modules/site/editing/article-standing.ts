import type { ArticleState, Locale } from '@berth/contract';

/** What the list calls the languages in which an article is published. */
export const publishedLanguages = {
  none: [],
  'zh-CN': ['zh-CN'],
  en: ['en'],
  both: ['zh-CN', 'en'],
} as const satisfies Record<string, readonly Locale[]>;

export type Standing = {
  /** Never published. */
  isDraft: boolean;
  isPublished: boolean;
  publishAt: string | null;
  expireAt: string | null;
};

/** How an article stands at a moment; `anyStateAt` says the same to the database. */
export function stateOf({ isDraft, isPublished, publishAt, expireAt }: Standing, now: Date): ArticleState {
  if (isDraft) return 'draft';
  if (!isPublished) return 'withdrawn';
  const at = now.toISOString();
  if (expireAt !== null && expireAt <= at) return 'expired';
  return publishAt === null || publishAt > at ? 'scheduled' : 'published';
}
