import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { type ConversationRow, insertEvent, updateConversation } from './conversations.repository.ts';
import { wakeConversation } from './wake-conversation.ts';

/** Whoever asked ended it, or the forwarder closed it: somebody by name, or (null) the server because it was quiet. */
type Closing = { what: 'ended'; by: null } | { what: 'closed'; by: string | null };

/** Closes a locked conversation. What is closed stays as it is. */
export async function endConversation(
  transaction: Transaction<Tables>,
  row: ConversationRow,
  { what, by, now }: Closing & { now: Date },
): Promise<ConversationRow> {
  if (row.state === 'closed') return row;
  await insertEvent(transaction, { conversationId: row.id, what, by, at: now });
  const ended = await updateConversation(transaction, row, {
    state: 'closed',
    waiting_since: null,
    closed_at: now,
  });
  await wakeConversation(transaction, ended);
  return ended;
}
