import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../kept/named-records.repository.ts';
import type { SavedFilterTable } from './tables.schema.ts';

export type SavedFilterRow = Selectable<SavedFilterTable> & { owner_name: string };

/** Of a table: one's own and then those that others of the customer share, each in the order of creation. */
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
