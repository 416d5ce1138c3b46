import { type ListRow, messageList, type ParsedCondition, type ParsedListQuery } from '@berth/contract';
import type { Context } from '../../context.ts';
import { tableList } from '../../list/table-list.ts';
import type { MessageWords } from '../../notify/message-words.ts';
import { ofReader, readBookingKinds, stateColumn, topicColumn } from './message-list.repository.ts';
import { presentMessage } from './messages.presenter.ts';
import { countMessages, type Reader } from './messages.repository.ts';
import { searchMessages } from './search-messages.ts';

type Topic = ListRow<typeof messageList>['topic'];
type About = { bill_id: string | null; declaration_id: string | null; booking_id: string | null };

const shown = [
  'kind',
  'sent_at',
  'detail',
  'business_number',
  'read_at',
  'booking_id',
  'bill_id',
  'declaration_id',
] as const;

function messagesFor(reader: Reader, ids: readonly string[] | null) {
  return tableList(messageList, 'message', {
    odd: {
      state: { ...stateColumn, read: ({ read_at }) => (read_at === null ? 'unread' : 'read') },
      topic: { ...topicColumn, read: (row) => topicOf(row as About) }, // of the columns shown
      // What is looked for in it is found before, by `searchMessages`.
      title: { column: 'id' },
      number: { column: 'business_number', read: ({ business_number }) => business_number },
    },
    alsoShown: shown,
    beside: (stored) => ({ stored }),
    where: ofReader(reader, ids),
    defaultSort: { field: 'sentAt', order: 'descending' },
    emptyFirst: 'read_at',
  });
}

function topicOf({ bill_id, declaration_id, booking_id }: About): Topic {
  if (bill_id) return 'bill';
  if (declaration_id) return 'declaration';
  return booking_id ? 'booking' : 'account';
}

/**
 * A page of the message centre: each message worded as the bell words it, with what the list is filtered by. One that is
 * read goes to the read ones behind, so a page that is opened next may leave out as many as were read before it.
 */
export async function listMessageCentre(
  { database, words }: Pick<Context, 'database'> & { words: MessageWords },
  reader: Reader,
  list: ParsedListQuery,
  signal: AbortSignal,
) {
  const isWords = ({ field }: ParsedCondition) => field === 'title';
  const asked = list.conditions.filter(isWords);
  const ids = asked.length > 0 ? await searchMessages({ database, words }, reader, asked, signal) : null;
  const messages = messagesFor(reader, ids);
  const rest = { ...list, conditions: list.conditions.filter((condition) => !isWords(condition)) };
  const { rows, totals } = await messages.readPage(database, reader.customerId, rest, signal);
  const found = rows.map(messages.presentRow);
  const bookingIds = found.flatMap(({ stored }) => stored.booking_id ?? []);
  const kinds = await readBookingKinds(database, reader.customerId, bookingIds);
  return {
    rows: found.map(({ stored, ...row }) => ({
      ...row,
      ...presentMessage(
        { ...stored, id: row.id, booking_kind: kinds.get(stored.booking_id ?? '') ?? null },
        words,
      ),
    })),
    total: totals.total,
    summary: { unread: await countMessages(database, reader, true) },
  };
}
