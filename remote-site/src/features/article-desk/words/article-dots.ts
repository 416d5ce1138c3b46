import type { ArticleState } from '@berth/contract';
import type { StatusName } from '@berth/ui';

export const articleDots: Record<ArticleState, StatusName> = {
  draft: 'toBeConfirmed',
  scheduled: 'running',
  published: 'finished',
  expired: 'cancelled',
  withdrawn: 'cancelled',
};
