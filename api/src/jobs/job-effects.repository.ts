import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Claims an effect within its own transaction; false where it has been had before. */
export async function claimEffect(
  transaction: Transaction<Tables>,
  { jobId, step, at }: { jobId: string; step: string; at: Date },
): Promise<boolean> {
  const claimed = await transaction
    .insertInto('job_effect')
    .values({ job_id: jobId, step, done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Jobs that are that old are never run again. */
export async function deleteOldEffects(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('job_effect').where('done_at', '<', before.toISOString()).execute();
}
