import type { Context } from '../../../context.ts';
import { deleteExpiredPreviews } from './preview.repository.ts';

export async function sweepPreviews({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<number> {
  return await deleteExpiredPreviews(database, clock());
}
