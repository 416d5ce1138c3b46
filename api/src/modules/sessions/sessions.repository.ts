import { randomUUID } from 'node:crypto';
import type { CustomerKind, SettlementKind } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type MemberRow = {
  id: string;
  customer_id: string;
  account: string;
  name: string;
  roles: string[];
  permissions: string[];
  customer_name: string;
  customer_kind: CustomerKind;
  customer_settlement: SettlementKind;
};

function members(database: Kysely<Tables>) {
  return database
    .selectFrom('member')
    .innerJoin('customer', 'customer.id', 'member.customer_id')
    .select([
      'member.id',
      'member.customer_id',
      'member.account',
      'member.name',
      'member.roles',
      'member.permissions',
      'customer.name as customer_name',
      'customer.kind as customer_kind',
      'customer.settlement as customer_settlement',
    ]);
}

/** An active member with the hash of the password, by the account as it is looked up. */
export async function findMemberByAccount(
  database: Kysely<Tables>,
  accountKey: string,
): Promise<(MemberRow & { password_hash: string }) | null> {
  const row = await members(database)
    .select('member.password_hash')
    .where('member.account_key', '=', accountKey)
    .where('member.is_active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** A person who may sign in; null for one who may not any more. */
export async function findActiveMember(
  database: Kysely<Tables>,
  memberId: string,
): Promise<MemberRow | null> {
  const ofId = members(database).where('member.id', '=', memberId).where('member.is_active', '=', true);
  return (await ofId.executeTakeFirst()) ?? null;
}

export async function getMember(database: Kysely<Tables>, memberId: string): Promise<MemberRow> {
  return await members(database).where('member.id', '=', memberId).executeTakeFirstOrThrow();
}

/** The session that a token opens, with its member; null when it ended, was revoked or never was. */
export async function findOpenSession(database: Kysely<Tables>, tokenHash: Buffer, now: Date) {
  const row = await members(database)
    .innerJoin('session', 'session.member_id', 'member.id')
    .select(['session.id as session_id', 'session.companion_hash'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .where('member.is_active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSession(
  database: Kysely<Tables>,
  session: { memberId: string; tokenHash: Buffer; companionHash: Buffer; now: Date; expiresAt: Date },
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('session')
    .values({
      id,
      member_id: session.memberId,
      token_hash: session.tokenHash,
      companion_hash: session.companionHash,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
  return id;
}

export async function revokeSession(database: Kysely<Tables>, sessionId: string, now: Date): Promise<void> {
  await database.updateTable('session').set({ revoked_at: now }).where('id', '=', sessionId).execute();
}

export async function deleteEndedSessions(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('session').where('expires_at', '<', before.toISOString()).execute();
}

type OpenedSession = { customerId: string; sessionId: string };

/** The ids of those sessions that are still open. */
export async function listOpenSessions(
  database: Kysely<Tables>,
  sessions: readonly OpenedSession[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const customerIds = [...new Set(sessions.map(({ customerId }) => customerId))];
  const open = await database
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where(sql<boolean>`member.customer_id = any(${customerIds}::uuid[])`)
    .where('member.is_active', '=', true)
    .where(sql<boolean>`session.id = any(${sessions.map(({ sessionId }) => sessionId)}::uuid[])`)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .select(['session.id', 'member.customer_id'])
    .execute();
  return new Set(open.map(({ id }) => id));
}
