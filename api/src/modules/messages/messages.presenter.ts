import type { Message } from '@berth/contract';
import { type MessageContent, messageDetails } from '@berth/contract/endpoints';
import { toChinaTime } from '../../china-time.ts';
import { type MessageWords, wordMessage } from '../../notify/message-words.ts';
import type { MessageRow } from './messages.repository.ts';

type Worded = Pick<MessageRow, 'kind' | 'detail' | 'business_number'>;

export function wordsOf({ kind, detail, business_number }: Worded, words: MessageWords) {
  // A kind and what its own schema has read.
  const content = { kind, detail: messageDetails[kind].parse(detail) } as MessageContent;
  return wordMessage(words, content, business_number);
}

export function presentMessage(row: MessageRow, words: MessageWords): Message {
  return {
    id: row.id,
    kind: row.kind,
    ...wordsOf(row, words),
    sentAt: toChinaTime(row.sent_at),
    isRead: row.read_at !== null,
    booking:
      row.booking_id && row.booking_kind
        ? { id: row.booking_id, kind: row.booking_kind, businessNumber: row.business_number }
        : null,
    bill: row.bill_id ? { id: row.bill_id, number: row.business_number } : null,
    declaration: row.declaration_id ? { id: row.declaration_id, number: row.business_number } : null,
  };
}
