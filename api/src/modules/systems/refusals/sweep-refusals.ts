import type { Context } from '../../../context.ts';
import { deleteRefusalsBefore } from './refusals.repository.ts';

/** As long as a dispute about a shipment may take. */
const keptDays = 400;

/** Removes what systems were refused, row by row or counted, after its time. Gives how many of those went. */
export async function sweepRefusals({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<number> {
  return await deleteRefusalsBefore(database, new Date(clock().getTime() - keptDays * 24 * 3600_000));
}
