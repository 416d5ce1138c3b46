import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { type ConversationRow, insertEvent, updateConversation } from './conversations.repository.ts';
import { wakeConversation } from './wake-conversation.ts';

/** Closes a locked conversation: by somebody of the staff, or (`by` null) by whoever asked. What is closed stays as it is. */
export async function endConversation(
  transaction: Transaction<Tables>,
  row: ConversationRow,
  { by, now }: { by: string | null; now: Date },
): Promise<ConversationRow> {
  if (row.state === 'closed') return row;
  const what = by === null ? 'ended' : 'closed';
  await insertEvent(transaction, { conversationId: row.id, what, by, at: now });
  const ended = await updateConversation(transaction, row, {
    state: 'closed',
    waiting_since: null,
    closed_at: now,
  });
  await wakeConversation(transaction, ended);
  return ended;
}
