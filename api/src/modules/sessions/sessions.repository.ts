import { randomUUID } from 'node:crypto';
import type { CustomerKind, SettlementKind } from '@berth/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { rightColumns, withPermissions } from '../../policy/member-rights.repository.ts';

/** No member has it: what is asked for it takes as long as for one who is there. */
export const nobodysId = '00000000-0000-0000-0000-000000000000';

export type MemberRow = {
  id: string;
  customer_id: string;
  account: string;
  name: string;
  avatar_upload_id: string | null;
  roles: string[];
  permissions: string[];
  customer_name: string;
  customer_kind: CustomerKind;
  customer_settlement: SettlementKind;
  salesperson_id: string;
  customer_service_id: string;
  frozen_reason: string | null;
};

function members(database: Kysely<Tables>) {
  return database
    .selectFrom('member')
    .innerJoin('customer', 'customer.id', 'member.customer_id')
    .leftJoin('member_avatar', (join) =>
      join
        .onRef('member_avatar.customer_id', '=', 'member.customer_id')
        .onRef('member_avatar.member_id', '=', 'member.id'),
    )
    .leftJoin('member_role', (join) =>
      join
        .onRef('member_role.customer_id', '=', 'member.customer_id')
        .onRef('member_role.id', '=', 'member.role_id'),
    )
    .select(rightColumns)
    .select([
      'member.id',
      'member.customer_id',
      'member.account',
      'member.name',
      'member_avatar.upload_id as avatar_upload_id',
      'member.roles',
      'customer.name as customer_name',
      'customer.kind as customer_kind',
      'customer.settlement as customer_settlement',
      'customer.salesperson_id',
      'customer.customer_service_id',
      'customer.frozen_reason',
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
  return row ? withPermissions(row) : null;
}

/** An active member by the number that they proved to have, and by the account where one is given. */
export async function findMemberByPhone(
  database: Kysely<Tables>,
  phone: string,
  accountKey?: string,
): Promise<MemberRow | null> {
  const row = await members(database)
    .where('member.phone', '=', phone)
    .where('member.phone_verified_at', 'is not', null)
    .where('member.is_active', '=', true)
    .$if(accountKey !== undefined, (query) => query.where('member.account_key', '=', accountKey ?? ''))
    .executeTakeFirst();
  return row ? withPermissions(row) : null;
}

/**
 * Whether a number is somebody's already, who may sign in or not. Until the transaction ends no other one asks about the
 * same number.
 */
export async function isPhoneProved(transaction: Transaction<Tables>, phone: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proved phone ${phone}`}, 0))`.execute(
    transaction,
  );
  const row = await transaction
    .selectFrom('member')
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A person who may sign in; null for one who may not any more. */
export async function findActiveMember(
  database: Kysely<Tables>,
  memberId: string,
): Promise<MemberRow | null> {
  const ofId = members(database).where('member.id', '=', memberId).where('member.is_active', '=', true);
  const row = await ofId.executeTakeFirst();
  return row ? withPermissions(row) : null;
}

/** Whether anybody can sign in by a number. */
export async function hasProvedPhones(database: Kysely<Tables>): Promise<boolean> {
  const member = await database
    .selectFrom('member')
    .where('phone_verified_at', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

/** By what somebody proved to be a member: the password that has this hash, their number, or an open session of theirs. */
export type SignInProof = { passwordHash: string } | { phone: string } | { sessionId: string };

/** Whether what somebody proved still counts; it does until the transaction ends. */
export async function lockProved(
  transaction: Kysely<Tables>,
  memberId: string,
  proof: SignInProof,
): Promise<boolean> {
  const member = transaction.selectFrom('member').where('id', '=', memberId).where('is_active', '=', true);
  const proved = () => {
    if ('phone' in proof)
      return member.where('phone', '=', proof.phone).where('phone_verified_at', 'is not', null);
    if ('passwordHash' in proof) return member.where('password_hash', '=', proof.passwordHash);
    return member.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .whereRef('session.member_id', '=', 'member.id')
          .where('session.id', '=', proof.sessionId)
          .where('session.revoked_at', 'is', null)
          .select('session.id'),
      ),
    );
  };
  return (await proved().select('id').forShare().executeTakeFirst()) !== undefined;
}

export async function getMember(database: Kysely<Tables>, memberId: string): Promise<MemberRow> {
  const row = await members(database).where('member.id', '=', memberId).executeTakeFirstOrThrow();
  return withPermissions(row);
}

/** The session that a token opens, with its member; null when it ended, was revoked or never was. */
export async function findOpenSession(database: Kysely<Tables>, tokenHash: Buffer, now: Date) {
  const row = await members(database)
    .innerJoin('session', 'session.member_id', 'member.id')
    .select(['session.id as session_id', 'session.companion_hash', 'session.used_at', 'session.created_at'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .where('member.is_active', '=', true)
    .executeTakeFirst();
  return row ? withPermissions(row) : null;
}

export async function insertSession(
  database: Kysely<Tables>,
  session: {
    memberId: string;
    tokenHash: Buffer;
    companionHash: Buffer;
    address: string;
    userAgent: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('session')
    .values({
      id,
      member_id: session.memberId,
      token_hash: session.tokenHash,
      companion_hash: session.companionHash,
      address: session.address,
      user_agent: session.userAgent,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
  return id;
}

// A stranger adds none to them, and an owner is not at home in more.
const newestSignIns = 50;

/** Where a member signed in lately; without one the same is asked for nobody's. */
export async function listSignInAddresses(
  database: Kysely<Tables>,
  memberId: string | null,
): Promise<string[]> {
  const sessions = await database
    .selectFrom('session')
    .where('member_id', '=', memberId ?? nobodysId)
    .orderBy('created_at', 'desc')
    .limit(newestSignIns)
    .select('address')
    .execute();
  return sessions.map(({ address }) => address);
}

/** Counts a sign-in of a member, whichever way it came. */
export async function countLogin(database: Kysely<Tables>, memberId: string, now: Date): Promise<void> {
  await database
    .updateTable('member')
    .where('id', '=', memberId)
    .set({ login_count: sql`login_count + 1`, last_login_at: now })
    .execute();
}

export async function revokeSession(database: Kysely<Tables>, sessionId: string, now: Date): Promise<void> {
  await database.updateTable('session').set({ revoked_at: now }).where('id', '=', sessionId).execute();
}

/** Notes a call of a session; of several at once one writes. */
export async function markSessionUsed(
  database: Kysely<Tables>,
  sessionId: string,
  { usedBefore, now }: { usedBefore: Date; now: Date },
): Promise<void> {
  await database
    .updateTable('session')
    .where('id', '=', sessionId)
    .where((session) =>
      session.or([session('used_at', 'is', null), session('used_at', '<=', usedBefore.toISOString())]),
    )
    .set({ used_at: now })
    .execute();
}

/** Ends whatever sessions a member has open. */
export async function revokeSessionsOf(database: Kysely<Tables>, memberId: string, now: Date): Promise<void> {
  const open = database.updateTable('session').where('member_id', '=', memberId);
  await open.where('revoked_at', 'is', null).set({ revoked_at: now }).execute();
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
