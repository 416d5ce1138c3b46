import type {
  EndpointResult,
  Endpoints,
  ReleasedVersion,
  ReleaseEvent,
  ReleaseSet,
} from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { listKeys } from '../../sessions/bearer-keys.repository.ts';
import {
  getNewestDeployment,
  listAdopted,
  listDeployments,
  listSetMoves,
} from '../deployments/deployments.repository.ts';
import { listPins } from '../deployments/pins.repository.ts';
import { removesRemote } from '../deployments/roll-back.ts';
import { readStandIns } from '../deployments/stand-ins.ts';
import { readVersionFacts } from '../deployments/version-facts.ts';
import { sumStored } from '../files/release-files.repository.ts';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { isSetInForce, isSetNeeded } from '../sets/promoted-sets.ts';
import { listAllSets, listSets, type SetRow } from '../sets/release-sets.repository.ts';
import { foreseeSetRollback } from '../sets/release-sets.ts';
import { listNotices } from '../versions/release-notices.repository.ts';
import { findSummary, listVersions, type VersionName } from '../versions/versions.repository.ts';
import {
  presentDeployment,
  presentKeyEvents,
  presentNotice,
  presentPin,
  presentSet,
  presentSetEvents,
  presentVersion,
  presentVersionEvents,
} from './releases.presenter.ts';

type Told = EndpointResult<Endpoints['GET /release/list']>;
export type ReleaseList = Omit<Told, 'remotes' | 'quotaBytes' | 'errors'> & {
  remotes: Omit<Told['remotes'][number], 'storedBytes'>[];
};
type Use = ReleasedVersion['uses'][number];
type Dependencies = Pick<ReleaseDependencies, 'database' | 'surface'>;

const historyLines = 200;

/** What runs where, every version and every set; of one remote, or of all. */
export async function readReleases(deps: Dependencies, remote: string | null): Promise<ReleaseList> {
  const holders = await readHolders(deps);
  const { state, standIns, pins, sets, setMoves } = holders;
  const adopted = await listAdopted(deps.database);
  const versions = await listVersions(deps.database, remote);
  const factsOf = await readVersionFacts(deps.database, versions);
  const names = new Set([...versions.map((version) => version.remote), ...Object.keys(state.stable)]);
  return {
    deployment: state.number,
    remotes: [...names]
      .filter((name) => remote === null || name === remote)
      .sort()
      .map((name) => {
        const canary = state.canary[name];
        return {
          remote: name,
          stable: state.stable[name] ?? null,
          canary: canary ? { version: canary.version, percent: canary.percent, since: canary.since } : null,
          stableBefore: standIns[name]?.goal ?? null,
          rollbackRemoves: removesRemote(state, name, adopted),
          rollbackTrouble: standIns[name]?.trouble ?? null,
          pins: pins.filter((pin) => pin.remote === name).map(presentPin),
        };
      }),
    versions: versions.map((row) => presentVersion(row, usesOf(row, holders), factsOf(row))),
    sets: sets
      .filter((set) => remote === null || remote in set.versions)
      .map((set) => presentKeptSet(set, holders)),
    // Sets are moved by those who may move every remote.
    setRollback: remote === null ? await foreseeSetRollback(deps.database, state, setMoves) : null,
  };
}

/** What keeps versions. */
type Holders = Awaited<ReturnType<typeof readHolders>>;

async function readHolders(deps: Dependencies) {
  const { database } = deps;
  const state = await getNewestDeployment(database);
  const [standIns, pins, sets, setMoves] = [
    await readStandIns(deps, state),
    await listPins(database),
    await listSets(database),
    await listSetMoves(database),
  ];
  return { state, standIns, pins, sets, setMoves };
}

function presentKeptSet(set: SetRow, { state, setMoves }: Holders): ReleaseSet {
  return presentSet(set, {
    isInForce: isSetInForce(set, state.stable),
    isNeeded: isSetNeeded(set, state.stable, setMoves),
  });
}

/** A stored version, as the list has it. */
export async function readSet(deps: Dependencies, set: SetRow): Promise<ReleaseSet> {
  return presentKeptSet(set, await readHolders(deps));
}

function usesOf({ remote, version }: VersionName, { state, standIns, pins, sets }: Holders): Use[] {
  const isStable = state.stable[remote] === version;
  const standsIn = !isStable && (standIns[remote]?.fallbacks.includes(version) ?? false);
  const uses: Record<Use, boolean> = {
    stable: isStable,
    canary: state.canary[remote]?.version === version,
    fallback: standIns[remote]?.goal === version || standsIn,
    pinned: pins.some((pin) => pin.remote === remote && pin.version === version),
    inSet: sets.some((set) => set.versions[remote] === version),
  };
  // The keys are exactly those of the record above.
  return (Object.keys(uses) as Use[]).filter((use) => uses[use]);
}

/** The remotes with what their files take. */
export async function withStorage(
  database: Kysely<Tables>,
  remotes: ReleaseList['remotes'],
): Promise<Told['remotes']> {
  const told: Told['remotes'] = [];
  for (const state of remotes) {
    told.push({ ...state, storedBytes: await sumStored(database, state.remote) });
  }
  return told;
}

/** One version that there is. */
export async function readVersion(deps: Dependencies, name: VersionName): Promise<ReleasedVersion> {
  const row = await findSummary(deps.database, name);
  if (!row) throw new Error('a version that was there a moment ago is gone: no row of it is ever deleted');
  const factsOf = await readVersionFacts(deps.database, [name]);
  return presentVersion(row, usesOf(row, await readHolders(deps)), factsOf(name));
}

/** Who did what, when and why, the newest first; of one remote, or of all. */
export async function readHistory(database: Kysely<Tables>, remote: string | null): Promise<ReleaseEvent[]> {
  const deployments = await listDeployments(database, remote, historyLines);
  const versions = await listVersions(database, remote);
  const sets = (await listAllSets(database)).filter((set) => remote === null || remote in set.versions);
  const keys = (await listKeys(database, 'release_key')).filter(
    (key) => remote === null || key.remote === remote,
  );
  const notices = await listNotices(database, remote, historyLines);
  const events = [
    ...deployments.map(presentDeployment),
    ...notices.map(presentNotice),
    ...sets.flatMap(presentSetEvents),
    ...versions.flatMap(presentVersionEvents),
    ...keys.flatMap(presentKeyEvents),
  ];
  // What happened in the same moment stays in the order above: a promotion comes after its publication.
  return events.sort((one, other) => other.at.localeCompare(one.at)).slice(0, historyLines);
}
