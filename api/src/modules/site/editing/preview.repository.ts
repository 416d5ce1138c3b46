import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export async function insertPreview(
  database: Kysely<Tables>,
  preview: Insertable<Tables['article_preview']>,
): Promise<void> {
  await database.insertInto('article_preview').values(preview).execute();
}

/** The article that a key opens at a moment. */
export async function findPreviewed(
  database: Kysely<Tables>,
  keyHash: Buffer,
  now: Date,
): Promise<string | null> {
  const preview = await database
    .selectFrom('article_preview')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now.toISOString())
    .select('article_id')
    .executeTakeFirst();
  return preview?.article_id ?? null;
}

/** Until when the newest link to an article's preview opens it; null where none does. */
export async function findPreviewEnd(
  database: Kysely<Tables>,
  articleId: string,
  now: Date,
): Promise<string | null> {
  const preview = await database
    .selectFrom('article_preview')
    .where('article_id', '=', articleId)
    .where('expires_at', '>', now.toISOString())
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return preview?.expires_at ?? null;
}

/** Removes links that open nothing any more; gives how many. */
export async function deleteExpiredPreviews(database: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('article_preview')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
