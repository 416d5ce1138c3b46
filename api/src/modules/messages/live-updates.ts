import type { LiveEvents } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { MessageWords } from '../../notify/message-words.ts';
import { ChangedBookings } from './changed-bookings.ts';
import type { News } from './live-stream.ts';
import { presentMessage } from './messages.presenter.ts';
import {
  countMessages,
  lastNumber,
  listMessagesAfter,
  numberMessages,
  type Reader,
} from './messages.repository.ts';

const mostFresh = 50;

/** How many tasks of a person run, and a mark that changes whenever any of the tasks is further than before. */
export type ReadProgress = (
  database: Kysely<Tables>,
  owner: { customerId: string; userId: string },
) => Promise<{ running: number; mark: string }>;

/** What the events tell of beside messages' own tables; injected, since other modules own it. */
export type UpdateSources = { readProgress: ReadProgress; words: MessageWords };

/** Each `load` gives the events about what changed since the one before; the first gives how everything stands. */
export function createUpdates(
  { database, readProgress, words }: UpdateSources & { database: Kysely<Tables> },
  reader: Reader,
  lastEventId: string | undefined,
) {
  let number = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : null;
  const said: Record<string, string> = {};
  const bookings = new ChangedBookings();
  // A page that comes back may have missed any.
  if (number !== null) bookings.addAny();
  const load = async (): Promise<News> => {
    // Taken before anything is read: what changes meanwhile is said the next time.
    const changed = bookings.take();
    await numberMessages(database, reader.customerId);
    // Who asks for the first time is told the count, and no message of before as if it were new.
    number ??= await lastNumber(database, reader);
    const rows = await listMessagesAfter(database, reader, { number, most: mostFresh });
    const unread = await countMessages(database, reader, true);
    number = rows.at(-1)?.number ?? number;
    const fresh = rows.map((row) => presentMessage(row, words));
    const messages = event('messages', { unread, fresh }, number);
    const { running, mark } = await readProgress(database, reader);
    const news = [
      ...(fresh.length > 0 || said.unread !== String(unread) ? [messages] : []),
      ...(said.mark !== mark ? [event('tasks', { running })] : []),
      ...(changed ? [event('bookings', changed)] : []),
    ];
    Object.assign(said, { unread: String(unread), mark });
    return { text: news.join(''), isMore: rows.length === mostFresh };
  };
  return {
    load,
    noteBooking: (id: string) => bookings.add(id),
    noteAnyBooking: () => bookings.addAny(),
  };
}

function event<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name], id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
