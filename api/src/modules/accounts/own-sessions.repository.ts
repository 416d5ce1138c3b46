import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from './accounts.repository.ts';

export type SessionRow = Awaited<ReturnType<typeof listOwnSessions>>[number];

/** The open sessions of a person, the one used last first. */
export async function listOwnSessions(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  { now, most }: { now: Date; most: number },
) {
  return await database
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('member.customer_id', '=', customerId)
    .where('member.id', '=', userId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .select(['session.id', 'session.address', 'session.user_agent', 'session.created_at'])
    .select(sql<string>`coalesce(session.used_at, session.created_at)`.as('used_at'))
    .orderBy(sql`coalesce(session.used_at, session.created_at)`, 'desc')
    .orderBy('session.id')
    .limit(most)
    .execute();
}

const revoked = (now: Date) => ({
  revoked_at: sql<Date>`coalesce(session.revoked_at, ${now.toISOString()}::timestamptz)`,
});

/** Ends a session of a person's; one that has ended stays as it is. Null where the person has none of this id. */
export async function revokeOwnSession(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  { id, now }: { id: string; now: Date },
) {
  const row = await database
    .updateTable('session')
    .from('member')
    .whereRef('member.id', '=', 'session.member_id')
    .where('member.customer_id', '=', customerId)
    .where('member.id', '=', userId)
    .where('session.id', '=', id)
    .set(revoked(now))
    .returning(['session.id', 'session.user_agent', 'session.address'])
    .executeTakeFirst();
  return row ?? null;
}

/** Ends all sessions of a person but one, and gives how many were open. */
export async function revokeOtherSessions(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  { but, now }: { but: string; now: Date },
): Promise<number> {
  const ended = await database
    .updateTable('session')
    .from('member')
    .whereRef('member.id', '=', 'session.member_id')
    .where('member.customer_id', '=', customerId)
    .where('member.id', '=', userId)
    .where('session.id', '<>', but)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .set(revoked(now))
    .returning('session.id')
    .execute();
  return ended.length;
}
