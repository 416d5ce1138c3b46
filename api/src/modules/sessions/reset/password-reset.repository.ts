import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { revokeSessionsOf } from '../sessions.repository.ts';

export async function insertReset(
  database: Kysely<Tables>,
  { ticketHash, memberId, expiresAt }: { ticketHash: Buffer; memberId: string; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('password_reset')
    .values({ ticket_hash: ticketHash, member_id: memberId, expires_at: expiresAt })
    .execute();
}

/** Whose password a ticket sets. */
export async function findReset(database: Kysely<Tables>, ticketHash: Buffer, now: Date) {
  const row = await database
    .selectFrom('password_reset')
    .innerJoin('member', 'member.id', 'password_reset.member_id')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now.toISOString())
    .where('member.is_active', '=', true)
    .select(['member.id', 'member.customer_id', 'member.account', 'member.account_key'])
    .select(['member.name', 'member.email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a ticket up, and all others of its account; false where another call was first. */
export async function takeReset(
  database: Kysely<Tables>,
  { ticketHash, memberId }: { ticketHash: Buffer; memberId: string },
): Promise<boolean> {
  const taken = await database
    .deleteFrom('password_reset')
    .where('ticket_hash', '=', ticketHash)
    .returning('ticket_hash')
    .executeTakeFirst();
  await database.deleteFrom('password_reset').where('member_id', '=', memberId).execute();
  return taken !== undefined;
}

export async function setPassword(
  database: Kysely<Tables>,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await database
    .updateTable('member')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .execute();
}

/** Ends every session of a member, and forgets every browser in which they signed in. */
export async function endEverySession(database: Kysely<Tables>, memberId: string, now: Date): Promise<void> {
  await revokeSessionsOf(database, memberId, now);
  await database.deleteFrom('known_browser').where('member_id', '=', memberId).execute();
}

/** Voids every code and ticket that could still set somebody's password. */
export async function forgetResets(database: Kysely<Tables>, memberId: string): Promise<void> {
  await database.deleteFrom('password_reset').where('member_id', '=', memberId).execute();
  await database.deleteFrom('one_time_code').where('member_id', '=', memberId).execute();
}
