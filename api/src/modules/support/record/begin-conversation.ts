import { randomUUID } from 'node:crypto';
import type { AskerKind, Locale } from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import { takeSerial } from '../../../database/day-serials.repository.ts';
import type { Tables } from '../../../database/tables.ts';
import { dayNumber } from '../../../day-number.ts';
import { searchDocument } from '../../../list/search-document.ts';
import { type ConversationRow, insertConversation, insertEvent } from './conversations.repository.ts';
import { whoDocument } from './who-document.ts';

/** Who begins a conversation, and from where. */
export type Beginner = {
  asker: AskerKind;
  /** Null of a visitor. */
  customerId: string | null;
  memberId: string | null;
  name: string;
  mail: string;
  company: string;
  isDoubtful: boolean;
  locale: Locale;
  path: string;
  siteHash: Buffer | null;
};

/** A conversation in which nothing is said yet. The day has to be locked. */
export async function beginConversation(
  transaction: Transaction<Tables>,
  beginner: Beginner,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Promise<ConversationRow> {
  const { name, mail, company } = beginner;
  const day = toChinaDay(now);
  const row = await insertConversation(transaction, {
    id: randomUUID(),
    number: dayNumber('SV', day, await takeSerial(transaction, 'conversation_serial', day)),
    customer_id: beginner.customerId,
    member_id: beginner.memberId,
    asker: beginner.asker,
    name,
    mail,
    company,
    who_search: whoDocument({ name, mail }),
    company_search: searchDocument([company]),
    is_doubtful: beginner.isDoubtful,
    locale: beginner.locale,
    path: beginner.path,
    state: 'waiting',
    is_out_of_hours: !isOpen,
    last_words: '',
    last_words_search: '',
    waiting_since: now,
    started_at: now,
    started_on: day,
    site_hash: beginner.siteHash,
    last_at: now,
  });
  await insertEvent(transaction, { conversationId: row.id, what: 'begun', by: null, at: now });
  return row;
}
