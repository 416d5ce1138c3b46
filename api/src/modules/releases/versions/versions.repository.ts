import type { LocalizedText, RemoteDeclaration } from '@berth/contract';
import type { RemoteBuildRecord } from '@berth/contract/release';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { RemoteVersionTable } from '../releases.schema.ts';

export type VersionRow = Selectable<RemoteVersionTable>;
export type VersionName = { remote: string; version: string };

/** `booking@0.1.0+3f2a9c41d7e0` */
export const textOf = ({ remote, version }: VersionName): string => `${remote}@${version}`;

export async function findVersion(
  database: Kysely<Tables>,
  { remote, version }: VersionName,
): Promise<VersionRow | null> {
  const row = await database
    .selectFrom('remote_version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Every build of a SemVer version, removed ones too. */
export async function listBuilds(database: Kysely<Tables>, { remote, version }: VersionName) {
  return await database
    .selectFrom('remote_version')
    .where('remote', '=', remote)
    .where(sql<string>`split_part(version, '+', 1)`, '=', version)
    .selectAll()
    .orderBy('published_at', 'desc')
    .execute();
}

/** Those of the named versions that there are. */
export async function listVersionsByName(
  database: Kysely<Tables>,
  names: readonly VersionName[],
): Promise<VersionRow[]> {
  if (names.length === 0) return [];
  return await database
    .selectFrom('remote_version')
    .where((row) => row.or(names.map(({ remote, version }) => row.and({ remote, version }))))
    .selectAll()
    .execute();
}

const summaryColumns = [
  'remote',
  'version',
  'origin',
  'published_at',
  'published_by',
  'file_count',
  'bytes',
  'brotli_bytes',
  'runtime_range',
  'contract_hash',
  'removed_at',
  'removed_by',
  'removed_why',
] as const;

/** What is to be said of a version without its record, which has some hundred kB. */
export type VersionSummary = Pick<VersionRow, (typeof summaryColumns)[number]>;

export async function findSummary(
  database: Kysely<Tables>,
  { remote, version }: VersionName,
): Promise<VersionSummary | null> {
  const row = await database
    .selectFrom('remote_version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .select(summaryColumns)
    .executeTakeFirst();
  return row ?? null;
}

// Rows stay for ever; the quota bounds what is stored.
const mostRemoved = 200;

/** Every stored version and those that were removed last, the newest first. */
export async function listVersions(
  database: Kysely<Tables>,
  remote: string | null,
): Promise<VersionSummary[]> {
  let removed = database.selectFrom('remote_version').where('removed_at', 'is not', null);
  if (remote !== null) removed = removed.where('remote', '=', remote);
  const oldest = removed
    .select('removed_at')
    .orderBy('removed_at', 'desc')
    .offset(mostRemoved - 1)
    .limit(1);
  let query = database
    .selectFrom('remote_version')
    .where((row) =>
      row.or([
        row('removed_at', 'is', null),
        row('removed_at', '>=', row.fn.coalesce(oldest, sql<string>`'-infinity'::timestamptz`)),
      ]),
    )
    .select(summaryColumns);
  if (remote !== null) query = query.where('remote', '=', remote);
  return await query.orderBy('published_at', 'desc').orderBy('remote').orderBy('version', 'desc').execute();
}

/** The paths that versions claim. */
export async function listBasePaths(
  database: Kysely<Tables>,
  names: readonly VersionName[],
): Promise<(VersionName & { basePaths: string[] })[]> {
  if (names.length === 0) return [];
  return await database
    .selectFrom('remote_version')
    .where((row) => row.or(names.map(({ remote, version }) => row.and({ remote, version }))))
    .select(['remote', 'version', sql<string[]>`declaration -> 'basePaths'`.as('basePaths')])
    .execute();
}

/** What each remote is called, as its newest version says. */
export async function listTitles(
  database: Kysely<Tables>,
): Promise<{ remote: string; title: LocalizedText }[]> {
  return await database
    .selectFrom('remote_version')
    .distinctOn('remote')
    .select(['remote', sql<LocalizedText>`declaration -> 'title'`.as('title')])
    .orderBy('remote')
    .orderBy('published_at', 'desc')
    .execute();
}

export type NewVersion = {
  origin: VersionRow['origin'];
  record: RemoteBuildRecord;
  declaration: RemoteDeclaration;
  /** Of its files as they are stored. */
  bytes: number;
  brotliBytes: number;
  by: string;
  at: Date;
};

export async function insertVersion(database: Kysely<Tables>, made: NewVersion): Promise<void> {
  const { name: remote, version } = made.record;
  await database
    .insertInto('remote_version')
    .values({ remote, version, ...columnsOf(made) })
    .execute();
  await insertFileNames(database, made);
}

/** A build of the server's checkout is a team's from now on. */
export async function markReleased(
  database: Kysely<Tables>,
  { remote, version }: VersionName,
): Promise<void> {
  await database
    .updateTable('remote_version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .set({ origin: 'released' })
    .execute();
}

/** A version whose files were removed is there again. */
export async function restoreVersion(
  database: Kysely<Tables>,
  { remote, version }: VersionName,
  made: NewVersion,
): Promise<void> {
  await database
    .updateTable('remote_version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .set({ ...columnsOf(made), removed_at: null, removed_by: null, removed_why: null })
    .execute();
  await insertFileNames(database, made);
}

function columnsOf({ origin, record, declaration, bytes, brotliBytes, by, at }: NewVersion) {
  return {
    origin,
    record: JSON.stringify(record),
    declaration: JSON.stringify(declaration),
    file_count: Object.keys(record.files).length,
    bytes,
    brotli_bytes: brotliBytes,
    runtime_range: record.runtime.range,
    contract_hash: record.contract.hash,
    published_at: at,
    published_by: by,
  };
}

/** Says of the files that a version needs them. */
async function insertFileNames(database: Kysely<Tables>, { record }: NewVersion): Promise<void> {
  const { name: remote, version, files } = record;
  const integrities = [...new Set(Object.values(files).map(({ integrity }) => integrity))];
  if (integrities.length === 0) return;
  await database
    .insertInto('remote_version_file')
    .values(integrities.map((integrity) => ({ remote, version, integrity })))
    .execute();
}

/** Who took a version's files away before their time, and why. */
export type Removal = { by: string; why: string };

/** From now on the files of a version may go; gives those that it needed. */
export async function markRemoved(
  database: Kysely<Tables>,
  { remote, version }: VersionName,
  at: Date,
  removal: Removal | null = null,
): Promise<string[]> {
  await database
    .updateTable('remote_version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .set({ removed_at: at, removed_by: removal?.by ?? null, removed_why: removal?.why ?? null })
    .execute();
  const named = await database
    .deleteFrom('remote_version_file')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .returning('integrity')
    .execute();
  return named.map(({ integrity }) => integrity);
}

/** The names of all versions whose files are still there. */
export async function listKeptNames(database: Kysely<Tables>): Promise<VersionName[]> {
  return await database
    .selectFrom('remote_version')
    .where('removed_at', 'is', null)
    .select(['remote', 'version'])
    .orderBy('remote')
    .orderBy('version')
    .execute();
}

/** Those of the named versions that have their files. */
export async function listPresent(
  database: Kysely<Tables>,
  names: readonly VersionName[],
): Promise<VersionName[]> {
  if (names.length === 0) return [];
  return await database
    .selectFrom('remote_version')
    .where((row) => row.or(names.map(({ remote, version }) => row.and({ remote, version }))))
    .where('removed_at', 'is', null)
    .select(['remote', 'version'])
    .execute();
}

/** Versions that have their files, published before a moment. */
export async function listPresentVersions(database: Kysely<Tables>, before: Date): Promise<VersionName[]> {
  return await database
    .selectFrom('remote_version')
    .where('removed_at', 'is', null)
    .where('published_at', '<', before.toISOString())
    .select(['remote', 'version'])
    .execute();
}
