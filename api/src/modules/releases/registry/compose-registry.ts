import { isDeepStrictEqual } from 'node:util';
import type { PreloadedFile, RemoteEntry, RemoteVersion } from '@berth/contract';
import type { RemoteBuildRecord } from '@berth/contract/release';
import type { InForce, PublishedVersion } from '../deployments/read-in-force.ts';
import { assignVersion } from './assign-version.ts';

/** Whom a registry is made for. */
export type Audience = {
  customerId: string | null;
  /** By remote: the versions that this browser session of a member of staff asked for. */
  overrides: Readonly<Record<string, PublishedVersion>>;
};

/** A remote as the registry shows it, and the record of the build where it is one. */
export type Assigned = { entry: RemoteEntry; record: RemoteBuildRecord | null };

/** Which version of each remote somebody gets, in the order of the names; a remote without one for them is left out. */
export function assignRemotes(
  inForce: InForce,
  development: readonly RemoteEntry[],
  { customerId, overrides }: Audience,
): Assigned[] {
  const developed = new Map(development.map((entry) => [entry.name, entry]));
  const pins = (customerId !== null && inForce.pins[customerId]) || {};
  const names = [inForce.stable, inForce.canary, pins, overrides].flatMap((byRemote) =>
    Object.keys(byRemote),
  );
  return [...new Set([...names, ...developed.keys()])].sort().flatMap((name): Assigned[] => {
    const inDevelopment = developed.get(name);
    if (inDevelopment) return [{ entry: inDevelopment, record: null }];
    const choices = {
      development: null,
      override: overrides[name]?.version ?? null,
      pin: pins[name] ?? null,
      canary: inForce.canary[name] ?? null,
      stable: inForce.stable[name] ?? null,
      fallbacks: inForce.fallbacks[name] ?? [],
    };
    const assigned = assignVersion(name, choices, customerId);
    const known = (version: string | null) =>
      version === null ? undefined : inForce.versions[name]?.[version];
    const chosen = assigned?.by === 'override' ? overrides[name] : known(assigned?.version ?? null);
    if (!assigned || !chosen) return [];
    const fallbacks = assigned.fallbacks.flatMap((version) => known(version) ?? []);
    const entry = presentEntry(chosen, fallbacks, assigned.by === 'override');
    return [{ entry, record: chosen.record }];
  });
}

function presentEntry(
  chosen: PublishedVersion,
  fallbacks: readonly PublishedVersion[],
  isOverridden: boolean,
): RemoteEntry {
  // Loaded when something went wrong, so nothing of them is fetched ahead: their lists would weigh on every page.
  const [fallback = null, secondFallback = null] = fallbacks.map((standIn) => ({
    ...presentVersion(standIn),
    preload: {},
    ...ownDeclaration(chosen, standIn),
  }));
  return { ...chosen.declaration, ...presentVersion(chosen), fallback, secondFallback, isOverridden };
}

/** Where it has other pages or parts: the menu, the paths and the parts that hold when it is what runs. */
function ownDeclaration(chosen: PublishedVersion, { declaration }: PublishedVersion) {
  const { basePaths, menu, parts = [] } = declaration;
  const { basePaths: chosenPaths, menu: chosenMenu, parts: chosenParts = [] } = chosen.declaration;
  const hasSamePages = isDeepStrictEqual([basePaths, menu], [chosenPaths, chosenMenu]);
  const hasSameParts = isDeepStrictEqual(parts, chosenParts);
  if (hasSamePages && hasSameParts) return {};
  return { declared: { basePaths, menu, ...(!hasSameParts && { parts }) } };
}

function presentVersion({ remote, version, record }: PublishedVersion): RemoteVersion {
  const address = (path: string) => `/remotes/${remote}/${version}/${path}`;
  const integrity = (path: string) => record.files[path]?.integrity ?? '';
  const preloaded = (paths: readonly string[]): PreloadedFile[] =>
    paths.map((path) => ({ href: address(path), integrity: integrity(path) }));
  return {
    version,
    entry: address(record.entry),
    integrity: integrity(record.entry),
    global: record.global,
    preload: Object.fromEntries(
      Object.entries(record.preload).map(([key, paths]) => [key, preloaded(paths)]),
    ),
  };
}
