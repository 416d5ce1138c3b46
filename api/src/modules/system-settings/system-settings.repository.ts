import type { SettingSection } from '@berth/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export async function listSettings(database: Kysely<Tables>, sections: readonly SettingSection[]) {
  return await database.selectFrom('system_setting').where('section', 'in', sections).selectAll().execute();
}

/** Until the end of the transaction nobody else saves this section, also where nobody has yet. */
export async function lockSection(transaction: Transaction<Tables>, section: SettingSection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${section}`}, 0))`.execute(transaction);
}

type SavedSetting = { section: SettingSection; value: object; version: number; by: string; at: Date };

export async function storeSetting(
  transaction: Transaction<Tables>,
  { section, value, version, by, at }: SavedSetting,
): Promise<void> {
  const columns = { value: JSON.stringify(value), version, changed_by: by, changed_at: at };
  await transaction
    .insertInto('system_setting')
    .values({ section, ...columns })
    .onConflict((conflict) => conflict.column('section').doUpdateSet(columns))
    .execute();
}

/** By what a person is reached. */
export async function getReach(database: Kysely<Tables>, memberId: string) {
  return await database
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['name', 'account', 'phone', 'email'])
    .executeTakeFirstOrThrow();
}

type JobCounts = { waiting: number; running: number; behind: number; failed: number };

/** How many jobs wait and run, have waited since before a moment, and failed since another. */
export async function countJobs(
  database: Kysely<Tables>,
  { waitingSince, failedSince }: { waitingSince: Date; failedSince: Date },
): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select
      (count(*) filter (where state = 'waiting'))::integer as waiting,
      (count(*) filter (where state = 'running'))::integer as running,
      (count(*) filter (where state = 'waiting' and created_at < ${waitingSince}))::integer as behind,
      (count(*) filter (where state = 'failed' and finished_at >= ${failedSince}))::integer as failed
    from background_job`.execute(database);
  return rows[0] ?? { waiting: 0, running: 0, behind: 0, failed: 0 };
}
