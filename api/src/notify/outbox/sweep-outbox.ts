import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import { deleteOldMessages } from './outbox.repository.ts';

const keptDays = 30;

/** Removes what is known of messages that left long ago. */
export async function sweepOutbox({
  database,
  clock,
}: {
  database: Kysely<Tables>;
  clock: Clock;
}): Promise<number> {
  return await deleteOldMessages(database, new Date(clock().getTime() - keptDays * 86_400_000));
}
