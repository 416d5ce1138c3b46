import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../kept/named-records.repository.ts';
import type { ConsoleLayoutTable } from './console.schema.ts';

export async function findLayout(
  database: Kysely<Tables>,
  owner: Owner,
): Promise<Selectable<ConsoleLayoutTable> | null> {
  const layout = await database
    .selectFrom('console_layout')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .selectAll()
    .executeTakeFirst();
  return layout ?? null;
}

export async function upsertLayout(
  database: Kysely<Tables>,
  layout: Insertable<ConsoleLayoutTable>,
): Promise<void> {
  const { customer_id: _customer, member_id: _member, ...changes } = layout;
  await database
    .insertInto('console_layout')
    .values(layout)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changes))
    .execute();
}

export async function deleteLayout(database: Kysely<Tables>, owner: Owner): Promise<void> {
  await database
    .deleteFrom('console_layout')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .execute();
}
