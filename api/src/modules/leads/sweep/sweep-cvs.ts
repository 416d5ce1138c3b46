import { cvDays } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { removeInRounds } from '../../../files/remove-in-rounds.ts';
import { daysBefore, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { forgetCv, listOverCvs } from '../cv/cv.repository.ts';

// Who sent an application in the last moment of the term has it by then, on whichever server.
const graceDays = 1 / 48;

type Dependencies = Pick<UploadDependencies, 'database' | 'clock' | 'files'> & Pick<Context, 'warn'>;

/**
 * Deletes CVs that nobody sent in time, and those that were sent long ago, the bytes first. One that its store does not
 * delete is tried again by the next sweep. Gives how many were deleted.
 */
export async function sweepCvs({ database, clock, files, warn }: Dependencies): Promise<number> {
  const now = clock();
  const term = {
    unsentBefore: daysBefore(now, cvDays.unsent + graceDays),
    sentBefore: daysBefore(now, cvDays.sent),
  };
  return await removeInRounds(
    { warn },
    {
      list: async (options) => await listOverCvs(database, term, options),
      remove: async (cv) => {
        await files.delete(cv.storage_key);
        await forgetCv(database, cv, now);
      },
      complaint: 'a CV whose term is over could not be deleted',
    },
  );
}
