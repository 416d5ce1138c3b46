import type { Context } from '../../../context.ts';
import { missesKeptSeconds } from './track-shipment.ts';
import { deleteOldMisses } from './tracking-misses.repository.ts';

/** Removes misses that no limit counts any more. */
export async function sweepMisses({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await deleteOldMisses(database, new Date(clock().getTime() - missesKeptSeconds * 1000));
}
