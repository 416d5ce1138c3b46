import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { insertVersion, type LiveArticle, lastNumber } from './editing.repository.ts';
import { languagesOf, liveContent } from './live-content.ts';
import { picturesOf } from './stored-content.ts';
import type { Change } from './write-draft.ts';

/** Keeps what is published as the next version, and gives its number. */
export async function keepVersion(
  transaction: Transaction<Tables>,
  live: LiveArticle,
  { by, now }: Pick<Change, 'now'> & { by: string | null },
): Promise<number> {
  const { article } = live;
  const content = liveContent(live);
  const number = ((await lastNumber(transaction, article.id)) ?? 0) + 1;
  const version = {
    article_id: article.id,
    number,
    content: JSON.stringify(content),
    languages: languagesOf(live).join(','),
    publish_at: article.publish_at ?? now.toISOString(),
    expire_at: article.expire_at,
    by_name: by,
    at: now,
  };
  await insertVersion(transaction, version, picturesOf(content));
  return number;
}

/** What was there before anybody changed it can be had again: it is the first version. */
export async function keepShipped(transaction: Transaction<Tables>, live: LiveArticle): Promise<void> {
  if ((await lastNumber(transaction, live.article.id)) !== null) return;
  await keepVersion(transaction, live, { by: null, now: new Date(live.article.updated_at) });
}
