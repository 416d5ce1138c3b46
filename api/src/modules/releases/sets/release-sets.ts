import type { DeploymentMade, SetRollback } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { requireOwnPaths } from '../deployments/base-paths.ts';
import { changeDeployment } from '../deployments/change-deployment.ts';
import {
  compareStates,
  type DeploymentState,
  makeStable,
  returnRemotes,
} from '../deployments/deployment-state.ts';
import {
  getDeployment,
  getNewestDeployment,
  listSetMoves,
  takeReleaseLock,
} from '../deployments/deployments.repository.ts';
import { requireUnmoved, type Seen } from '../deployments/require-unmoved.ts';
import type { Mover, ReleaseDependencies } from '../release-dependencies.ts';
import { requireCompatible, requireRemote } from '../versions/check-release.ts';
import { requirePresent, resolveUsable } from '../versions/resolve-version.ts';
import { listVersionsByName, type VersionName } from '../versions/versions.repository.ts';
import { findPromotedSet, isSetNeeded } from './promoted-sets.ts';
import { findSet, insertSet, markSetRemoved, type SetRow } from './release-sets.repository.ts';

type SetMoves = Awaited<ReturnType<typeof listSetMoves>>;

/** Keeps versions that passed the browser suite together. A name is never reused, so it always means the same. */
export async function saveSet(
  { database, clock }: Pick<ReleaseDependencies, 'database' | 'clock'>,
  mover: Mover,
  {
    name,
    versions,
    evidence,
  }: { name: string; versions: Readonly<Record<string, string>>; evidence: string },
): Promise<SetRow> {
  requireRemote(mover, '*');
  return await database.transaction().execute(async (transaction) => {
    await takeReleaseLock(transaction);
    if (await findSet(transaction, name)) throw new Refusal('SET_EXISTS', { params: { name } });
    const resolved: Record<string, string> = {};
    for (const [remote, version] of Object.entries(versions)) {
      resolved[remote] = (await resolveUsable(transaction, { remote, version })).version;
    }
    await insertSet(transaction, { name, versions: resolved, evidence, by: mover.name, at: clock() });
    const saved = await findSet(transaction, name);
    if (!saved) throw new Error('a set that was written a moment ago is not there');
    return saved;
  });
}

/** Makes every version of a set stable at once: all of them stand in the one new deployment, or there is none. */
export async function promoteSet(
  deps: ReleaseDependencies,
  mover: Mover,
  { name, seen, why }: { name: string; why: string } & Seen,
): Promise<DeploymentMade> {
  requireRemote(mover, '*');
  return await changeDeployment(deps, { mover, why }, async (transaction, current) => {
    const set = await getPresentSet(transaction, name);
    const names = Object.entries(set.versions).map(([remote, version]) => ({ remote, version }));
    await requireUnmoved(transaction, current, { seen, remotes: Object.keys(set.versions) });
    await requireFilesOf(transaction, names);
    let state: DeploymentState = current;
    for (const row of await listVersionsByName(transaction, names)) {
      await requireCompatible(deps, row);
      state = makeStable(state, row.remote, row.version);
    }
    await requireOwnPaths(transaction, state, names);
    // Also where its remotes stood like that already, one by one: the next rollback of sets is of this one.
    const isNoted = findPromotedSet(await listSetMoves(transaction))?.name !== name;
    return { kind: 'setPromoted', state, setName: name, isNoted };
  });
}

/**
 * Makes stable again, for the remotes of the set that was promoted last, what was stable before it; each time one
 * set further back. Remotes outside of the set stay where their own teams have put them.
 */
export async function rollBackSet(
  deps: Pick<ReleaseDependencies, 'database' | 'clock'>,
  mover: Mover,
  { seen, why }: { why: string } & Seen,
): Promise<DeploymentMade> {
  requireRemote(mover, '*');
  return await changeDeployment(deps, { mover, why }, async (transaction, current) => {
    const wayBack = await findWayBack(transaction, await listSetMoves(transaction));
    if (!wayBack) {
      throw new Refusal('ROLLBACK_IMPOSSIBLE', {
        params: { name: { 'zh-CN': '版本组', en: 'release sets' } },
      });
    }
    const { name, before, remotes } = wayBack;
    await requireUnmoved(transaction, current, { seen, remotes, orAnySet: true });
    const state = returnRemotes(current, before, remotes);
    const returned = Object.entries(state.stable).map(([remote, version]) => ({ remote, version }));
    await requireFilesOf(
      transaction,
      returned.filter(({ remote }) => remotes.includes(remote)),
    );
    // Also where its remotes had been moved back one by one.
    return { kind: 'setRolledBack', state, setName: name, isNoted: true };
  });
}

/** Where the next rollback of a set leads: what was in force before it, for its remotes. */
async function findWayBack(
  database: Kysely<Tables>,
  setMoves: SetMoves,
): Promise<{ name: string; before: DeploymentState; remotes: string[] } | null> {
  const promoted = findPromotedSet(setMoves);
  const set = promoted && (await findSet(database, promoted.name));
  if (!set) return null;
  const before = await getDeployment(database, promoted.number - 1);
  return { name: promoted.name, before, remotes: Object.keys(set.versions) };
}

/** What the next rollback of sets would do to what is in force. */
export async function foreseeSetRollback(
  database: Kysely<Tables>,
  current: DeploymentState,
  setMoves: SetMoves,
): Promise<SetRollback | null> {
  const wayBack = await findWayBack(database, setMoves);
  if (!wayBack) return null;
  const { name, before, remotes } = wayBack;
  return { set: name, moved: compareStates(current, returnRemotes(current, before, remotes)) };
}

/** The versions that the next rollback of a set makes stable again: they are retained, for the way back must be open. */
export async function listVersionsBeforeSet(database: Kysely<Tables>): Promise<VersionName[]> {
  const wayBack = await findWayBack(database, await listSetMoves(database));
  if (!wayBack) return [];
  const { remotes, before } = wayBack;
  return remotes.flatMap((remote) => {
    const version = before.stable[remote];
    return version === undefined ? [] : [{ remote, version }];
  });
}

/**
 * Removes a set that nobody needs: its versions are no longer retained for its sake. Its name stays taken, and what
 * was promoted under it long ago can still be rolled back.
 */
export async function removeSet(
  { database, clock }: Pick<ReleaseDependencies, 'database' | 'clock'>,
  mover: Mover,
  { name, why }: { name: string; why: string },
): Promise<SetRow> {
  requireRemote(mover, '*');
  return await database.transaction().execute(async (transaction) => {
    await takeReleaseLock(transaction);
    const set = await getPresentSet(transaction, name);
    const { stable } = await getNewestDeployment(transaction);
    if (isSetNeeded(set, stable, await listSetMoves(transaction))) {
      throw new Refusal('SET_IN_USE', { params: { name } });
    }
    return await markSetRemoved(transaction, name, { by: mover.name, why, at: clock() });
  });
}

async function getPresentSet(database: Kysely<Tables>, name: string): Promise<SetRow> {
  const set = await findSet(database, name);
  if (!set || set.removed_at !== null) throw new Refusal('SET_UNKNOWN', { params: { name } });
  return set;
}

/** Refuses versions whose files were removed. */
async function requireFilesOf(database: Kysely<Tables>, names: readonly VersionName[]): Promise<void> {
  for (const version of await listVersionsByName(database, names)) requirePresent(version);
}
