import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Tables } from '../../../database/tables.ts';
import { deleteRefusalsBefore } from './refusals.repository.ts';

/** As long as a dispute about a shipment may take. */
const keptDays = 400;

/** Removes what systems were refused, row by row or counted, after its time. Gives how many of those went. */
export async function sweepRefusals({
  database,
  clock,
}: {
  database: Kysely<Tables>;
  clock: Clock;
}): Promise<number> {
  return await deleteRefusalsBefore(database, new Date(clock().getTime() - keptDays * 24 * 3600_000));
}
