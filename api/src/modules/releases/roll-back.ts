import type { RollbackMade, RollbackTrouble } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { changeDeployment } from './change-deployment.ts';
import { requireRemote } from './check-release.ts';
import { returnStable } from './deployment-state.ts';
import type { Mover, ReleaseDependencies } from './release-dependencies.ts';
import { requireUnmoved, type Seen } from './require-unmoved.ts';
import { requirePresent } from './resolve-version.ts';
import { readStandIns } from './stand-ins.ts';
import { listVersionsByName, type VersionName } from './versions.repository.ts';

/**
 * Makes stable again what was stable before, each time one step further back; a canary ends with it. What is
 * deployed is not asked whether it fits, nor who owns a path by now, nor how that version did: in an emergency the way
 * back must be open, and lead where everybody expects. That it failed for too many is said.
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
    const state = returnStable(current, remote);
    const version = state?.stable[remote];
    if (!state || version === undefined) {
      throw new Refusal('ROLLBACK_IMPOSSIBLE', { params: { name: remote } });
    }
    await requireFilesOf(transaction, [{ remote, version }]);
    const standIns = await readStandIns({ database: transaction, surface: deps.surface }, current);
    trouble = standIns[remote]?.trouble ?? null;
    return { kind: 'rolledBack', state };
  });
  return { ...made, trouble };
}

/** Refuses versions whose files were removed. */
export async function requireFilesOf(database: Kysely<Tables>, names: readonly VersionName[]): Promise<void> {
  for (const version of await listVersionsByName(database, names)) requirePresent(version);
}
