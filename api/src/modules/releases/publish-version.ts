import { isDeepStrictEqual } from 'node:util';
import type { TakenPath } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { findTakenPaths } from './base-paths.ts';
import { type Build, requireCompatible, requireRemote, requireSound } from './check-release.ts';
import { takeReleaseLock } from './deployments.repository.ts';
import type { Mover, ReleaseDependencies } from './release-dependencies.ts';
import { listStored, type ReleaseFileRow } from './release-files.repository.ts';
import { requireRoom } from './release-quota.ts';
import { findVersion, insertVersion, restoreVersion, type VersionRow } from './versions.repository.ts';

/**
 * What is still missing before a build can be published, and which paths of it are another remote's now; refuses what
 * could not be published at all.
 */
export async function offerVersion(
  deps: ReleaseDependencies,
  mover: Mover,
  build: Build,
): Promise<{ missing: string[]; takenPaths: TakenPath[] }> {
  const { database } = deps;
  const { name, files } = build.record;
  requireRemote(mover, name);
  requireSound(build);
  await findRestorable(database, build);
  await requireCompatible(deps, build);
  const { missing } = await findFiles(database, build);
  // As the build says: what counts is counted when they are stored. Here nobody has waited for an upload in vain.
  const more = missing.reduce((sum, { path }) => sum + (files[path]?.bytes ?? 0), 0);
  await requireRoom(database, deps, name, more);
  return {
    missing: missing.map(({ integrity }) => integrity),
    takenPaths: await findTakenPaths(database, build.declaration),
  };
}

/**
 * Registers a version whose files are all here. It runs for nobody until it is promoted, and is never overwritten;
 * only one whose files were removed after their time may come again, with the very same bytes.
 */
export async function publishVersion(
  deps: ReleaseDependencies,
  mover: Mover,
  build: Build,
): Promise<VersionRow> {
  requireRemote(mover, build.record.name);
  requireSound(build);
  return await deps.database.transaction().execute(async (transaction) => {
    // Nothing removes files meanwhile.
    await takeReleaseLock(transaction);
    const removed = await findRestorable(transaction, build);
    await requireCompatible(deps, build);
    const published = await register(deps, transaction, { build, removed, mover, origin: 'released' });
    // With the files that others have sent: now they count for this remote, too.
    await requireRoom(transaction, deps, build.record.name, 0);
    return published;
  });
}

/** Registers a build of this server's own checkout; gives null when it was there already. */
export async function publishBundled(
  deps: Pick<ReleaseDependencies, 'database' | 'clock'>,
  build: Build,
): Promise<VersionRow | null> {
  return await deps.database.transaction().execute(async (transaction) => {
    await takeReleaseLock(transaction);
    const found = await findVersion(transaction, versionOf(build));
    if (found && found.removed_at === null) return null;
    const mover = { name: 'server' };
    return await register(deps, transaction, { build, removed: found, mover, origin: 'bundled' });
  });
}

async function register(
  { clock }: Pick<ReleaseDependencies, 'clock'>,
  transaction: Kysely<Tables>,
  made: {
    build: Build;
    removed: VersionRow | null;
    mover: Pick<Mover, 'name'>;
    origin: VersionRow['origin'];
  },
): Promise<VersionRow> {
  const { build, removed, mover, origin } = made;
  const stored = await requireFiles(transaction, build);
  const row = { ...build, ...weigh(build, stored), origin, by: mover.name, at: clock() };
  if (removed) await restoreVersion(transaction, versionOf(build), row);
  else await insertVersion(transaction, row);
  const written = await findVersion(transaction, versionOf(build));
  if (!written) throw new Error('a version that was written a moment ago is not there');
  return written;
}

/** What a build weighs as its files are stored, whatever it says of itself. */
function weigh({ record }: Build, stored: ReadonlyMap<string, ReleaseFileRow>) {
  let [bytes, brotliBytes] = [0, 0];
  for (const { integrity } of Object.values(record.files)) {
    const file = stored.get(integrity);
    bytes += file?.bytes ?? 0;
    brotliBytes += file?.brotli_bytes ?? file?.bytes ?? 0;
  }
  return { bytes, brotliBytes };
}

/** The removed version that this build is, to the byte; null when there is none. Refuses a name that is taken. */
async function findRestorable(database: Kysely<Tables>, build: Build): Promise<VersionRow | null> {
  const name = versionOf(build);
  const found = await findVersion(database, name);
  if (!found) return null;
  const isSame = isDeepStrictEqual(integritiesOf(found.record), integritiesOf(build.record));
  if (found.removed_at === null || !isSame) throw new Refusal('VERSION_EXISTS', { params: name });
  return found;
}

async function requireFiles(
  database: Kysely<Tables>,
  build: Build,
): Promise<ReadonlyMap<string, ReleaseFileRow>> {
  const { stored, missing } = await findFiles(database, build);
  if (missing.length === 0) return stored;
  throw new Refusal('RELEASE_FILES_MISSING', {
    params: { count: missing.length },
    fields: missing.map(({ path, integrity }) => ({ field: path, message: integrity })),
  });
}

/** The files of a build that are here, by their hash, and those that are not: each with the first path that has it. */
async function findFiles(database: Kysely<Tables>, { record }: Build) {
  const paths = new Map<string, string>();
  for (const [path, { integrity }] of Object.entries(record.files)) {
    if (!paths.has(integrity)) paths.set(integrity, path);
  }
  const stored = new Map<string, ReleaseFileRow>();
  for (const row of await listStored(database, [...paths.keys()])) {
    stored.set(row.integrity, row);
    paths.delete(row.integrity);
  }
  return { stored, missing: Array.from(paths, ([integrity, path]) => ({ integrity, path })) };
}

function integritiesOf({ files }: Build['record']): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, { integrity }]) => [path, integrity]));
}

function versionOf({ record }: Build) {
  return { remote: record.name, version: record.version };
}
