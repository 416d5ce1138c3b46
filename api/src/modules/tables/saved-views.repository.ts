import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../kept/named-records.repository.ts';
import type { SavedViewTable } from './tables.schema.ts';

export type SavedViewRow = Selectable<SavedViewTable>;

/** A person's views of a table, in the order of creation. */
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

/** Before another view becomes the default. The former default gets a new version, so that no save from it restores it. */
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
