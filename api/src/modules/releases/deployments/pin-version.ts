import type { DeploymentMade } from '@berth/contract/endpoints';
import { Refusal } from '../../../http/refusal.ts';
import type { Mover, ReleaseDependencies } from '../release-dependencies.ts';
import { requireCompatible, requireRemote } from '../versions/check-release.ts';
import { resolveUsable } from '../versions/resolve-version.ts';
import { requireOwnPaths, requireOwnPathsUnpinned } from './base-paths.ts';
import { changeDeployment } from './change-deployment.ts';
import { customerExists, deletePin, findPin, savePin } from './pins.repository.ts';

export type PinRequest = {
  remote: string;
  /** Null takes the pin away. */
  version: string | null;
  customerId: string;
  why: string;
};

/** Gives one customer a version of its own. It makes a deployment, so that every server sees it at once. */
export async function pinVersion(
  deps: ReleaseDependencies,
  mover: Mover,
  { remote, version: named, customerId, why }: PinRequest,
): Promise<DeploymentMade> {
  requireRemote(mover, remote);
  return await changeDeployment(deps, { mover, why }, async (transaction, state) => {
    if (!(await customerExists(transaction, customerId))) {
      throw new Refusal('CUSTOMER_UNKNOWN', { params: { id: customerId } });
    }
    const from = await findPin(transaction, remote, customerId);
    const row = named === null ? null : await resolveUsable(transaction, { remote, version: named });
    const to = row?.version ?? null;
    if (from === to) return null;
    if (row) {
      await requireCompatible(deps, row);
      const pin = { remote, version: row.version, customerId, why, by: mover.name, at: deps.clock() };
      await savePin(transaction, pin);
      await requireOwnPaths(transaction, state, [pin]);
    } else {
      await deletePin(transaction, remote, customerId);
      await requireOwnPathsUnpinned(transaction, state, { remote, customerId });
    }
    return {
      kind: row ? 'pinned' : 'unpinned',
      state,
      pins: [{ remote, as: 'pin', from, to }],
      pinnedCustomer: customerId,
    };
  });
}
