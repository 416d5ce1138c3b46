import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { deleteAbandoned, lockAbandoned } from './uploads.repository.ts';
import { daysBefore, type UploadDependencies, unattachedDays } from './uploads.service.ts';
import { deleteExpired, lockExpired } from './visitor-uploads.repository.ts';
import { visitorDays } from './visitor-uploads.service.ts';

// So few at a time, because the embedded database does nothing else meanwhile.
const filesAtATime = 20;
const roundsAtMost = 50;

/**
 * Removes files that nothing uses after their time: the bytes first, then the row. What is cut off in between is
 * done again by the next sweep. Several servers may sweep at once. Gives how many were removed.
 */
export async function sweepUploads(
  deps: Pick<UploadDependencies, 'database' | 'clock' | 'files'>,
): Promise<number> {
  let removed = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const found = await deps.database.transaction().execute(async (transaction) => {
      return (await sweepAbandoned(transaction, deps)) + (await sweepExpired(transaction, deps));
    });
    removed += found;
    if (found === 0) break;
  }
  return removed;
}

type Sweep = Pick<UploadDependencies, 'clock' | 'files'>;

async function sweepAbandoned(transaction: Kysely<Tables>, { clock, files }: Sweep): Promise<number> {
  const rows = await lockAbandoned(transaction, daysBefore(clock(), unattachedDays), filesAtATime);
  for (const { storage_key } of rows) await files.delete(storage_key);
  await deleteAbandoned(
    transaction,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function sweepExpired(transaction: Kysely<Tables>, { clock, files }: Sweep): Promise<number> {
  const rows = await lockExpired(transaction, daysBefore(clock(), visitorDays), filesAtATime);
  for (const { storage_key } of rows) await files.delete(storage_key);
  await deleteExpired(
    transaction,
    rows.map(({ secret_hash }) => secret_hash),
  );
  return rows.length;
}
