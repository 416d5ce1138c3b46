import { getNewestDeployment, listSince, takeReleaseLock } from '../deployments/deployments.repository.ts';
import { listPinnedVersions } from '../deployments/pins.repository.ts';
import { readStandIns } from '../deployments/stand-ins.ts';
import { encodingEndings } from '../files/file-encodings.ts';
import { deleteFiles, doomUnnamed, listDoomed } from '../files/release-files.repository.ts';
import { type ReleaseDependencies, serverItself } from '../release-dependencies.ts';
import { listSets } from '../sets/release-sets.repository.ts';
import { listVersionsBeforeSet } from '../sets/release-sets.ts';
import { insertNews } from '../versions/release-notices.repository.ts';
import {
  listPresentVersions,
  markRemoved,
  textOf,
  type VersionName,
} from '../versions/versions.repository.ts';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
const filesAtATime = 100;
const roundsAtMost = 100;
/** The stable version before, and the one before that, where it fails. */
const standInsOfPage = 2;

type Sweep = Pick<ReleaseDependencies, 'database' | 'clock' | 'files' | 'surface'> & {
  /** How long a version is retained after its last use: a tab may still run it. */
  keepDays: number;
};

type Holding = Pick<ReleaseDependencies, 'database' | 'surface'>;

/**
 * Removes versions after their time, and then files that no version names. A version stays while it is stable or
 * what a rollback or a page falls back to, a canary, pinned, in a set, what the next rollback of a set leads to, or
 * was in force or published within `keepDays`. Files are doomed first and deleted an hour later, when no page is still
 * reading them and no upload counts on them; what is cut off in between is done by the next sweep. Several servers may
 * sweep at once. Gives how many versions went.
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

async function sweepOnce({ database, clock, files, surface, keepDays }: Sweep): Promise<number> {
  const now = clock();
  const removed = await database.transaction().execute(async (transaction) => {
    await takeReleaseLock(transaction);
    const versions = await listOutlived(
      { database: transaction, surface },
      new Date(now.getTime() - keepDays * dayMs),
    );
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

async function listOutlived(deps: Holding, before: Date): Promise<VersionName[]> {
  const isNeeded = await readNeeded(deps, before);
  return (await listPresentVersions(deps.database, before)).filter((name) => !isNeeded(name));
}

/** Tells which versions somebody has, may fall back to, or may have had after a moment. */
export async function readNeeded(deps: Holding, before: Date): Promise<(name: VersionName) => boolean> {
  const { database } = deps;
  const state = await getNewestDeployment(database);
  const { stable, canary } = state;
  const keep = new Set<string>();
  const keepOne = (remote: string, version: string | null | undefined) => {
    if (version) keep.add(textOf({ remote, version }));
  };
  const keepAll = (versions: Readonly<Record<string, string>>) => {
    for (const [remote, version] of Object.entries(versions)) keepOne(remote, version);
  };
  keepAll(stable);
  for (const [remote, { fallbacks, goal }] of Object.entries(await readStandIns(deps, state))) {
    for (const version of [...fallbacks, goal]) keepOne(remote, version);
  }
  for (const [remote, { version }] of Object.entries(canary)) keepOne(remote, version);
  for (const { remote, version } of await listPinnedVersions(database)) keepOne(remote, version);
  for (const { versions } of await listSets(database)) keepAll(versions);
  for (const { remote, version } of await listVersionsBeforeSet(database)) keepOne(remote, version);
  for (const past of await listSince(database, before)) {
    keepAll(past.stable);
    for (const [remote, { version }] of Object.entries(past.canary)) keepOne(remote, version);
    // What a tab of that time falls back to; of now it is read above.
    if (past.number < state.number) {
      for (const [remote, versions] of Object.entries(past.stable_before)) {
        for (const version of versions.slice(0, standInsOfPage)) keepOne(remote, version);
      }
    }
    // The newest one from before that moment was in force at it; what it moved was not.
    if (Date.parse(past.at) <= before.getTime()) continue;
    for (const { remote, from, to } of past.moved) {
      keepOne(remote, from);
      keepOne(remote, to);
    }
  }
  return (name) => keep.has(textOf(name));
}
