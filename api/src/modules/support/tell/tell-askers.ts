import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Outbox } from '../../../notify/outbox/outbox.ts';
import { tellCustomer } from '../../../notify/tell-customer.ts';
import { excerptOf } from '../record/conversations.presenter.ts';
import {
  type ConversationRow,
  insertEvent,
  takeToTell,
  updateConversation,
} from '../record/conversations.repository.ts';
import { type EntryRow, listEntries } from '../record/entries.repository.ts';
import { wakeConversation } from '../record/wake-conversation.ts';
import { makeKey } from '../visitor/conversation-keys.repository.ts';
import { wordAnswerMail } from './answer-mail-words.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { outbox: Outbox; publicOrigin: string };

const atATime = 20;

/**
 * Sends answers to which nothing was added for a while: to a visitor by mail, to a member as a message. Those that were
 * seen on the page are not sent, unless the head office was closed when it was asked. Gives how many were told.
 */
export async function tellAskers(deps: Dependencies): Promise<number> {
  let told = 0;
  for (;;) {
    const taken = await deps.database.transaction().execute(async (transaction) => {
      const due = await takeToTell(transaction, deps.clock(), atATime);
      for (const row of due) if (await tell(transaction, row, deps)) told += 1;
      return due.length;
    });
    if (taken < atATime) return told;
  }
}

async function tell(
  transaction: Transaction<Tables>,
  row: ConversationRow,
  { clock, outbox, publicOrigin }: Dependencies,
): Promise<boolean> {
  const now = clock();
  const answers = row.erased_at === null ? await listUntold(transaction, row) : [];
  const last = answers.at(-1);
  const isReachable = row.asker === 'member' || (row.mail !== '' && outbox.isOpen('mail'));
  if (!last || !isReachable) {
    await updateConversation(transaction, row, { tell_at: null });
    return false;
  }
  if (row.asker === 'member') await tellMember(transaction, row, { last, now });
  else {
    const secret = await makeKey(transaction, 'link', row.id, now);
    const mail = wordAnswerMail(row, { answers, secret, publicOrigin });
    await outbox.put(transaction, {
      key: `conversation ${row.id} ${last.number}`,
      channel: 'mail',
      kind: 'conversationAnswered',
      recipient: row.mail,
      ...mail,
    });
    await insertEvent(transaction, { conversationId: row.id, what: 'mailed', by: null, at: now });
  }
  const told = await updateConversation(transaction, row, { tell_at: null, told_entry: last.number });
  await wakeConversation(transaction, told);
  return true;
}

/** What the forwarder said and whoever asked was not told. Out of hours it is told although it may have been seen. */
async function listUntold(transaction: Transaction<Tables>, row: ConversationRow): Promise<EntryRow[]> {
  const known = Math.max(row.told_entry, row.is_out_of_hours ? row.asked_entry : row.seen_entry);
  const entries = await listEntries(transaction, row.id);
  return entries.filter(({ side, number }) => side === 'forwarder' && number > known);
}

async function tellMember(
  transaction: Transaction<Tables>,
  { customer_id: customerId, member_id: memberId, number }: ConversationRow,
  { last, now }: { last: EntryRow; now: Date },
): Promise<void> {
  if (customerId === null || memberId === null) return;
  await tellCustomer(transaction, {
    customerId,
    memberId,
    record: null,
    businessNumber: number,
    kind: 'conversationAnswered',
    detail: { words: excerptOf(last.words) },
    at: now,
  });
}
