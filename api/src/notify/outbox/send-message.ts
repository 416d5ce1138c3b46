import { maskRecipient } from '@berth/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, type JobRun } from '../../jobs/define-job.ts';
import { deleteMessage, endMessage, setLastError, takeWaiting } from './outbox.repository.ts';
import { type Providers, SendFailure } from './providers/provider.ts';

const order = z.object({ id: z.string() });

/** Sends one message. Its text is in the table alone, and gone once it has left. */
export const sendJob = defineJob({
  name: 'outgoing-message',
  schema: order,
  retry: { limit: 8, delaySeconds: 5 },
  atOnce: 2,
  longestSeconds: 60,
});

/**
 * Hands a message to its provider, once as far as can be known: a server that dies between the provider's yes and the
 * note of it sends again, with the same id.
 */
export async function sendMessage(
  { database, clock, providers }: Pick<Context, 'database' | 'clock'> & { providers: Providers },
  { data: { id }, signal, isLastRun }: JobRun<z.output<typeof order>>,
): Promise<void> {
  const message = await takeWaiting(database, id);
  if (!message) return;
  if (message.is_for_nobody) return await deleteMessage(database, id);
  const { channel, subject, body, expires_at } = message;
  const end = async (state: 'sent' | 'failed' | 'expired', reason: string | null = message.last_error) =>
    await endMessage(database, {
      id,
      state,
      reason,
      // What is kept once a message has ended.
      recipient: maskRecipient(message.recipient),
      now: clock(),
    });
  if (expires_at !== null && Date.parse(expires_at) <= clock().getTime()) return await end('expired');
  const provider = providers[channel];
  if (!provider) return await end('failed', 'NO PROVIDER');
  const createdAt = new Date(message.created_at);
  try {
    await provider({ id, channel, to: message.recipient, subject, text: body ?? '', createdAt }, signal);
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    if (error.isFinal || isLastRun) return await end('failed', error.message);
    await setLastError(database, id, error.message);
    throw error;
  }
  await end('sent', null);
}
