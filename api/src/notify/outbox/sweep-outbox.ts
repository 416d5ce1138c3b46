import type { Context } from '../../context.ts';
import { deleteOldMessages } from './outbox.repository.ts';

const keptDays = 30;

/** Removes what is known of messages that left long ago. */
export async function sweepOutbox({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<number> {
  return await deleteOldMessages(database, new Date(clock().getTime() - keptDays * 86_400_000));
}
