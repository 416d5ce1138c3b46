import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { KeyRow } from '../../sessions/bearer-keys.repository.ts';

export type ReleaseKeyRow = KeyRow<'release_key'>;

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
