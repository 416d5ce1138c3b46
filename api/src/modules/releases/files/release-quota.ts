import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { sumStored } from './release-files.repository.ts';

export type Quota = Pick<ReleaseDependencies, 'quotaBytes' | 'keepDays'>;

/**
 * Refuses what would make the files of a remote take more than they may: counted by what is stored, whatever a build
 * says of itself. A file that two remotes name counts for each of them.
 */
export async function requireRoom(
  database: Kysely<Tables>,
  { quotaBytes, keepDays }: Quota,
  scope: string,
  more: number,
): Promise<void> {
  const used = await sumStored(database, scope);
  if (used + more <= quotaBytes) return;
  throw new Refusal('RELEASE_QUOTA_REACHED', {
    params: {
      remote: scope,
      used: megabytes(used),
      limit: megabytes(quotaBytes),
      needed: megabytes(more),
      days: keepDays,
    },
  });
}

/** To a tenth, rounded up: what is missing is never shown as nothing. */
function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 100_000) / 10).toFixed(1);
}
