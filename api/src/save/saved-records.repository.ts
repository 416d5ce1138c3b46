import type { SavedStatus } from '@berth/contract';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The columns that each table of saved records has; the others are what people enter. */
export type ManagedColumns = {
  id: string;
  customer_id: string;
  version: number;
  status: SavedStatus;
  created_at: string;
  updated_at: string;
};

/** The tables of records that forms save. */
export type SavedTable = {
  [Name in keyof Tables]: Tables[Name] extends ManagedColumns ? Name : never;
}[keyof Tables];

/** What people enter into a table, as columns: all of them, since one that is left out would lose what was typed. */
export type EnteredColumns<Table extends SavedTable> = Required<
  Omit<Insertable<Tables[Table]>, keyof ManagedColumns>
>;

/** A customer's record, locked until the transaction ends; null where it is not there. */
export async function lockRecord(
  transaction: Kysely<Tables>,
  table: SavedTable,
  { customerId, id }: { customerId: string; id: string },
): Promise<Pick<ManagedColumns, 'id' | 'version' | 'status'> | null> {
  const found = await recordsOf(transaction)
    .selectFrom(nameOf(table))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .select(['id', 'version', 'status'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

export async function insertRecord<Table extends SavedTable>(
  transaction: Kysely<Tables>,
  table: Table,
  record: ManagedColumns & EnteredColumns<Table>,
): Promise<void> {
  await recordsOf(transaction).insertInto(nameOf(table)).values(record).execute();
}

export async function updateRecord<Table extends SavedTable>(
  transaction: Kysely<Tables>,
  table: Table,
  { customerId, id }: { customerId: string; id: string },
  changes: Pick<ManagedColumns, 'version' | 'status' | 'updated_at'> & EnteredColumns<Table>,
): Promise<void> {
  await recordsOf(transaction)
    .updateTable(nameOf(table))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes as Updateable<ManagedColumns>) // the columns of this table, which the signature has checked
    .execute();
}

// Kysely types no statement about a table that is a parameter: to the compiler each is `record`, a table of the columns
// that they have in common.
function recordsOf(database: Kysely<Tables>): Kysely<{ record: ManagedColumns }> {
  return database as unknown as Kysely<{ record: ManagedColumns }>;
}

function nameOf(table: SavedTable): 'record' {
  return table as string as 'record';
}
