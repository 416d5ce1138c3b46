import type { Milestone } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from './accounts.repository.ts';

/** Of which of the seven times a person wants messages; none where nothing was said. */
export async function findWantedNodes(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
): Promise<Milestone[]> {
  const row = await database
    .selectFrom('container_notice')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', userId)
    .select('nodes')
    .executeTakeFirst();
  return row?.nodes ?? [];
}

export async function storeWantedNodes(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  { nodes, at }: { nodes: Milestone[]; at: Date },
): Promise<void> {
  const row = { nodes, saved_at: at };
  await database
    .insertInto('container_notice')
    .values({ customer_id: customerId, member_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['customer_id', 'member_id']).doUpdateSet(row))
    .execute();
}
