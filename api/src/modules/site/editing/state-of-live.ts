import type { ArticleState } from '@berth/contract';
import { stateOf } from './article-standing.ts';
import type { LiveArticle } from './editing.repository.ts';
import { languagesOf } from './live-content.ts';

/** How an article stands at a moment; null is a draft alone. */
export function stateOfLive(live: LiveArticle | null, now: Date): ArticleState {
  return stateOf(
    {
      isDraft: live === null,
      isPublished: live !== null && languagesOf(live).length > 0,
      publishAt: live?.article.publish_at ?? null,
      expireAt: live?.article.expire_at ?? null,
    },
    now,
  );
}
