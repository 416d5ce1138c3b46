import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { DefaultTableSettingsTable, DefaultViewTable } from './tables.schema.ts';

export type DefaultSettingsRow = Selectable<DefaultTableSettingsTable>;
export type DefaultViewRow = Selectable<DefaultViewTable>;

/** They are the same for every customer, so that none of these queries names one. */
export async function listDefaultSettings(database: Kysely<Tables>): Promise<DefaultSettingsRow[]> {
  return await database.selectFrom('default_table_settings').selectAll().orderBy('table_name').execute();
}

export async function findDefaultSettings(
  database: Kysely<Tables>,
  table: string,
): Promise<DefaultSettingsRow | null> {
  const row = await database
    .selectFrom('default_table_settings')
    .where('table_name', '=', table)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function listAllDefaultViews(database: Kysely<Tables>): Promise<DefaultViewRow[]> {
  return await database.selectFrom('default_view').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function listDefaultViews(database: Kysely<Tables>, table: string): Promise<DefaultViewRow[]> {
  return await database
    .selectFrom('default_view')
    .where('table_name', '=', table)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findDefaultSettingsById(
  database: Kysely<Tables>,
  id: string,
): Promise<DefaultSettingsRow | null> {
  const row = await database
    .selectFrom('default_table_settings')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findDefaultViewById(
  database: Kysely<Tables>,
  id: string,
): Promise<DefaultViewRow | null> {
  const row = await database.selectFrom('default_view').where('id', '=', id).selectAll().executeTakeFirst();
  return row ?? null;
}

/** Makes those who change them take turns, so that names and versions hold. */
export async function lockDefaults(transaction: Kysely<Tables>): Promise<void> {
  await sql`lock table default_table_settings, default_view in share row exclusive mode`.execute(transaction);
}

export async function upsertDefaultSettings(
  database: Kysely<Tables>,
  settings: Insertable<DefaultTableSettingsTable>,
): Promise<void> {
  const { id: _id, table_name: _table, ...changes } = settings;
  await database
    .insertInto('default_table_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('table_name').doUpdateSet(changes))
    .execute();
}

export async function upsertDefaultView(
  database: Kysely<Tables>,
  view: Insertable<DefaultViewTable>,
): Promise<void> {
  const { id: _id, table_name: _table, title: _title, created_at: _created, ...changes } = view;
  await database
    .insertInto('default_view')
    .values(view)
    .onConflict((conflict) => conflict.columns(['table_name', 'title']).doUpdateSet(changes))
    .execute();
}

export async function deleteDefault(
  database: Kysely<Tables>,
  table: 'default_table_settings' | 'default_view',
  id: string,
): Promise<void> {
  await database.deleteFrom(table).where('id', '=', id).execute();
}
