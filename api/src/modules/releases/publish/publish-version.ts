import { isDeepStrictEqual } from 'node:util';
import type { TakenPath } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findTakenPaths } from '../deployments/base-paths.ts';
import { takeReleaseLock } from '../deployments/deployments.repository.ts';
import { type ReleaseFileRow, takeRepaired } from '../files/release-files.repository.ts';
import { requireRoom } from '../files/release-quota.ts';
import type { Mover, ReleaseDependencies } from '../release-dependencies.ts';
import {
  findReadable,
  requireDeclared,
  requireFiles,
  requireReadable,
  sameForm,
} from '../versions/build-files.ts';
import {
  type Build,
  requireCompatible,
  requireOwnClaims,
  requireRemote,
  requireSound,
} from '../versions/check-release.ts';
import { insertNotice } from '../versions/release-notices.repository.ts';
import {
  findVersion,
  insertVersion,
  markReleased,
  restoreVersion,
  type VersionRow,
} from '../versions/versions.repository.ts';

/**
 * What is still missing before a build can be published, and which paths of it are another remote's now; refuses what
 * could not be published at all. Of a version that is here already only its own content may come again: missing is
 * then what the store has lost of it.
 */
export async function offerVersion(
  deps: ReleaseDependencies,
  mover: Mover,
  build: Build,
): Promise<{ missing: string[]; takenPaths: TakenPath[]; isPublished: boolean }> {
  const { database } = deps;
  const { name, files } = build.record;
  requireRemote(mover, name);
  requireSound(build);
  const isPublished = isKept(await findSame(database, build));
  if (!isPublished) {
    requireOwnClaims(build);
    await requireCompatible(deps, build);
  }
  const { missing, unreadable } = await findReadable(deps, build);
  // As the build says: what counts is counted when they are stored. Here nobody has waited for an upload in vain.
  const more = missing.reduce((sum, { path }) => sum + (files[path]?.bytes ?? 0), 0);
  await requireRoom(database, deps, name, more);
  return {
    missing: [...missing, ...unreadable].map(({ integrity }) => integrity),
    takenPaths: await findTakenPaths(database, build.declaration),
    isPublished,
  };
}

/** What came of a publication. */
export type Publication = {
  version: VersionRow;
  done: 'published' | 'takenOver' | 'nothing';
  /** Paths of the files that were put back for it. */
  repaired: string[];
};

/**
 * Registers a version whose files are all here. It runs for nobody until it is promoted, and is never overwritten. The
 * very same content may come again: after its files were removed, it is there again; what the store has lost of it was
 * put back; and what the server had from its own checkout is the team's from now on.
 */
export async function publishVersion(
  deps: ReleaseDependencies,
  mover: Mover,
  build: Build,
): Promise<Publication> {
  requireRemote(mover, build.record.name);
  requireSound(build);
  // Before anybody else has to wait: the store is asked for every byte.
  if (isKept(await findSame(deps.database, build))) await requireReadable(deps, build);
  else {
    requireOwnClaims(build);
    await requireCompatible(deps, build);
    await requireDeclared(deps, build);
  }
  return await deps.database.transaction().execute(async (transaction) => {
    // Nothing removes files meanwhile.
    await takeReleaseLock(transaction);
    const found = await findSame(transaction, build);
    const notice = { remote: build.record.name, version: build.record.version, by: mover.name };
    let version = found;
    let done: Publication['done'] = 'nothing';
    if (!version || !isKept(version)) {
      await requireCompatible(deps, build);
      version = await register(deps, transaction, { build, removed: found, mover, origin: 'released' });
      // With the files that others have sent: now they count for this remote, too.
      await requireRoom(transaction, deps, build.record.name, 0);
      done = 'published';
    } else if (version.origin === 'bundled') {
      await markReleased(transaction, version);
      await insertNotice(transaction, { ...notice, kind: 'takenOver', messages: [] }, deps.clock());
      done = 'takenOver';
    }
    const repaired = await takeRepairedPaths(transaction, build);
    if (repaired.length > 0) {
      await insertNotice(transaction, { ...notice, kind: 'repaired', messages: repaired }, deps.clock());
    }
    return { version, done, repaired };
  });
}

/** Registers a build of this server's own checkout; gives null when it was there already. */
export async function publishBundled(
  deps: Pick<ReleaseDependencies, 'database' | 'clock' | 'files'>,
  build: Build,
): Promise<VersionRow | null> {
  await requireDeclared(deps, build);
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

/** The version that this build is, to the byte; null when there is none. Refuses a name that is taken. */
async function findSame(database: Kysely<Tables>, build: Build): Promise<VersionRow | null> {
  const name = versionOf(build);
  const found = await findVersion(database, name);
  if (!found) return null;
  // What is in use must also say the same of itself and of what it needs.
  const compared = isKept(found) ? contentOf : filesOf;
  if (!isDeepStrictEqual(compared(found), compared(build))) {
    throw new Refusal('VERSION_EXISTS', { params: name });
  }
  return found;
}

function isKept(version: VersionRow | null): boolean {
  return version !== null && version.removed_at === null;
}

async function takeRepairedPaths(transaction: Kysely<Tables>, { record }: Build): Promise<string[]> {
  const files = Object.entries(record.files);
  const repaired = await takeRepaired(transaction, [...new Set(files.map(([, { integrity }]) => integrity))]);
  return files.flatMap(([path, { integrity }]) => (repaired.includes(integrity) ? [path] : []));
}

function filesOf({ record: { files } }: Pick<Build, 'record'>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, { integrity }]) => [path, integrity]));
}

/** All that a build says; how small a file gets depends on who compresses it. */
function contentOf({ record, declaration }: Build): unknown {
  return sameForm({ declaration, record: { ...record, files: filesOf({ record }) } });
}

function versionOf({ record }: Build) {
  return { remote: record.name, version: record.version };
}
