import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** How many conversations there are for each chip of the inbox. */
export async function countConversations(
  database: Kysely<Tables>,
  userId: string,
): Promise<{ open: number; mine: number; waiting: number }> {
  return await database
    .selectFrom('conversation')
    .where('state', '<>', 'closed')
    .select([
      sql<number>`count(*)::integer`.as('open'),
      sql<number>`(count(*) filter (where owner_id = ${userId}))::integer`.as('mine'),
      sql<number>`(count(*) filter (where state = 'waiting'))::integer`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();
}

/** The conversations that wait and are nobody's or the reader's own: how many, and the one that waits longest. */
export async function findWaiting(database: Kysely<Tables>, userId: string) {
  const rows = await database
    .selectFrom('conversation')
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', userId)]))
    .select(['id', 'number', 'waiting_since'])
    .select(sql<number>`(count(*) over ())::integer`.as('count'))
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(1)
    .execute();
  return rows[0] ?? null;
}

/** How the person who asked is called now, and their company; null for a visitor, and once the person is gone. */
export async function findAskingMember(
  database: Kysely<Tables>,
  { customerId, memberId }: { customerId: string | null; memberId: string | null },
) {
  if (customerId === null || memberId === null) return null;
  const member = await database
    .selectFrom('member')
    .innerJoin('customer', 'customer.id', 'member.customer_id')
    .where('member.customer_id', '=', customerId)
    .where('member.id', '=', memberId)
    .select(['member.id', 'member.name', 'member.customer_id as customerId', 'customer.name as company'])
    .executeTakeFirst();
  return member ?? null;
}
