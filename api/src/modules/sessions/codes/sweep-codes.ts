import type { Context } from '../../../context.ts';
import { deleteOldSignInCodes } from '../qr/sign-in-codes.repository.ts';
import { requestsKeptSeconds } from './code-limits.ts';
import { deleteOldRequests } from './code-requests.repository.ts';
import { deleteOldCodes } from './one-time-codes.repository.ts';

/** Removes requests that no limit counts any more, codes and tickets of more than a day ago, and codes on screens that are over. */
export async function sweepCodes({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<undefined> {
  const dayAgo = new Date(clock().getTime() - requestsKeptSeconds * 1000);
  await deleteOldRequests(database, dayAgo);
  await deleteOldCodes(database, dayAgo);
  await deleteOldSignInCodes(database, clock());
}
