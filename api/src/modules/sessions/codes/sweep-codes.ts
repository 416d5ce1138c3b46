import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Tables } from '../../../database/tables.ts';
import { requestsKeptSeconds } from './code-limits.ts';
import { deleteOldRequests } from './code-requests.repository.ts';
import { deleteOldCodes } from './one-time-codes.repository.ts';

/** Removes requests that no limit counts any more, and codes and tickets of more than a day ago. */
export async function sweepCodes({
  database,
  clock,
}: {
  database: Kysely<Tables>;
  clock: Clock;
}): Promise<undefined> {
  const dayAgo = new Date(clock().getTime() - requestsKeptSeconds * 1000);
  await deleteOldRequests(database, dayAgo);
  await deleteOldCodes(database, dayAgo);
}
