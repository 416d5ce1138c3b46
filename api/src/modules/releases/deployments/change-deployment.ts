import type { DeploymentMade, ReleaseMove } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Mover, ReleaseDependencies } from '../release-dependencies.ts';
import type { DeploymentKind } from '../releases.schema.ts';
import { compareStates, type DeploymentState } from './deployment-state.ts';
import {
  getNewestDeployment,
  insertDeployment,
  type Numbered,
  takeReleaseLock,
} from './deployments.repository.ts';

/** What is to be in force from now on, and how that came about. */
export type Change = {
  kind: DeploymentKind;
  state: DeploymentState;
  /** What moves beside the state: pins. */
  pins?: readonly ReleaseMove[];
  setName?: string;
  pinnedCustomer?: string;
  figures?: Readonly<Record<string, number>>;
  /** Whole texts behind it. */
  messages?: readonly string[];
  /** Kept in the history also where it moves nothing: what comes later builds on its having been made. */
  isNoted?: boolean;
};

/**
 * Puts a new deployment in force: one row, written in one transaction under one lock, so that it is there whole or
 * not at all and two changes at once build on each other. `change` sees what is in force and may read and write in
 * the same transaction; null, or what changes nothing, makes no deployment.
 */
export async function changeDeployment(
  { database, clock }: Pick<ReleaseDependencies, 'database' | 'clock'>,
  { mover, why }: { mover: Mover; why: string },
  change: (transaction: Kysely<Tables>, current: Numbered) => Promise<Change | null>,
): Promise<DeploymentMade> {
  return await database.transaction().execute(async (transaction) => {
    await takeReleaseLock(transaction);
    const current = await getNewestDeployment(transaction);
    const made = await change(transaction, current);
    const moved = made ? [...compareStates(current, made.state), ...(made.pins ?? [])] : [];
    if (!made || (moved.length === 0 && !made.isNoted)) return { deployment: current.number, moved: [] };
    const number = current.number + 1;
    await insertDeployment(transaction, {
      ...made.state,
      number,
      kind: made.kind,
      moved,
      setName: made.setName ?? null,
      pinnedCustomer: made.pinnedCustomer ?? null,
      figures: made.figures ?? null,
      messages: made.messages ?? null,
      why,
      by: mover,
      at: clock(),
    });
    return { deployment: number, moved };
  });
}
