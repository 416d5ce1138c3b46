import type { EndpointResult, Endpoints, ReleasedVersion, ReleaseEvent } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { getNewestDeployment, listDeployments } from './deployments.repository.ts';
import { listPins } from './pins.repository.ts';
import { sumStored } from './release-files.repository.ts';
import { listKeys } from './release-keys.repository.ts';
import { listSets } from './release-sets.repository.ts';
import {
  presentDeployment,
  presentKeyEvents,
  presentPin,
  presentSet,
  presentSetEvent,
  presentVersion,
  presentVersionEvents,
} from './releases.presenter.ts';
import { listVersions, type VersionName } from './versions.repository.ts';

type Told = EndpointResult<Endpoints['GET /release/list']>;
export type ReleaseList = Omit<Told, 'remotes' | 'quotaBytes'> & {
  remotes: Omit<Told['remotes'][number], 'storedBytes'>[];
};
type Use = ReleasedVersion['uses'][number];

const historyLines = 200;

/** What runs where, every version and every set; of one remote, or of all. */
export async function readReleases(database: Kysely<Tables>, remote: string | null): Promise<ReleaseList> {
  const [state, allPins, sets, versions] = [
    await getNewestDeployment(database),
    await listPins(database),
    await listSets(database),
    await listVersions(database, remote),
  ];
  const pins = allPins.filter((pin) => remote === null || pin.remote === remote);
  const presentUses = ({ remote: name, version }: VersionName): Use[] => {
    const uses: Record<Use, boolean> = {
      stable: state.stable[name] === version,
      canary: state.canary[name]?.version === version,
      fallback: state.stableBefore[name]?.[0] === version,
      pinned: pins.some((pin) => pin.remote === name && pin.version === version),
      inSet: sets.some((set) => set.versions[name] === version),
    };
    // The keys are exactly those of the record above.
    return (Object.keys(uses) as Use[]).filter((use) => uses[use]);
  };
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
          stableBefore: state.stableBefore[name]?.[0] ?? null,
          pins: pins.filter((pin) => pin.remote === name).map(presentPin),
        };
      }),
    versions: versions.map((row) => presentVersion(row, presentUses(row))),
    sets: sets
      .filter((set) => remote === null || remote in set.versions)
      .map((set) => presentSet(set, state.stable)),
  };
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
export async function readVersion(database: Kysely<Tables>, name: VersionName): Promise<ReleasedVersion> {
  const { versions } = await readReleases(database, name.remote);
  const found = versions.find(({ version }) => version === name.version);
  if (!found) throw new Error('a version that was there a moment ago is gone: no row of it is ever deleted');
  return found;
}

/** Who did what, when and why, the newest first; of one remote, or of all. */
export async function readHistory(database: Kysely<Tables>, remote: string | null): Promise<ReleaseEvent[]> {
  const deployments = await listDeployments(database, remote, historyLines);
  const versions = await listVersions(database, remote);
  const sets = (await listSets(database)).filter((set) => remote === null || remote in set.versions);
  const keys = (await listKeys(database)).filter((key) => remote === null || key.remote === remote);
  const events = [
    ...deployments.map(presentDeployment),
    ...sets.map(presentSetEvent),
    ...versions.flatMap(presentVersionEvents),
    ...keys.flatMap(presentKeyEvents),
  ];
  // What happened in the same moment stays in the order above: a promotion comes after its publication.
  return events.sort((one, other) => other.at.localeCompare(one.at)).slice(0, historyLines);
}
