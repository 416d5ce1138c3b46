import type { LocalizedText, RemoteDeclaration } from '@berth/contract';
import type { RemoteBuildRecord } from '@berth/contract/release';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { RemoteVersionTable } from './releases.schema.ts';

export type VersionRow = Selectable<RemoteVersionTable>;
export type VersionName = { remote: string; version: string };

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

export type VersionSummary = Omit<VersionRow, 'record' | 'declaration'> & {
  files: number;
  bytes: number;
  brotli_bytes: number;
  runtime_range: string;
  contract_hash: string;
};

/** Every version, the newest first, with what is to be said of its record: a whole one has some hundred kB. */
export async function listVersions(
  database: Kysely<Tables>,
  remote: string | null,
): Promise<VersionSummary[]> {
  let query = database
    .selectFrom('remote_version as version')
    .innerJoinLateral(
      sql<{ files: number; bytes: number; brotli_bytes: number }>`(
        select count(*)::integer as files,
          coalesce(sum((file.value ->> 'bytes')::bigint), 0)::bigint as bytes,
          coalesce(sum((file.value ->> 'brotliBytes')::bigint), 0)::bigint as brotli_bytes
        from jsonb_each(version.record -> 'files') file
      )`.as('sums'),
      (join) => join.onTrue(),
    )
    .select(['version.remote', 'version.version', 'version.origin', 'version.published_at'])
    .select(['version.published_by', 'version.removed_at', 'sums.files', 'sums.bytes', 'sums.brotli_bytes'])
    .select([
      sql<string>`version.record -> 'runtime' ->> 'range'`.as('runtime_range'),
      sql<string>`version.record -> 'contract' ->> 'hash'`.as('contract_hash'),
    ]);
  if (remote !== null) query = query.where('version.remote', '=', remote);
  return await query
    .orderBy('version.published_at', 'desc')
    .orderBy('version.remote')
    .orderBy('version.version', 'desc')
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
  by: string;
  at: Date;
};

export async function insertVersion(database: Kysely<Tables>, made: NewVersion): Promise<void> {
  const { name: remote, version } = made.record;
  await database
    .insertInto('remote_version')
    .values({ remote, version, ...columnsOf(made) })
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
    .set({ ...columnsOf(made), removed_at: null })
    .execute();
}

function columnsOf({ origin, record, declaration, by, at }: NewVersion) {
  return {
    origin,
    record: JSON.stringify(record),
    declaration: JSON.stringify(declaration),
    published_at: at,
    published_by: by,
  };
}

/** From now on the version is a team's: no bundled one takes its place. */
export async function markReleased(
  database: Kysely<Tables>,
  { remote, version }: VersionName,
): Promise<void> {
  await database
    .updateTable('remote_version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('origin', '=', 'bundled')
    .set({ origin: 'released' })
    .execute();
}

export async function markRemoved(
  database: Kysely<Tables>,
  { remote, version }: VersionName,
  at: Date,
): Promise<void> {
  await database
    .updateTable('remote_version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .set({ removed_at: at })
    .execute();
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

/** Versions that have their files, published before a moment. */
export async function listPresentVersions(database: Kysely<Tables>, before: Date): Promise<VersionName[]> {
  return await database
    .selectFrom('remote_version')
    .where('removed_at', 'is', null)
    .where('published_at', '<', before.toISOString())
    .select(['remote', 'version'])
    .execute();
}
