import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { showToMember, showToPermitted } from '../../../notify/tell-customer.ts';
import { type ConversationRow, notifyTalk } from './conversations.repository.ts';

/** Has the pages of the desk and of whoever asked look for what is new, once the transaction is committed. */
export async function wakeConversation(
  transaction: Kysely<Tables>,
  row: Pick<ConversationRow, 'id' | 'customer_id' | 'member_id'>,
): Promise<void> {
  const record = { kind: 'conversation', id: row.id } as const;
  await showToPermitted(transaction, { permission: 'support:desk', record });
  const { customer_id: customerId, member_id: memberId } = row;
  if (customerId !== null && memberId !== null)
    await showToMember(transaction, { customerId, memberId, record });
  else await notifyTalk(transaction, row.id);
}
