import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The key of a member; `made` becomes it where there is none yet. Of two calls at once both get the same. */
export async function keepUnsavedWorkKey(
  database: Kysely<Tables>,
  { memberId, made, now }: { memberId: string; made: string; now: Date },
): Promise<string> {
  await database
    .insertInto('unsaved_work_key')
    .values({ member_id: memberId, key_hex: made, created_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const { key_hex } = await database
    .selectFrom('unsaved_work_key')
    .select('key_hex')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return key_hex;
}
