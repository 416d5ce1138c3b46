import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { type ConversationRow, updateConversation } from './conversations.repository.ts';
import { countAnswersAfter } from './entries.repository.ts';
import { wakeConversation } from './wake-conversation.ts';

/** Notes up to which of the forwarder's entries a locked conversation was seen; it never goes back. */
export async function seeConversation(
  transaction: Transaction<Tables>,
  row: ConversationRow,
  entry: number,
): Promise<{ seen: number; unread: number }> {
  const seen = Math.max(row.seen_entry, Math.min(entry, row.answered_entry));
  const unread = await countAnswersAfter(transaction, row.id, seen);
  if (seen > row.seen_entry) {
    await wakeConversation(transaction, await updateConversation(transaction, row, { seen_entry: seen }));
  }
  return { seen, unread };
}
