import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Build, requireCompatible, requireRemote, requireSound } from './check-release.ts';
import { takeReleaseLock } from './deployments.repository.ts';
import type { Mover, ReleaseDependencies } from './release-dependencies.ts';
import { listStored } from './release-files.repository.ts';
import { findVersion, insertVersion, restoreVersion, type VersionRow } from './versions.repository.ts';

/** What is still missing before a build can be published; refuses what could not be published at all. */
export async function offerVersion(deps: ReleaseDependencies, mover: Mover, build: Build): Promise<string[]> {
  requireRemote(mover, build.record.name);
  requireSound(build);
  await findRestorable(deps.database, build);
  await requireCompatible(deps, deps.database, build);
  return (await findMissing(deps.database, build)).map(({ integrity }) => integrity);
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
    await requireCompatible(deps, transaction, build);
    await requireFiles(transaction, build);
    return await register(deps, transaction, { build, removed, mover, origin: 'released' });
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
    await requireFiles(transaction, build);
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
  const row = { ...build, origin, by: mover.name, at: clock() };
  if (removed) await restoreVersion(transaction, versionOf(build), row);
  else await insertVersion(transaction, row);
  const stored = await findVersion(transaction, versionOf(build));
  if (!stored) throw new Error('a version that was written a moment ago is not there');
  return stored;
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

async function requireFiles(database: Kysely<Tables>, build: Build): Promise<void> {
  const missing = await findMissing(database, build);
  if (missing.length === 0) return;
  throw new Refusal('RELEASE_FILES_MISSING', {
    params: { count: missing.length },
    fields: missing.map(({ path, integrity }) => ({ field: path, message: integrity })),
  });
}

/** Files that are not here, each hash once with the first path that has it. */
async function findMissing(database: Kysely<Tables>, { record }: Build) {
  const paths = new Map<string, string>();
  for (const [path, { integrity }] of Object.entries(record.files)) {
    if (!paths.has(integrity)) paths.set(integrity, path);
  }
  for (const { integrity } of await listStored(database, [...paths.keys()])) paths.delete(integrity);
  return [...paths].map(([integrity, path]) => ({ integrity, path }));
}

function integritiesOf({ files }: Build['record']): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, { integrity }]) => [path, integrity]));
}

function versionOf({ record }: Build) {
  return { remote: record.name, version: record.version };
}
