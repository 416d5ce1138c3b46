import type { RollbackMade, RollbackTrouble } from '@berth/contract/endpoints';
import { Refusal } from '../../../http/refusal.ts';
import type { Mover, ReleaseDependencies } from '../release-dependencies.ts';
import { requireRemote } from '../versions/check-release.ts';
import { changeDeployment } from './change-deployment.ts';
import { type DeploymentState, removeRemote, returnStable } from './deployment-state.ts';
import { listAdopted } from './deployments.repository.ts';
import { requireUnmoved, type Seen } from './require-unmoved.ts';
import { readStandIns } from './stand-ins.ts';

/**
 * Makes stable again what was stable before and has its files, each time one step back; a canary ends with it. What is
 * deployed is not asked whether it fits, nor who owns a path by now, nor how that version did: in an emergency the way
 * back must be open, and lead where everybody expects. That it failed for too many is said. From its first version a
 * remote that a team has brought leaves the portal; one that belongs to the portal never does.
 */
export async function rollBack(
  deps: Pick<ReleaseDependencies, 'database' | 'clock' | 'surface'>,
  mover: Mover,
  { remote, seen, why }: { remote: string; why: string } & Seen,
): Promise<RollbackMade> {
  requireRemote(mover, remote);
  let trouble: RollbackTrouble | null = null;
  const made = await changeDeployment(deps, { mover, why }, async (transaction, current) => {
    await requireUnmoved(transaction, current, { seen, remotes: [remote] });
    if (removesRemote(current, remote, await listAdopted(transaction))) {
      return { kind: 'rolledBack', state: removeRemote(current, remote) };
    }
    const standIns = await readStandIns({ database: transaction, surface: deps.surface }, current);
    const { goal = null, trouble: found = null } = standIns[remote] ?? {};
    if (goal === null) throw new Refusal('ROLLBACK_IMPOSSIBLE', { params: { name: remote } });
    trouble = found;
    return { kind: 'rolledBack', state: returnStable(current, remote, goal) };
  });
  return { ...made, trouble };
}

/** Whether a rollback would take the remote out of the portal: nothing was stable before, and a team has brought it. */
export function removesRemote(
  { stable, stableBefore }: DeploymentState,
  remote: string,
  adopted: ReadonlySet<string>,
): boolean {
  return stable[remote] !== undefined && !stableBefore[remote]?.length && !adopted.has(remote);
}
