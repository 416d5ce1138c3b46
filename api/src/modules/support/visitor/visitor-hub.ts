import type { Readable } from 'node:stream';
import type { ConversationEvents } from '@berth/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/open-database.ts';
import { siteOf } from '../../../http/access/caller-network.ts';
import { createPlaces } from '../../../http/places.ts';
import { LiveStream, type News } from '../../messages/live-stream.ts';
import { findConversation, talkChannel } from '../record/conversations.repository.ts';

/** The open pages of visitors on this server, each with its conversation. */
export type VisitorHub = {
  open: (conversationId: string, options: { address: string; isOnce: boolean }) => Readable;
  beat: () => void;
  /** Sends every page its last event, since the server stops: they come back one after another, to another server. */
  sayGoodbye: () => void;
  close: () => Promise<void>;
};

// Visitors of one office stand behind one address; several tabs of one browser show the same conversation.
const atOnce = { ofAll: 2_000, ofOne: { network: 40, conversation: 6 } };
const beatMs = 20_000;
const comeBackMs = { first: 1_000, last: 15_000 };

type Dependencies = { database: Database; log: Pick<FastifyBaseLogger, 'warn'> };

/** Hears of changes, whichever server made them, and wakes the pages with the conversation concerned. */
export async function openVisitorHub({ database, log }: Dependencies): Promise<VisitorHub> {
  const places = createPlaces(atOnce, 'STREAMS_BUSY');
  const streams = new Map<string, Set<LiveStream>>();
  let isLeaving = false;
  const all = () => [...streams.values()].flatMap((each) => [...each]);
  const leave = (stream: LiveStream) => {
    const { first, last } = comeBackMs;
    stream.end('later', first + Math.random() * (last - first));
  };
  const wake = (some: Iterable<LiveStream>) => {
    for (const stream of some) stream.wake();
  };
  const stopListening = await database.listen(talkChannel, {
    onNotification: (conversationId) => wake(streams.get(conversationId) ?? []),
    // Changes may have been missed while nobody listened.
    onConnected: () => wake(all()),
  });
  const beat = () => {
    for (const stream of all()) stream.beat(true);
  };
  const timer = setInterval(beat, beatMs).unref();
  const sayGoodbye = () => {
    isLeaving = true;
    for (const stream of all()) leave(stream);
  };
  return {
    beat,
    sayGoodbye,
    open: (id, { address, isOnce }) => {
      const leavePlace = places.take({ network: siteOf(address), conversation: id });
      const onError = (err: unknown) => log.warn({ err }, 'a live stream of a visitor broke off');
      const stream = new LiveStream({ ...watch(database, id), onError }, isOnce);
      const own = streams.get(id) ?? new Set();
      streams.set(id, own.add(stream));
      stream.once('close', () => {
        leavePlace();
        own.delete(stream);
        if (own.size === 0 && streams.get(id) === own) streams.delete(id);
      });
      if (isLeaving && !isOnce) leave(stream);
      return stream;
    },
    close: async () => {
      clearInterval(timer);
      sayGoodbye();
      await stopListening();
    },
  };
}

/** How a conversation stands, whenever that is another way than was said last; it is over once it is erased. */
function watch({ kysely }: Database, id: string) {
  let said = 0;
  const find = async () => {
    const row = await findConversation(kysely, id);
    return row && row.erased_at === null ? row : null;
  };
  return {
    isSessionOpen: async () => (await find()) !== null,
    load: async (): Promise<News> => {
      const version = (await find())?.version ?? said;
      if (version === said) return { text: '', isMore: false };
      said = version;
      return { text: event('conversation', { id, version }), isMore: false };
    },
  };
}

function event<Name extends keyof ConversationEvents>(name: Name, data: ConversationEvents[Name]): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
