import { randomBytes } from 'node:crypto';
import type { DeploymentMade } from '@berth/contract/endpoints';
import { type Mover, type ReleaseDependencies, serverItself } from '../release-dependencies.ts';
import { requireCompatible, requireRemote } from '../versions/check-release.ts';
import { resolveUsable, resolveVersion } from '../versions/resolve-version.ts';
import { requireOwnPaths } from './base-paths.ts';
import { changeDeployment } from './change-deployment.ts';
import { endCanary, makeStable, setCanary } from './deployment-state.ts';
import { requireUnmoved, type Seen } from './require-unmoved.ts';

export type Promotion = {
  remote: string;
  version: string;
  to: 'stable' | 'canary';
  /** Of a canary, 0 to 100; 0 ends it. */
  percent?: number | undefined;
  why: string;
} & Seen;

/** Makes a version stable, or gives it to a share of the customers, from the next page on. */
export async function promoteVersion(
  deps: ReleaseDependencies,
  mover: Mover,
  { remote, version: named, to, percent = 0, seen, why }: Promotion,
): Promise<DeploymentMade> {
  requireRemote(mover, remote);
  return await changeDeployment(deps, { mover, why }, async (transaction, current) => {
    await requireUnmoved(transaction, current, { seen, remotes: [remote] });
    const isEnding = to === 'canary' && percent === 0;
    // A canary that no longer fits must still be possible to end.
    const row = await (isEnding ? resolveVersion : resolveUsable)(transaction, { remote, version: named });
    const { version } = row;
    if (isEnding) {
      const isRunning = current.canary[remote]?.version === version;
      return isRunning ? { kind: 'canaryStopped', state: endCanary(current, remote) } : null;
    }
    // Everybody has it: there is nothing to try out.
    if (to === 'canary' && current.stable[remote] === version) return null;
    await requireCompatible(deps, row);
    const salt = randomBytes(12).toString('base64url');
    const canary = { version, percent, salt, since: deps.clock().toISOString() };
    const state = to === 'stable' ? makeStable(current, remote, version) : setCanary(current, remote, canary);
    await requireOwnPaths(transaction, state, [{ remote, version }]);
    return { kind: to === 'stable' ? 'promoted' : 'canary', state };
  });
}

/** The server ends a canary that does badly by itself; nothing when it was ended, or begun again, by then. */
export async function stopCanary(
  deps: Pick<ReleaseDependencies, 'database' | 'clock'>,
  stop: {
    remote: string;
    salt: string;
    why: string;
    figures: Readonly<Record<string, number>>;
    messages: readonly string[];
  },
): Promise<DeploymentMade> {
  const { remote, salt, why, figures, messages } = stop;
  return await changeDeployment(deps, { mover: serverItself, why }, async (_transaction, current) =>
    current.canary[remote]?.salt === salt
      ? { kind: 'canaryStopped', state: endCanary(current, remote), figures, messages }
      : null,
  );
}
