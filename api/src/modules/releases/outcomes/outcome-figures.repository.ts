import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { VersionName } from '../versions/versions.repository.ts';
import type { CustomerFigures } from './failing-limit.ts';

/** How often a version started or failed in pages: each page reports once. */
const reportsOf = (outcome: 'started' | 'failed') =>
  sql<number>`coalesce(sum(reports) filter (where outcome = ${sql.lit(outcome)}), 0)::int`;

/** How each version did since a day, by customers and by pages; visitors' pages count as pages alone. */
export async function listVersionFigures(database: Kysely<Tables>, sinceDay: string) {
  return await database
    .selectFrom('remote_outcome')
    .where('day', '>=', sinceDay)
    .select([
      'remote',
      'version',
      sql<number>`count(distinct customer_id)::int`.as('customers'),
      sql<number>`(count(distinct customer_id) filter (where outcome = 'failed'))::int`.as('failing'),
      reportsOf('started').as('started'),
      reportsOf('failed').as('failed'),
    ])
    .groupBy(['remote', 'version'])
    .execute();
}

/**
 * How versions did by customers, each by the last day on which they had it: over the months that a good version runs,
 * ever more people have met a failure once.
 */
export async function listCustomerFigures(
  database: Kysely<Tables>,
  names: readonly VersionName[],
): Promise<(VersionName & CustomerFigures)[]> {
  if (names.length === 0) return [];
  return await database
    .selectFrom('remote_last_day')
    .where((row) => row.or(names.map(({ remote, version }) => row.and({ remote, version }))))
    .select([
      'remote',
      'version',
      sql<number>`count(*)::int`.as('customers'),
      sql<number>`(count(*) filter (where has_failed))::int`.as('failing'),
    ])
    .groupBy(['remote', 'version'])
    .execute();
}

/** How each version of a remote did on each day since one, versions that were published last first. */
export async function listDailyFigures(database: Kysely<Tables>, remote: string, sinceDay: string) {
  return await database
    .selectFrom('remote_outcome')
    .innerJoin('remote_version', (join) =>
      join
        .onRef('remote_version.remote', '=', 'remote_outcome.remote')
        .onRef('remote_version.version', '=', 'remote_outcome.version'),
    )
    .where('remote_outcome.remote', '=', remote)
    .where('day', '>=', sinceDay)
    .select([
      'remote_outcome.version',
      'day',
      reportsOf('started').as('started'),
      reportsOf('failed').as('failed'),
    ])
    .groupBy(['remote_outcome.version', 'day', 'remote_version.published_at'])
    .orderBy('remote_version.published_at', 'desc')
    .orderBy('remote_outcome.version', 'desc')
    .execute();
}

/**
 * The last errors of each version of a remote since a day, each once, the newest first: those of customers, or where
 * none of them reported any, of visitors, who may be anybody.
 */
export async function listVersionErrors(
  database: Kysely<Tables>,
  { remote, sinceDay, limit }: { remote: string; sinceDay: string; limit: number },
) {
  const isCustomers = sql<boolean>`customer_id is not null`;
  return await database
    .with('reported', (query) =>
      query
        .selectFrom('remote_outcome')
        .where('remote', '=', remote)
        .where('day', '>=', sinceDay)
        .where('outcome', '=', 'failed')
        .where((row) => row.or([row('cause', 'is not', null), row('error', 'is not', null)]))
        .select([
          'version',
          'cause',
          'error',
          isCustomers.as('is_customers'),
          sql<number>`count(distinct customer_id)::int`.as('customers'),
          sql<string>`max(last_at)`.as('last_at'),
        ])
        .groupBy(['version', 'cause', 'error', isCustomers]),
    )
    .with('placed', (query) =>
      query
        .selectFrom('reported')
        .selectAll()
        .select([
          sql<boolean>`bool_or(is_customers) over (partition by version)`.as('has_customers'),
          sql<number>`row_number() over (partition by version order by is_customers desc, last_at desc)`.as(
            'place',
          ),
        ]),
    )
    .selectFrom('placed')
    .whereRef('is_customers', '=', 'has_customers')
    .where('place', '<=', limit)
    .select(['version', 'cause', 'error', 'customers', 'last_at'])
    .orderBy('last_at', 'desc')
    .orderBy('version')
    .orderBy('place')
    .execute();
}
