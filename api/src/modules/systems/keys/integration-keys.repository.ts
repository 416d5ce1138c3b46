import type { IntegrationScope } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export async function insertKey(
  database: Kysely<Tables>,
  key: { id: string; secretHash: Buffer; name: string; scopes: IntegrationScope[]; at: Date },
): Promise<void> {
  await database
    .insertInto('integration_key')
    .values({ id: key.id, secret_hash: key.secretHash, name: key.name, scopes: key.scopes, made_at: key.at })
    .execute();
}

/** Whether there was such a key that had not ended. */
export async function markKeyRevoked(database: Kysely<Tables>, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('integration_key')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .set({ revoked_at: at })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
