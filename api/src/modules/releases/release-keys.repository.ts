import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type KeyRow = Selectable<Tables['release_key']>;

export async function findKey(database: Kysely<Tables>, id: string): Promise<KeyRow | null> {
  const row = await database.selectFrom('release_key').where('id', '=', id).selectAll().executeTakeFirst();
  return row ?? null;
}

export async function listKeys(database: Kysely<Tables>): Promise<KeyRow[]> {
  return await database
    .selectFrom('release_key')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertKey(
  database: Kysely<Tables>,
  key: { id: string; secretHash: Buffer; holder: string; remote: string; by: string; at: Date },
): Promise<void> {
  await database
    .insertInto('release_key')
    .values({
      id: key.id,
      secret_hash: key.secretHash,
      holder: key.holder,
      remote: key.remote,
      made_at: key.at,
      made_by: key.by,
    })
    .execute();
}

/** A key that was revoked before stays as it was. */
export async function markKeyRevoked(
  database: Kysely<Tables>,
  id: string,
  by: string,
  at: Date,
): Promise<void> {
  await database
    .updateTable('release_key')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .set({ revoked_at: at, revoked_by: by })
    .execute();
}

export async function markKeyUsed(database: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await database.updateTable('release_key').where('id', '=', id).set({ last_used_at: at }).execute();
}
