import type { Context } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { wakeMember } from '../../notify/tell-customer.ts';
import * as repository from './tasks.repository.ts';

/** Stops a running task of that person, or of one who is gone; their open pages see it. */
export async function cancelTask(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { customerId, userId }: { customerId: string; userId: string | null },
  id: string,
): Promise<void> {
  const isCanceled = await repository.cancelTask(database, { customerId, userId }, { id, at: clock() });
  if (!isCanceled) throw new Refusal('TASK_FINISHED');
  if (userId !== null) await wakeMember(database, { customerId, userId });
}
