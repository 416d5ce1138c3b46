import type { SitePicture } from '@berth/contract';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

// Pictures of the public site are the forwarder's: these statements name no customer.

/** Every column that refers to a picture. Where a new one is missing, a test says so. */
export const usersOfSitePictures = [
  ['article', 'cover_picture_id'],
  ['article_draft_picture', 'picture_id'],
  ['article_version_picture', 'picture_id'],
] as const satisfies readonly (readonly [keyof Tables, string])[];

const isUsed = sql<boolean>`(${sql.join(
  usersOfSitePictures.map(
    ([table, column]) =>
      sql`exists (select from ${sql.table(table)} used where ${sql.ref(`used.${column}`)} = site_picture.id)`,
  ),
  sql` or `,
)})`;

export async function insertPicture(
  database: Kysely<Tables>,
  picture: Insertable<Tables['site_picture']>,
): Promise<void> {
  await database.insertInto('site_picture').values(picture).execute();
}

/** From now on it can be seen. */
export async function markPictureStored(database: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await database.updateTable('site_picture').where('id', '=', id).set({ stored_at: at }).execute();
}

export async function findPicture(database: Kysely<Tables>, id: string) {
  const picture = await database
    .selectFrom('site_picture')
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .select(['id', 'width', 'height', 'storage_key'])
    .executeTakeFirst();
  return picture ?? null;
}

export async function findPictureSize(
  database: Kysely<Tables>,
  id: string | null,
): Promise<SitePicture | null> {
  const picture = id === null ? null : await findPicture(database, id);
  return picture && { id: picture.id, width: picture.width, height: picture.height };
}

/**
 * Keeps pictures from the sweep until the transaction ends, in which what uses them is written. Gives those of them that
 * are there.
 */
export async function holdPictures(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  // In one order, so that two who save at once do not wait for each other.
  await transaction
    .selectFrom('site_picture')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  const held = await transaction
    .updateTable('site_picture')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('stored_at', 'is not', null)
    .set({ unused_since: null })
    .returning('id')
    .execute();
  return new Set(held.map(({ id }) => id));
}

/** What nobody uses yet, or has been stored since a moment. */
export async function getUnusedUsage(database: Kysely<Tables>): Promise<{ files: number; bytes: number }> {
  return await database
    .selectFrom('site_picture')
    .where('unused_since', 'is not', null)
    .select([
      sql<number>`count(*)::integer`.as('files'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
}

/** Notes of each picture whether something uses it now. */
export async function noteUse(database: Kysely<Tables>, now: Date): Promise<void> {
  await database
    .updateTable('site_picture')
    .where('unused_since', 'is', null)
    .where(sql<boolean>`not ${isUsed}`)
    .set({ unused_since: now })
    .execute();
  await database
    .updateTable('site_picture')
    .where('unused_since', 'is not', null)
    .where(isUsed)
    .set({ unused_since: null })
    .execute();
}

/** Takes some pictures away that nothing has used for long: nobody sees or uses them from now on. */
export async function giveUpUnused(
  database: Kysely<Tables>,
  before: Date,
  { limit, except }: { limit: number; except: readonly string[] },
) {
  return await database
    .updateTable('site_picture')
    .where(
      'id',
      'in',
      database
        .selectFrom('site_picture')
        .where('unused_since', '<', before.toISOString())
        .where(sql<boolean>`not (id = any(${except}::uuid[]))`)
        .select('id')
        .orderBy('unused_since')
        .limit(limit),
    )
    // Asked again of the row that is locked: somebody may have begun to use it meanwhile.
    .where('unused_since', '<', before.toISOString())
    .set({ stored_at: null })
    .returning(['id', 'width', 'storage_key'])
    .execute();
}

/** Once its bytes are gone. */
export async function deletePicture(database: Kysely<Tables>, id: string): Promise<void> {
  await database.deleteFrom('site_picture').where('id', '=', id).where('stored_at', 'is', null).execute();
}
