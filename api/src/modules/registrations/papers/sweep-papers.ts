import { identityPaperDays } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { removeInRounds } from '../../../files/remove-in-rounds.ts';
import { daysBefore } from '../../uploads/uploads.service.ts';
import type { VisitorDependencies } from '../../uploads/visitor-uploads.service.ts';
import { listOver, markDeleted } from './papers.repository.ts';

// Who mended a registration in the last moment of the term has sent another picture by then.
const graceDays = 1 / 48;

type Dependencies = Pick<VisitorDependencies, 'database' | 'clock' | 'files'> & Pick<Context, 'warn'>;

/**
 * Deletes pictures of identity whose term is over, the bytes first. One that its store does not delete is tried again by
 * the next sweep. Gives how many were deleted.
 */
export async function sweepPapers({ database, clock, files, warn }: Dependencies): Promise<number> {
  const now = clock();
  const term = {
    approvedBefore: daysBefore(now, identityPaperDays.approved + graceDays),
    othersBefore: daysBefore(now, identityPaperDays.refused + graceDays),
  };
  return await removeInRounds(
    { warn },
    {
      list: async (options) => await listOver(database, term, options),
      remove: async ({ id, storage_key }) => {
        await files.delete(storage_key);
        await markDeleted(database, id, now);
      },
      complaint: 'a picture of identity whose term is over could not be deleted',
    },
  );
}
