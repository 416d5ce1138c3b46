import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { type ConversationRow, updateConversation } from '../record/conversations.repository.ts';
import { whoDocument } from '../record/who-document.ts';

/** Keeps how a visitor is called and reached from now on; what is '' stays as it was. */
export async function leaveContact(
  transaction: Transaction<Tables>,
  row: ConversationRow,
  given: { name: string; mail: string },
): Promise<ConversationRow> {
  const name = given.name || row.name;
  const mail = given.mail || row.mail;
  if (name === row.name && mail === row.mail) return row;
  return await updateConversation(transaction, row, { name, mail, who_search: whoDocument({ name, mail }) });
}
