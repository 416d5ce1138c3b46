import type { ReleaseMove } from '@berth/contract/endpoints';

/** A version on trial. The salt draws the customers: it stays while the percent changes, so nobody is drawn again. */
export type Canary = { version: string; percent: number; salt: string; since: string };

/** Which version of each remote runs for whom, pins aside. */
export type DeploymentState = {
  stable: Readonly<Record<string, string>>;
  /** Earlier stable versions, the newest first: what a rollback returns to. */
  stableBefore: Readonly<Record<string, readonly string[]>>;
  canary: Readonly<Record<string, Canary>>;
};

export const emptyState: DeploymentState = { stable: {}, stableBefore: {}, canary: {} };

// Nobody rolls back further than this, and each row of the history carries it.
const remembered = 10;

/** A new stable version. Whatever was on trial ends with it: a trial is measured against what was stable. */
export function makeStable(state: DeploymentState, remote: string, version: string): DeploymentState {
  const { [remote]: _ended, ...canary } = state.canary;
  const current = state.stable[remote];
  if (current === version) return { ...state, canary };
  const before = [...(current ? [current] : []), ...(state.stableBefore[remote] ?? [])];
  return {
    stable: { ...state.stable, [remote]: version },
    stableBefore: { ...state.stableBefore, [remote]: before.slice(0, remembered) },
    canary,
  };
}

/** Gives a version to a share of the customers; more of the same version keeps those who have it. */
export function setCanary(
  state: DeploymentState,
  remote: string,
  { version, percent, salt, since }: Canary,
): DeploymentState {
  const running = state.canary[remote];
  if (percent === 0) return running?.version === version ? endCanary(state, remote) : state;
  const started = running?.version === version ? running : { version, salt, since };
  return { ...state, canary: { ...state.canary, [remote]: { ...started, percent } } };
}

export function endCanary(state: DeploymentState, remote: string): DeploymentState {
  const { [remote]: _ended, ...canary } = state.canary;
  return { ...state, canary };
}

/** Stable is what it was before, nothing is on trial, and what came after that is forgotten. */
export function returnStable(state: DeploymentState, remote: string, version: string): DeploymentState {
  const before = state.stableBefore[remote] ?? [];
  const ended = endCanary(state, remote);
  return {
    ...ended,
    stable: { ...state.stable, [remote]: version },
    stableBefore: { ...state.stableBefore, [remote]: before.slice(before.indexOf(version) + 1) },
  };
}

/** The remotes of a set as they were in an earlier state; the others as they are. */
export function returnRemotes(
  state: DeploymentState,
  earlier: DeploymentState,
  remotes: readonly string[],
): DeploymentState {
  return {
    stable: replaceKeys(state.stable, earlier.stable, remotes),
    stableBefore: replaceKeys(state.stableBefore, earlier.stableBefore, remotes),
    canary: replaceKeys(state.canary, {}, remotes),
  };
}

/** A remote that is no longer part of the portal. */
export function removeRemote(state: DeploymentState, remote: string): DeploymentState {
  return returnRemotes(state, emptyState, [remote]);
}

/** What is different, by the names of the remotes. */
export function compareStates(from: DeploymentState, to: DeploymentState): ReleaseMove[] {
  const remotes = new Set(
    [from, to].flatMap(({ stable, canary }) => [...Object.keys(stable), ...Object.keys(canary)]),
  );
  return [...remotes].sort().flatMap((remote): ReleaseMove[] => {
    const stable = { from: from.stable[remote] ?? null, to: to.stable[remote] ?? null };
    const before = from.canary[remote];
    const after = to.canary[remote];
    const percent = after?.percent ?? 0;
    const canary = { from: before?.version ?? null, to: after?.version ?? null, percent };
    const isCanaryMoved = canary.from !== canary.to || (before?.percent ?? 0) !== percent;
    return [
      ...(stable.from === stable.to ? [] : [{ remote, as: 'stable' as const, ...stable }]),
      ...(isCanaryMoved ? [{ remote, as: 'canary' as const, ...canary }] : []),
    ];
  });
}

function replaceKeys<Value>(
  of: Readonly<Record<string, Value>>,
  by: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  const kept = Object.entries(of).filter(([key]) => !keys.includes(key));
  const taken = Object.entries(by).filter(([key]) => keys.includes(key));
  return Object.fromEntries([...kept, ...taken]);
}
