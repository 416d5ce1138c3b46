import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Channel } from './providers/provider.ts';

export type NewMessage = {
  key: string;
  channel: Channel;
  kind: string;
  recipient: string;
  subject: string | null;
  body: string;
  isForNobody: boolean;
  now: Date;
  expiresAt: Date | null;
};

/** Gives the id of the message; null where one with this key is there already. */
export async function insertMessage(
  transaction: Transaction<Tables>,
  message: NewMessage,
): Promise<string | null> {
  const { key, channel, kind, recipient, subject, body, now } = message;
  const row = await transaction
    .insertInto('outgoing_message')
    .values({
      id: randomUUID(),
      key,
      channel,
      kind,
      recipient,
      subject,
      body,
      state: 'waiting',
      is_for_nobody: message.isForNobody,
      created_at: now,
      expires_at: message.expiresAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Counts a try of a message that is still to be sent, and gives it. */
export async function takeWaiting(
  database: Kysely<Tables>,
  id: string,
): Promise<Selectable<Tables['outgoing_message']> | null> {
  const row = await database
    .updateTable('outgoing_message')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteMessage(database: Kysely<Tables>, id: string): Promise<void> {
  await database.deleteFrom('outgoing_message').where('id', '=', id).execute();
}

export async function setLastError(database: Kysely<Tables>, id: string, reason: string): Promise<void> {
  await database.updateTable('outgoing_message').set({ last_error: reason }).where('id', '=', id).execute();
}

type Ended = {
  id: string;
  state: 'sent' | 'failed' | 'expired';
  reason: string | null;
  /** What is kept of the recipient. */
  recipient: string;
  now: Date;
};

/** Ends a message; what it said is forgotten. */
export async function endMessage(
  database: Kysely<Tables>,
  { id, state, reason, recipient, now }: Ended,
): Promise<void> {
  await database
    .updateTable('outgoing_message')
    .set({ state, recipient, body: null, subject: null, last_error: reason, ended_at: now })
    .where('id', '=', id)
    .execute();
}

/** Gives how many there were. */
export async function deleteOldMessages(database: Kysely<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('outgoing_message')
    .where('created_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The newest first, without what they say; those for nobody are nothing to look at. */
export async function listMessages(
  database: Kysely<Tables>,
  { state, limit }: { state?: Selectable<Tables['outgoing_message']>['state'] | undefined; limit: number },
) {
  return await database
    .selectFrom('outgoing_message')
    .where('is_for_nobody', '=', false)
    .$if(state !== undefined, (found) => found.where('state', '=', state ?? 'failed'))
    .select(['id', 'channel', 'kind', 'recipient', 'state', 'tries', 'last_error', 'created_at', 'ended_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
