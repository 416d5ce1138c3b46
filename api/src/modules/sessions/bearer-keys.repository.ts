import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The tables of keys for who calls without a session; what they have in common is read and marked here. */
export type KeyTable = 'release_key' | 'integration_key';
export type KeyRow<Table extends KeyTable> = Selectable<Tables[Table]> & {
  secret_hash: Buffer;
  last_used_at: string | null;
  revoked_at: string | null;
};

export async function findKey<Table extends KeyTable>(
  database: Kysely<Tables>,
  table: Table,
  id: string,
): Promise<KeyRow<Table> | null> {
  const name: KeyTable = table;
  const row = await database.selectFrom(name).where('id', '=', id).selectAll().executeTakeFirst();
  return (row ?? null) as KeyRow<Table> | null; // of this one of the two
}

/** Newest first, ended ones too. */
export async function listKeys<Table extends KeyTable>(
  database: Kysely<Tables>,
  table: Table,
): Promise<KeyRow<Table>[]> {
  const name: KeyTable = table;
  const rows = await database.selectFrom(name).selectAll().orderBy('made_at', 'desc').orderBy('id').execute();
  return rows as KeyRow<Table>[]; // of this one of the two
}

export async function markKeyUsed(
  database: Kysely<Tables>,
  table: KeyTable,
  id: string,
  at: Date,
): Promise<void> {
  await database.updateTable(table).where('id', '=', id).set({ last_used_at: at }).execute();
}
