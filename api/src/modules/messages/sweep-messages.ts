import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import { deleteOldMessages } from './messages.repository.ts';

const retainedMs = 365 * 24 * 3600_000;

/** Removes messages that are a year old, read or not. */
export async function sweepMessages({
  database,
  clock,
}: {
  database: Kysely<Tables>;
  clock: Clock;
}): Promise<void> {
  await deleteOldMessages(database, new Date(clock().getTime() - retainedMs));
}
