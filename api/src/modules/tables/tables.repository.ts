import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../kept/named-records.repository.ts';
import type { TableSettingsTable } from './tables.schema.ts';

export async function listSettings(
  database: Kysely<Tables>,
  owner: Owner,
): Promise<Selectable<TableSettingsTable>[]> {
  return await database
    .selectFrom('table_settings')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .selectAll()
    .orderBy('table_name')
    .execute();
}

export async function findSettings(
  database: Kysely<Tables>,
  owner: Owner,
  table: string,
): Promise<Selectable<TableSettingsTable> | null> {
  const settings = await database
    .selectFrom('table_settings')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('table_name', '=', table)
    .selectAll()
    .executeTakeFirst();
  return settings ?? null;
}

export async function listTableNames(database: Kysely<Tables>, owner: Owner): Promise<string[]> {
  const rows = await database
    .selectFrom('table_settings')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .select('table_name')
    .execute();
  return rows.map((row) => row.table_name);
}

export async function upsertSettings(
  database: Kysely<Tables>,
  settings: Insertable<TableSettingsTable>,
): Promise<void> {
  const { customer_id: _customer, member_id: _member, table_name: _table, ...changes } = settings;
  await database
    .insertInto('table_settings')
    .values(settings)
    .onConflict((conflict) => conflict.columns(['member_id', 'table_name']).doUpdateSet(changes))
    .execute();
}

export async function deleteSettings(database: Kysely<Tables>, owner: Owner, table: string): Promise<void> {
  await database
    .deleteFrom('table_settings')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('table_name', '=', table)
    .execute();
}
