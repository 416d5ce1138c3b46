import type { RemoteDeclaration } from '@berth/contract';
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

export async function listVersions(database: Kysely<Tables>, remote: string | null): Promise<VersionRow[]> {
  let query = database.selectFrom('remote_version').selectAll();
  if (remote !== null) query = query.where('remote', '=', remote);
  return await query.orderBy('published_at', 'desc').orderBy('remote').orderBy('version', 'desc').execute();
}

/** Throws a unique violation when the version is there already. */
export async function insertVersion(
  database: Kysely<Tables>,
  made: {
    origin: VersionRow['origin'];
    record: RemoteBuildRecord;
    declaration: RemoteDeclaration;
    by: string;
    at: Date;
  },
): Promise<void> {
  await database
    .insertInto('remote_version')
    .values({
      remote: made.record.name,
      version: made.record.version,
      origin: made.origin,
      record: JSON.stringify(made.record),
      declaration: JSON.stringify(made.declaration),
      published_at: made.at,
      published_by: made.by,
    })
    .execute();
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

/** A bundled version that was removed is there again: a checkout may return to an older commit. */
export async function markPresent(database: Kysely<Tables>, { remote, version }: VersionName): Promise<void> {
  await database
    .updateTable('remote_version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .set({ removed_at: null })
    .execute();
}
