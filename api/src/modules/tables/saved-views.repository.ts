import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from './tables.repository.ts';
import type { SavedViewTable } from './tables.schema.ts';

export type SavedViewRow = Selectable<SavedViewTable>;

/** A person's views of a table, in the order of making. */
export async function listViews(
  database: Kysely<Tables>,
  owner: Owner,
  table: string,
): Promise<SavedViewRow[]> {
  return await database
    .selectFrom('saved_view')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('table_name', '=', table)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What keeping another one asks about, of every table. */
export async function listOwnViews(database: Kysely<Tables>, owner: Owner) {
  return await database
    .selectFrom('saved_view')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .select(['id', 'title', 'table_name', 'version'])
    .execute();
}

/** Before another one becomes it. Who had the view before would make it the default again, so it has a new version. */
export async function clearDefaultView(
  database: Kysely<Tables>,
  owner: Owner,
  table: string,
  version: string,
): Promise<void> {
  await database
    .updateTable('saved_view')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('table_name', '=', table)
    .where('is_default', '=', true)
    .set({ is_default: false, version })
    .execute();
}

export async function insertView(database: Kysely<Tables>, view: Insertable<SavedViewTable>): Promise<void> {
  await database.insertInto('saved_view').values(view).execute();
}

export async function updateView(
  database: Kysely<Tables>,
  owner: Owner,
  id: string,
  changes: Updateable<SavedViewTable>,
): Promise<void> {
  await database
    .updateTable('saved_view')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

export async function deleteView(database: Kysely<Tables>, owner: Owner, id: string): Promise<void> {
  await database
    .deleteFrom('saved_view')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('id', '=', id)
    .execute();
}
