import { isDeepStrictEqual } from 'node:util';
import type { RemoteDeclaration } from '@berth/contract';
import type { RemoteBuildRecord } from '@berth/contract/release';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { listVersionsByName, type VersionName } from '../versions/versions.repository.ts';
import type { Canary } from './deployment-state.ts';
import { getDeploymentNumber, getNewestDeployment, type Numbered } from './deployments.repository.ts';
import { listPinnedVersions } from './pins.repository.ts';
import { readStandIns } from './stand-ins.ts';

export type PublishedVersion = {
  remote: string;
  version: string;
  record: RemoteBuildRecord;
  declaration: RemoteDeclaration;
};

/** All that decides who gets which version, as of one deployment. */
export type InForce = {
  number: number;
  /** Remote -> version. */
  stable: Readonly<Record<string, string>>;
  /** Remote -> its fallbacks where a version fails, the best first. */
  fallbacks: Readonly<Record<string, readonly string[]>>;
  canary: Readonly<Record<string, Canary>>;
  /** Customer's id -> remote -> version. */
  pins: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Remote -> version -> what is known of it; for every version above that has its files. */
  versions: Readonly<Record<string, Readonly<Record<string, PublishedVersion>>>>;
};

type Dependencies = Pick<ReleaseDependencies, 'database' | 'surface'>;

/** How long what pages report of a version may be without effect on who falls back to it. */
const judgedForMs = 10_000;

/**
 * What is in force, from memory as long as no other deployment was made: each call asks the database for one number
 * by its key, so a move counts for the next call, whichever server made it. Fallbacks are judged again every ten
 * seconds at most, whoever calls. Calls at the same time share the read.
 */
export function createInForceReader({
  clock,
  ...deps
}: Dependencies & Pick<ReleaseDependencies, 'clock'>): () => Promise<InForce> {
  let known: { inForce: InForce; judgedAt: number } | null = null;
  let reading: Promise<InForce> | null = null;
  const read = async () => {
    const now = clock().getTime();
    const isCurrent = known?.inForce.number === (await getDeploymentNumber(deps.database));
    if (known && isCurrent && Math.abs(now - known.judgedAt) < judgedForMs) return known.inForce;
    const state = await getNewestDeployment(deps.database);
    const fallbacks = await readFallbacks(deps, state);
    const isSame = isCurrent && isDeepStrictEqual(known?.inForce.fallbacks, fallbacks);
    const inForce = known && isSame ? known.inForce : await compose(deps, state, fallbacks);
    known = { inForce, judgedAt: now };
    return inForce;
  };
  return () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}

/** What is in force, asked of the database. */
export async function readInForce(deps: Dependencies): Promise<InForce> {
  const state = await getNewestDeployment(deps.database);
  return await compose(deps, state, await readFallbacks(deps, state));
}

async function readFallbacks(deps: Dependencies, state: Numbered): Promise<InForce['fallbacks']> {
  const standIns = await readStandIns(deps, state);
  return Object.fromEntries(Object.entries(standIns).map(([remote, { fallbacks }]) => [remote, fallbacks]));
}

async function compose(
  { database }: Dependencies,
  { number, stable, canary }: Numbered,
  fallbacks: InForce['fallbacks'],
): Promise<InForce> {
  const pinned = await listPinnedVersions(database);
  const names: VersionName[] = [
    ...Object.entries(stable).map(([remote, version]) => ({ remote, version })),
    ...Object.entries(fallbacks).flatMap(([remote, versions]) =>
      versions.map((version) => ({ remote, version })),
    ),
    ...Object.entries(canary).map(([remote, { version }]) => ({ remote, version })),
    ...pinned,
  ];
  const versions: Record<string, Record<string, PublishedVersion>> = {};
  for (const { remote, version, record, declaration, removed_at } of await listVersionsByName(
    database,
    names,
  )) {
    // Nobody is sent to files that are not there.
    if (removed_at !== null) continue;
    versions[remote] = { ...versions[remote], [version]: { remote, version, record, declaration } };
  }
  const pins: Record<string, Record<string, string>> = {};
  for (const { remote, version, pinned_customer } of pinned) {
    pins[pinned_customer] = { ...pins[pinned_customer], [remote]: version };
  }
  return { number, stable, fallbacks, canary, pins, versions };
}
