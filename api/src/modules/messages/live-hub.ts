import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { createPlaces } from '../../http/places.ts';
import { liveChannel, readLiveWord } from '../../notify/changes.repository.ts';
import { LiveStream } from './live-stream.ts';
import { createUpdates, type UpdateSources } from './live-updates.ts';
import { createOpenStreams } from './open-streams.ts';

/** The open pages of this server. */
export type LiveHub = {
  open: (actor: Actor, options: { lastEventId: string | undefined; isOnce: boolean }) => Promise<Readable>;
  /** Keeps all connections alive and ends those whose session is over, with one query however many there are. */
  beat: () => Promise<void>;
  /** Sends every page its last event, since the server stops: they come back one after another, to another server. */
  sayGoodbye: () => void;
  /** The same for good. */
  close: () => Promise<void>;
};

type OpenPage = { actor: Actor; stream: LiveStream; updates: ReturnType<typeof createUpdates> };
type Dependencies = UpdateSources & {
  database: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The ids of those sessions that are still open. */
  listOpenSessions: (
    database: Kysely<Tables>,
    sessions: readonly Pick<Actor, 'customerId' | 'sessionId'>[],
    now: Date,
  ) => Promise<ReadonlySet<string>>;
};

// One page of a browser holds the stream for all of its pages; some more for those that cannot share.
const atOnce = { ofAll: 5_000, ofOne: { session: 6, customer: 1_000 } };
// Shorter than the patience of proxies, which is often a minute.
const beatMs = 20_000;

/** Hears of changes, whichever server made them, and wakes the pages of the customers concerned. */
export async function openLiveHub(deps: Dependencies): Promise<LiveHub> {
  const { database, clock, log, listOpenSessions, ...sources } = deps;
  const places = createPlaces(atOnce, 'STREAMS_BUSY');
  const streams = createOpenStreams<OpenPage>();
  const onError = (err: unknown) => log.warn({ err }, 'a live stream broke off');
  const stopListening = await database.listen(liveChannel, {
    onNotification: (payload) => {
      const { customerId, memberId, permission, record, isOfRights } = readLiveWord(payload);
      for (const { actor, stream, updates } of permission ? streams.all() : streams.of(customerId)) {
        if (permission && !actor.permissions.includes(permission)) continue;
        if (memberId && memberId !== actor.userId) continue;
        if (record) updates.noteRecord(record);
        if (isOfRights) updates.noteRights();
        stream.wake();
      }
    },
    onConnected: () => {
      for (const { stream, updates } of streams.all()) {
        // Changes may have been missed while nobody listened.
        updates.noteAnyRecord();
        updates.noteRights();
        stream.wake();
      }
    },
  });
  const beat = async () => {
    const pages = streams.all();
    if (pages.length === 0) return;
    const actors = pages.map(({ actor }) => actor);
    const open = await listOpenSessions(database.kysely, actors, clock());
    for (const { actor, stream } of pages) stream.beat(open.has(actor.sessionId));
  };
  const timer = setInterval(() => void beat().catch(onError), beatMs).unref();
  return {
    beat,
    open: async (actor, { lastEventId, isOnce }) => {
      const leavePlace = places.take({ session: actor.sessionId, customer: actor.customerId });
      const updates = createUpdates({ ...sources, database: database.kysely }, actor, lastEventId);
      const source = {
        load: updates.load,
        isSessionOpen: async () =>
          (await listOpenSessions(database.kysely, [actor], clock())).has(actor.sessionId),
        onError,
      };
      const stream = new LiveStream(source, isOnce);
      streams.add(actor.customerId, { actor, stream, updates }, { isOnce, onClose: leavePlace });
      return stream;
    },
    sayGoodbye: streams.sayGoodbye,
    close: async () => {
      clearInterval(timer);
      streams.sayGoodbye();
      await stopListening();
    },
  };
}
