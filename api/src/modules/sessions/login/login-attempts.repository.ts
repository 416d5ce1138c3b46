import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type Subject = { kind: Tables['login_attempt']['subject_kind']; hash: Buffer };

/**
 * The counter of a subject, locked until the end of the transaction, made when there was none. In one statement:
 * between two, a sign-in that succeeds elsewhere could remove the row.
 */
export async function lockLoginAttempts(transaction: Kysely<Tables>, { kind, hash }: Subject, now: Date) {
  return await transaction
    .insertInto('login_attempt')
    .values({ subject_kind: kind, subject_hash: hash, failures: 0, last_failed_at: now, blocked_until: now })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_kind', 'subject_hash'])
        .doUpdateSet({ subject_kind: (eb) => eb.ref('login_attempt.subject_kind') }),
    )
    .returning(['failures', 'last_failed_at', 'blocked_until'])
    .executeTakeFirstOrThrow();
}

export async function setLoginAttempts(
  database: Kysely<Tables>,
  { kind, hash }: Subject,
  { failures, now, blockedUntil }: { failures: number; now: Date; blockedUntil: Date },
): Promise<void> {
  await database
    .updateTable('login_attempt')
    .set({ failures, last_failed_at: now, blocked_until: blockedUntil })
    .where('subject_kind', '=', kind)
    .where('subject_hash', '=', hash)
    .execute();
}

/** Takes one counted failure back and lets the subject try at once. */
export async function takeBackFailure(database: Kysely<Tables>, { kind, hash }: Subject, now: Date) {
  await database
    .updateTable('login_attempt')
    .set((eb) => ({
      failures: eb.fn<number>('greatest', [eb('failures', '-', 1), eb.lit(0)]),
      blocked_until: now,
    }))
    .where('subject_kind', '=', kind)
    .where('subject_hash', '=', hash)
    .execute();
}

/** Makes one first try of all up for before its time. */
export async function giveBackFirstTry(
  database: Kysely<Tables>,
  { kind, hash }: Subject,
  seconds: number,
): Promise<void> {
  await database
    .updateTable('login_attempt')
    .set({ blocked_until: sql<Date>`blocked_until - ${seconds} * interval '1 second'` })
    .where('subject_kind', '=', kind)
    .where('subject_hash', '=', hash)
    .execute();
}

/**
 * Claims the owner's warning of failed sign-ins, where they are enough and none was claimed since `toldBefore`. Gives the
 * number of failures; null where no warning is due.
 */
export async function takeWarning(
  database: Kysely<Tables>,
  { kind, hash }: Subject,
  { least, toldBefore, now }: { least: number; toldBefore: Date; now: Date },
): Promise<number | null> {
  const row = await database
    .updateTable('login_attempt')
    .set({ told_at: now })
    .where('subject_kind', '=', kind)
    .where('subject_hash', '=', hash)
    .where('failures', '>=', least)
    .where((eb) => eb.or([eb('told_at', 'is', null), eb('told_at', '<=', toldBefore.toISOString())]))
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? null;
}

export async function forgetLoginAttempts(database: Kysely<Tables>, { kind, hash }: Subject): Promise<void> {
  await database
    .deleteFrom('login_attempt')
    .where('subject_kind', '=', kind)
    .where('subject_hash', '=', hash)
    .execute();
}

export async function deleteOldLoginAttempts(database: Kysely<Tables>, before: Date): Promise<void> {
  // What somebody is counting at this moment is not old; waiting for it could end in a deadlock.
  const old = database
    .selectFrom('login_attempt')
    .select(['subject_kind', 'subject_hash'])
    .where('last_failed_at', '<', before.toISOString())
    .forUpdate()
    .skipLocked();
  await database
    .deleteFrom('login_attempt')
    .where((eb) =>
      eb(eb.refTuple('subject_kind', 'subject_hash'), 'in', old.$asTuple('subject_kind', 'subject_hash')),
    )
    .execute();
}
