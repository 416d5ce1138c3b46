import { identityPaperDays } from '@berth/contract';
import { daysBefore } from '../../uploads/uploads.service.ts';
import type { VisitorDependencies } from '../../uploads/visitor-uploads.service.ts';
import { listOver, markDeleted } from './papers.repository.ts';

const atATime = 20;
const roundsAtMost = 50;

/** Deletes pictures of identity whose term is over, the bytes first. Gives how many were deleted. */
export async function sweepPapers({
  database,
  clock,
  files,
}: Pick<VisitorDependencies, 'database' | 'clock' | 'files'>): Promise<number> {
  const now = clock();
  const term = {
    approvedBefore: daysBefore(now, identityPaperDays.approved),
    othersBefore: daysBefore(now, identityPaperDays.refused),
  };
  let deleted = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const papers = await listOver(database, term, atATime);
    if (papers.length === 0) break;
    for (const { storage_key } of papers) await files.delete(storage_key);
    await markDeleted(
      database,
      papers.map(({ id }) => id),
      now,
    );
    deleted += papers.length;
  }
  return deleted;
}
