import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from './tables.repository.ts';
import type { SavedFilterTable } from './tables.schema.ts';

export type SavedFilterRow = Selectable<SavedFilterTable> & { owner_name: string };

/** Of a table: one's own and, after them, what others of the same customer share; each in the order of making. */
export async function listVisibleFilters(
  database: Kysely<Tables>,
  owner: Owner,
  table: string,
): Promise<SavedFilterRow[]> {
  const rows = await database
    .selectFrom('saved_filter')
    .innerJoin('member', 'member.id', 'saved_filter.member_id')
    .where('saved_filter.customer_id', '=', owner.customerId)
    .where('saved_filter.table_name', '=', table)
    .where(({ eb, or }) =>
      or([eb('saved_filter.member_id', '=', owner.userId), eb('saved_filter.is_shared', '=', true)]),
    )
    .selectAll('saved_filter')
    .select('member.name as owner_name')
    .orderBy('saved_filter.created_at')
    .orderBy('saved_filter.id')
    .execute();
  const isOwn = (row: SavedFilterRow) => row.member_id === owner.userId;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

/** What keeping another one asks about, of every table. */
export async function listOwnFilters(database: Kysely<Tables>, owner: Owner) {
  return await database
    .selectFrom('saved_filter')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .select(['id', 'title', 'table_name', 'version'])
    .execute();
}

export async function insertFilter(
  database: Kysely<Tables>,
  filter: Insertable<SavedFilterTable>,
): Promise<void> {
  await database.insertInto('saved_filter').values(filter).execute();
}

export async function updateFilter(
  database: Kysely<Tables>,
  owner: Owner,
  id: string,
  changes: Updateable<SavedFilterTable>,
): Promise<void> {
  await database
    .updateTable('saved_filter')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

export async function deleteFilter(database: Kysely<Tables>, owner: Owner, id: string): Promise<void> {
  await database
    .deleteFrom('saved_filter')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('id', '=', id)
    .execute();
}
