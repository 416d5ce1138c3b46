import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { daysBefore, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { unsaidDays } from '../files/take-files.ts';

const atATime = 20;
const roundsAtMost = 50;
// Who said something with it in the last moment of the term has it by then, on whichever server.
const graceDays = 1 / 48;

type Dependencies = Pick<UploadDependencies, 'database' | 'clock' | 'files'> & Pick<Context, 'warn'>;

/**
 * Deletes visitors' files that nobody said in time, and the bytes of those that were erased, the bytes first. One that its
 * store does not delete is tried again by the next sweep. Gives how many were deleted.
 */
export async function sweepConversationFiles({
  database,
  clock,
  files,
  warn,
}: Dependencies): Promise<number> {
  const before = daysBefore(clock(), unsaidDays + graceDays);
  const failed: string[] = [];
  let deleted = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const over = await listOver(database, before, failed);
    if (over.length === 0) break;
    for (const file of over) {
      try {
        await files.delete(file.storage_key);
        await forget(database, file);
        deleted += 1;
      } catch (error) {
        failed.push(file.id);
        warn(error, 'a file of a conversation whose term is over could not be deleted');
      }
    }
  }
  return deleted;
}

/** Uploads of members and staff have no secret: their bytes are the upload's. */
async function listOver(database: Kysely<Tables>, before: Date, except: readonly string[]) {
  return await database
    .selectFrom('conversation_file')
    .where('secret_hash', 'is not', null)
    .$if(except.length > 0, (found) => found.where('id', 'not in', except))
    .where((row) =>
      row.or([
        row.and([row('entry_id', 'is', null), row('created_at', '<', before.toISOString())]),
        row('deleted_at', 'is not', null),
      ]),
    )
    .select(['id', 'entry_id', 'storage_key'])
    .limit(atATime)
    .execute();
}

/** Of one that was said it stays known that there was one. */
async function forget(
  database: Kysely<Tables>,
  { id, entry_id: entryId }: { id: string; entry_id: string | null },
): Promise<void> {
  if (entryId === null) await database.deleteFrom('conversation_file').where('id', '=', id).execute();
  else
    await database.updateTable('conversation_file').where('id', '=', id).set({ secret_hash: null }).execute();
}
