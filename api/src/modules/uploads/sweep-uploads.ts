import type { Context } from '../../context.ts';
import { deleteAbandoned, listAbandoned } from './uploads.repository.ts';
import { daysBefore, type UploadDependencies, unattachedDays } from './uploads.service.ts';
import { deleteExpired, listExpired } from './visitor-uploads.repository.ts';
import { visitorDays } from './visitor-uploads.service.ts';

const filesAtATime = 20;
const roundsAtMost = 50;
// A record that began to use a file in the file's last moment has been written by then, on whichever server.
const graceDays = 1 / 48;

/**
 * Removes files that nothing uses after their time: the bytes first, then the row. What is cut off in between is
 * done again by the next sweep. No transaction is open meanwhile: a slow bucket would hold the whole embedded
 * database. Nobody can take up what is swept, since `attachUploads` refuses a file whose time is over. Several
 * servers may sweep at once. Gives how many were removed.
 */
export async function sweepUploads(deps: Sweep): Promise<number> {
  let removed = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const found = (await sweepAbandoned(deps)) + (await sweepExpired(deps));
    removed += found;
    if (found === 0) break;
  }
  return removed;
}

type Sweep = Pick<UploadDependencies, 'database' | 'clock' | 'files'> & Pick<Context, 'warn'>;

async function sweepAbandoned(deps: Sweep): Promise<number> {
  const before = daysBefore(deps.clock(), unattachedDays + graceDays);
  const rows = await listAbandoned(deps.database, before, filesAtATime);
  let removed = 0;
  for (const upload of rows) {
    try {
      await removeUpload(deps, upload);
      removed += 1;
    } catch (cause) {
      // One that cannot be removed keeps nobody else's from it.
      deps.warn(cause, 'a file that nothing uses was not removed; the next sweep tries again');
    }
  }
  return removed;
}

/** Removes a file that nobody can use any more. */
export async function removeUpload(
  { database, files }: Pick<Sweep, 'database' | 'files'>,
  upload: { id: string; customer_id: string; storage_key: string },
): Promise<void> {
  await files.delete(upload.storage_key);
  await deleteAbandoned(database, upload);
}

async function sweepExpired({ database, clock, files }: Sweep): Promise<number> {
  const before = daysBefore(clock(), visitorDays + graceDays);
  const rows = await listExpired(database, before, filesAtATime);
  for (const { storage_key } of rows) await files.delete(storage_key);
  await deleteExpired(
    database,
    rows.map(({ secret_hash }) => secret_hash),
  );
  return rows.length;
}
