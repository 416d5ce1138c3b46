import type { Context } from '../../../context.ts';
import { removeInRounds } from '../../../files/remove-in-rounds.ts';
import { daysBefore, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { forgetFile, listOverFiles } from '../files/conversation-files.repository.ts';
import { unsaidDays } from '../files/take-files.ts';

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
  return await removeInRounds(
    { warn },
    {
      list: async (options) => await listOverFiles(database, before, options),
      remove: async (file) => {
        await files.delete(file.storage_key);
        await forgetFile(database, file);
      },
      complaint: 'a file of a conversation whose term is over could not be deleted',
    },
  );
}
