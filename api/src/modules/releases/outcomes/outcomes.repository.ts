import type { RemoteFailureCause } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type ReportedOutcome = {
  remote: string;
  version: string;
  deployment: number;
  customerId: string | null;
  outcome: 'started' | 'failed';
  cause: RemoteFailureCause | null;
  error: string | null;
};

/** Adds one report to the row of its version, customer and day, and to the customer's last day with the version. */
export async function addOutcome(
  database: Kysely<Tables>,
  { customerId: customer_id, ...reported }: ReportedOutcome,
  { day, now }: { day: string; now: Date },
): Promise<void> {
  const { cause, error } = reported;
  await database
    .insertInto('remote_outcome')
    .values({ ...reported, customer_id, day, reports: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'deployment', 'outcome', 'day', 'customer_id'])
        .doUpdateSet({ reports: sql`remote_outcome.reports + 1`, cause, error, last_at: now }),
    )
    .execute();
  if (customer_id === null) return;
  const { remote, version } = reported;
  await database
    .insertInto('remote_last_day')
    .values({ remote, version, customer_id, day, has_failed: reported.outcome === 'failed' })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'customer_id'])
        .doUpdateSet({
          day,
          has_failed: sql`excluded.has_failed or (remote_last_day.has_failed and remote_last_day.day = excluded.day)`,
        })
        .whereRef('excluded.day', '>=', 'remote_last_day.day'),
    )
    .execute();
}

/**
 * The customers who reported anything of a canary since it began, and whether a failure was among it. A canary is
 * known by its salt: it has a new one each time it begins.
 */
export async function listCanaryReporters(
  database: Kysely<Tables>,
  { remote, version, salt }: { remote: string; version: string; salt: string },
): Promise<{ customerId: string; hasFailed: boolean }[]> {
  const rows = await database
    .selectFrom('remote_outcome')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('customer_id', 'is not', null)
    .where(isSince(remote, salt))
    .select(['customer_id', sql<boolean>`bool_or(outcome = 'failed')`.as('has_failed')])
    .groupBy('customer_id')
    .execute();
  return rows.flatMap(({ customer_id, has_failed }) =>
    customer_id === null ? [] : [{ customerId: customer_id, hasFailed: has_failed }],
  );
}

/** The last errors of a canary since it began, each text once and whole, the newest first. */
export async function listCanaryErrors(
  database: Kysely<Tables>,
  { remote, version, salt, limit }: { remote: string; version: string; salt: string; limit: number },
): Promise<string[]> {
  const text = sql<string>`concat_ws(': ', cause, error)`;
  const rows = await database
    .selectFrom('remote_outcome')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('customer_id', 'is not', null)
    .where('outcome', '=', 'failed')
    .where(isSince(remote, salt))
    .where(text, '<>', '')
    .select(text.as('text'))
    .groupBy(text)
    .orderBy((row) => row.fn.max('last_at'), 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.text);
}

/** Reported of the deployment in which a canary began, or of a later one. */
function isSince(remote: string, salt: string) {
  return sql<boolean>`remote_outcome.deployment >= (
    select min(number) from remote_deployment where canary -> ${remote}::text ->> 'salt' = ${salt}
  )`;
}

/** What is older says nothing of what runs now. How versions went to which a page may fall back stays known. */
export async function deleteOldOutcomes(database: Kysely<Tables>, beforeDay: string): Promise<void> {
  await database.deleteFrom('remote_outcome').where('day', '<', beforeDay).execute();
  await database
    .deleteFrom('remote_last_day')
    .where('day', '<', beforeDay)
    .where(
      sql<boolean>`not exists (
        select from remote_deployment where number = (select max(number) from remote_deployment)
          and stable_before -> remote_last_day.remote @> to_jsonb(remote_last_day.version)
      )`,
    )
    .execute();
}
