import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/open-database.ts';
import { siteOf } from '../../../http/access/caller-network.ts';
import { createPlaces } from '../../../http/places.ts';
import { LiveStream, type News, streamEvent } from '../../messages/live-stream.ts';
import { createOpenStreams } from '../../messages/open-streams.ts';
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

type Dependencies = { database: Database; log: Pick<FastifyBaseLogger, 'warn'> };

/** Hears of changes, whichever server made them, and wakes the pages with the conversation concerned. */
export async function openVisitorHub({ database, log }: Dependencies): Promise<VisitorHub> {
  const places = createPlaces(atOnce, 'STREAMS_BUSY');
  const streams = createOpenStreams();
  const onError = (err: unknown) => log.warn({ err }, 'a live stream of a visitor broke off');
  const stopListening = await database.listen(talkChannel, {
    onNotification: (conversationId) => {
      for (const { stream } of streams.of(conversationId)) stream.wake();
    },
    onConnected: () => {
      // Changes may have been missed while nobody listened.
      for (const { stream } of streams.all()) stream.wake();
    },
  });
  const beat = () => {
    for (const { stream } of streams.all()) stream.beat(true);
  };
  const timer = setInterval(beat, beatMs).unref();
  return {
    beat,
    sayGoodbye: streams.sayGoodbye,
    open: (id, { address, isOnce }) => {
      const leavePlace = places.take({ network: siteOf(address), conversation: id });
      const stream = new LiveStream({ ...watch(database, id), onError }, isOnce);
      streams.add(id, { stream }, { isOnce, onClose: leavePlace });
      return stream;
    },
    close: async () => {
      clearInterval(timer);
      streams.sayGoodbye();
      await stopListening();
    },
  };
}

/** How a conversation stands, whenever that is another way than was said last; it is over once it is erased. */
function watch({ kysely }: Database, id: string) {
  let said = 0;
  let version = 0;
  return {
    // Asked right before each load, which says what this has read.
    isSessionOpen: async () => {
      const row = await findConversation(kysely, id);
      version = row?.version ?? version;
      return row !== null && row.erased_at === null;
    },
    load: async (): Promise<News> => {
      if (version === said) return { text: '', isMore: false };
      said = version;
      return { text: streamEvent('conversation', { id, version }), isMore: false };
    },
  };
}
