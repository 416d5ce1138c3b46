import type { RecordChange, RecordKind } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { MessageWords } from '../../notify/message-words.ts';
import { ChangedRecords } from './changed-records.ts';
import { type News, streamEvent } from './live-stream.ts';
import { presentMessage } from './messages.presenter.ts';
import {
  countMessages,
  lastNumber,
  listMessagesAfter,
  numberMessages,
  type Reader,
} from './messages.repository.ts';

const mostFresh = 50;

/** How many tasks of a person run, and a mark that changes whenever one of the tasks has progressed. */
export type ReadProgress = (
  database: Kysely<Tables>,
  owner: { customerId: string; userId: string },
) => Promise<{ running: number; mark: string }>;

/** What the events report of other modules, which inject it. */
export type UpdateSources = { readProgress: ReadProgress; words: MessageWords };

/** Each `load` gives the events about what changed since the one before; the first gives how everything stands. */
export function createUpdates(
  { database, readProgress, words }: UpdateSources & Pick<Context, 'database'>,
  reader: Reader,
  lastEventId: string | undefined,
) {
  let number = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : null;
  const said: Record<string, string> = {};
  const records = new ChangedRecords();
  // A page that reconnects may have missed any change.
  if (number !== null) records.addAny();
  let hasOtherRights = number !== null;
  const load = async (): Promise<News> => {
    // Taken before anything is read: what changes meanwhile is sent the next time.
    const changes = records.take();
    const rights = hasOtherRights ? [streamEvent('rights', {})] : [];
    hasOtherRights = false;
    await numberMessages(database, reader.customerId);
    // A page that opens for the first time gets the count, and no earlier message as if it were new.
    number ??= await lastNumber(database, reader);
    const rows = await listMessagesAfter(database, reader, { number, most: mostFresh });
    const unread = await countMessages(database, reader, true);
    number = rows.at(-1)?.number ?? number;
    const fresh = rows.map((row) => presentMessage(row, words));
    const messages = streamEvent('messages', { unread, fresh }, number);
    const { running, mark } = await readProgress(database, reader);
    const news = [
      ...rights,
      ...(fresh.length > 0 || said.unread !== String(unread) ? [messages] : []),
      ...(said.mark !== mark ? [streamEvent('tasks', { running })] : []),
      ...changes.flatMap(recordEvents),
    ];
    Object.assign(said, { unread: String(unread), mark });
    return { text: news.join(''), isMore: rows.length === mostFresh };
  };
  return {
    load,
    noteRecord: (record: { kind: RecordKind; id: string }) => records.add(record),
    noteAnyRecord: () => records.addAny(),
    noteRights: () => {
      hasOtherRights = true;
    },
  };
}

/** Released shells know bookings alone, by an event of their own; those that know `records` ignore it. */
function recordEvents(change: RecordChange): string[] {
  const isBooking = change.kind === 'booking';
  return [
    streamEvent('records', change),
    ...(isBooking ? [streamEvent('bookings', { changed: change.ids && [...change.ids] })] : []),
  ];
}
