import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

type NewCode = {
  subjectHash: Buffer;
  codeHash: Buffer;
  memberId: string | null;
  now: Date;
  expiresAt: Date;
};

/** Stores a code in place of the one that was sent for the same before. */
export async function storeCode(database: Kysely<Tables>, code: NewCode): Promise<void> {
  const columns = {
    code_hash: code.codeHash,
    member_id: code.memberId,
    tries: 0,
    created_at: code.now,
    expires_at: code.expiresAt,
    used_at: null,
  };
  await database
    .insertInto('one_time_code')
    .values({ subject_hash: code.subjectHash, ...columns })
    .onConflict((conflict) => conflict.column('subject_hash').doUpdateSet(columns))
    .execute();
}

/** Counts a try of a code that may still be tried, and gives it; null where there is none. */
export async function countTry(database: Kysely<Tables>, subjectHash: Buffer, mostTries: number) {
  const row = await database
    .updateTable('one_time_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('subject_hash', '=', subjectHash)
    .where('used_at', 'is', null)
    .where('tries', '<', mostTries)
    .returning(['code_hash', 'member_id', 'expires_at'])
    .executeTakeFirst();
  return row ?? null;
}

/** Takes a counted try back. */
export async function giveTryBack(database: Kysely<Tables>, subjectHash: Buffer): Promise<void> {
  await database
    .updateTable('one_time_code')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('subject_hash', '=', subjectHash)
    .where('tries', '>', 0)
    .execute();
}

export async function findCode(database: Kysely<Tables>, subjectHash: Buffer) {
  const row = await database
    .selectFrom('one_time_code')
    .where('subject_hash', '=', subjectHash)
    .select(['used_at', 'expires_at'])
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a code up; false where another call was first. */
export async function markCodeUsed(
  database: Kysely<Tables>,
  subjectHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await database
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('subject_hash', '=', subjectHash)
    .where('used_at', 'is', null)
    .returning('subject_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** What is over since then; until then it is known why a code is not taken. */
export async function deleteOldCodes(database: Kysely<Tables>, before: Date): Promise<void> {
  const instant = before.toISOString();
  await database.deleteFrom('one_time_code').where('expires_at', '<', instant).execute();
  await database.deleteFrom('password_reset').where('expires_at', '<', instant).execute();
}
