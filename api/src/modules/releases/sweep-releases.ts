import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { getNewestDeployment, listSince, takeReleaseLock } from './deployments.repository.ts';
import { encodingEndings } from './file-encodings.ts';
import { listPinnedVersions } from './pins.repository.ts';
import { type ReleaseDependencies, serverItself } from './release-dependencies.ts';
import { deleteFiles, doomUnnamed, listDoomed } from './release-files.repository.ts';
import { insertNews } from './release-notices.repository.ts';
import { listSets } from './release-sets.repository.ts';
import { listVersionsBeforeSet } from './release-sets.ts';
import { listPresentVersions, markRemoved, type VersionName } from './versions.repository.ts';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
const filesAtATime = 100;
const roundsAtMost = 100;

type Sweep = Pick<ReleaseDependencies, 'database' | 'clock' | 'files'> & {
  /** How long a version is kept that nothing uses any more: a tab may still run it. */
  keepDays: number;
};

/**
 * Removes versions after their time, and then files that no version names. A version stays while it is stable or
 * what stable falls back to, a canary, pinned, in a set, what the next rollback of a set leads to, or was in force or
 * published within `keepDays`. Files are doomed first and deleted an hour later, when no page is still reading them
 * and no upload counts on them; what is cut off in between is done by the next sweep. Several servers may sweep at
 * once. Gives how many versions went.
 */
export async function sweepReleases(sweep: Sweep): Promise<number> {
  try {
    return await sweepOnce(sweep);
  } catch (error) {
    const messages = [error instanceof Error ? error.message : String(error)];
    const notice = {
      kind: 'sweepFailed',
      remote: null,
      version: null,
      by: serverItself.name,
      messages,
    } as const;
    // Where the database is what failed, the log alone tells of it.
    await insertNews(sweep.database, notice, sweep.clock()).catch(() => undefined);
    throw error;
  }
}

async function sweepOnce({ database, clock, files, keepDays }: Sweep): Promise<number> {
  const now = clock();
  const removed = await database.transaction().execute(async (transaction) => {
    await takeReleaseLock(transaction);
    const versions = await listOutlived(transaction, new Date(now.getTime() - keepDays * dayMs));
    for (const version of versions) await markRemoved(transaction, version, now);
    await doomUnnamed(transaction, new Date(now.getTime() - dayMs), now);
    return versions.length;
  });
  for (let round = 0; round < roundsAtMost; round += 1) {
    const keys = await listDoomed(database, new Date(now.getTime() - hourMs), filesAtATime);
    if (keys.length === 0) break;
    for (const key of keys) {
      for (const ending of Object.values(encodingEndings)) await files.delete(key + ending);
    }
    // After the bytes: a row that is left names what is still to be deleted.
    await deleteFiles(database, keys);
  }
  return removed;
}

async function listOutlived(database: Kysely<Tables>, before: Date): Promise<VersionName[]> {
  const isNeeded = await readNeeded(database, before);
  return (await listPresentVersions(database, before)).filter((name) => !isNeeded(name));
}

/** Tells which versions somebody has, may fall back to, or may have had after a moment. */
export async function readNeeded(
  database: Kysely<Tables>,
  before: Date,
): Promise<(name: VersionName) => boolean> {
  const { stable, stableBefore, canary } = await getNewestDeployment(database);
  const keep = new Set<string>();
  const keepOne = (remote: string, version: string | null | undefined) => {
    if (version) keep.add(`${remote}@${version}`);
  };
  const keepAll = (versions: Readonly<Record<string, string>>) => {
    for (const [remote, version] of Object.entries(versions)) keepOne(remote, version);
  };
  keepAll(stable);
  for (const [remote, [previous]] of Object.entries(stableBefore)) keepOne(remote, previous);
  for (const [remote, { version }] of Object.entries(canary)) keepOne(remote, version);
  for (const { remote, version } of await listPinnedVersions(database)) keepOne(remote, version);
  for (const { versions } of await listSets(database)) keepAll(versions);
  for (const { remote, version } of await listVersionsBeforeSet(database)) keepOne(remote, version);
  for (const past of await listSince(database, before)) {
    keepAll(past.stable);
    for (const [remote, { version }] of Object.entries(past.canary)) keepOne(remote, version);
    // The newest one from before that moment was in force at it; what it moved was not.
    if (Date.parse(past.at) <= before.getTime()) continue;
    for (const { remote, from, to } of past.moved) {
      keepOne(remote, from);
      keepOne(remote, to);
    }
  }
  return ({ remote, version }) => keep.has(`${remote}@${version}`);
}
