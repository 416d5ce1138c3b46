import { Refusal } from '../../../http/refusal.ts';
import { takeReleaseLock } from '../deployments/deployments.repository.ts';
import { doomReleased } from '../files/release-files.repository.ts';
import type { Mover, ReleaseDependencies } from '../release-dependencies.ts';
import { requireRemote } from '../versions/check-release.ts';
import { resolveVersion } from '../versions/resolve-version.ts';
import { markRemoved, type VersionName, type VersionRow } from '../versions/versions.repository.ts';
import { readNeeded } from './sweep-releases.ts';

const dayMs = 24 * 3600 * 1000;

/**
 * Takes a version away before its time, so that its files no longer count for its remote. Refused where anybody has
 * it, may fall back to it, or may have had it within `keepDays`: a tab may still run it. Its name stays taken.
 */
export async function removeVersion(
  {
    database,
    clock,
    surface,
    keepDays,
  }: Pick<ReleaseDependencies, 'database' | 'clock' | 'surface' | 'keepDays'>,
  mover: Mover,
  { why, ...named }: VersionName & { why: string },
): Promise<VersionRow> {
  requireRemote(mover, named.remote);
  const now = clock();
  return await database.transaction().execute(async (transaction) => {
    await takeReleaseLock(transaction);
    const row = await resolveVersion(transaction, named);
    if (row.removed_at !== null) return row;
    const isNeeded = await readNeeded(
      { database: transaction, surface },
      new Date(now.getTime() - keepDays * dayMs),
    );
    if (isNeeded(row)) {
      const { remote, version } = row;
      throw new Refusal('VERSION_IN_USE', { params: { remote, version, days: keepDays } });
    }
    await doomReleased(transaction, await markRemoved(transaction, row, now, { by: mover.name, why }), now);
    return row;
  });
}
