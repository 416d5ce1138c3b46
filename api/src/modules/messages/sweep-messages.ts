import type { Context } from '../../context.ts';
import { deleteOldMessages } from './messages.repository.ts';

const retainedMs = 365 * 24 * 3600_000;

/** Removes messages that are a year old, read or not. */
export async function sweepMessages({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  await deleteOldMessages(database, new Date(clock().getTime() - retainedMs));
}
