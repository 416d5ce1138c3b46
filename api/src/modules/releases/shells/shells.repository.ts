import type { ShellBuildRecord } from '@berth/contract/release';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

const mostBuilds = 100;

/** Says that a build is served now. The same files, built against another contract, fit that one. */
export async function rememberShell(
  database: Kysely<Tables>,
  record: ShellBuildRecord,
  at: Date,
): Promise<void> {
  const served = { record: JSON.stringify(record), served_at: at };
  await database
    .insertInto('shell_version')
    .values({ version: record.version, ...served })
    .onConflict((conflict) => conflict.column('version').doUpdateSet(served))
    .execute();
}

/** The build that was served last; null before any was. */
export async function findServedShell(database: Kysely<Tables>) {
  const row = await keptBuilds(database).select(['version', 'served_at']).limit(1).executeTakeFirst();
  return row ?? null;
}

/** The names of the stored builds, the one that was served last first. */
export async function listShellVersions(database: Kysely<Tables>): Promise<string[]> {
  const kept = await keptBuilds(database).select('version').execute();
  return kept.map(({ version }) => version);
}

/** Path and hash of each file of the stored builds; of a path that several have, that of the newest comes last. */
export async function listShellFiles(database: Kysely<Tables>): Promise<[path: string, integrity: string][]> {
  const { rows } = await sql<{ path: string; integrity: string }>`
    select file.key as path, file.value ->> 'integrity' as integrity
    from (${keptBuilds(database).select(['served_at', 'record'])}) kept
      cross join lateral jsonb_each(kept.record -> 'files') file
    order by kept.served_at`.execute(database);
  return rows.map(({ path, integrity }) => [path, integrity]);
}

/** Of a server that was released a hundred times within its days, the newest: what is held in memory has an end. */
function keptBuilds(database: Kysely<Tables>) {
  return database.selectFrom('shell_version').orderBy('served_at', 'desc').limit(mostBuilds);
}

/** The stored builds with the calls that each makes. */
export async function listShellCalls(
  database: Kysely<Tables>,
): Promise<{ version: string; contract: ShellBuildRecord['contract'] }[]> {
  return await database
    .selectFrom('shell_version')
    .select('version')
    .select(sql<ShellBuildRecord['contract']>`record -> 'contract'`.as('contract'))
    .orderBy('version')
    .execute();
}

/** Their files go with the next sweep of the releases. */
export async function forgetShellsBefore(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('shell_version').where('served_at', '<', before.toISOString()).execute();
}
