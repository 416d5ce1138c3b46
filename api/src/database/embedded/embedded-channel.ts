import type { Kysely } from 'kysely';
import type { DatabaseChannel, Listener } from '../database-channel.ts';
import type { Tables } from '../tables.ts';
import { encodeParameter } from '../value-formats.ts';
import type { EmbeddedEngine, EngineSession } from './embedded-session.ts';

type Subscription = Listener & { channel: string; stop: () => Promise<void> };

/** The same as on PostgreSQL, in a turn on the engine's one session: never inside of somebody's transaction. */
export function openEmbeddedChannel(engine: EmbeddedEngine, kysely: Kysely<Tables>): DatabaseChannel {
  const inTurn = <Result>(work: (session: EngineSession) => Promise<Result>) =>
    kysely.connection().execute(async () => await work(await engine.session()));
  const subscriptions = new Set<Subscription>();
  const subscribe = async (session: EngineSession, subscription: Subscription) => {
    subscription.stop = await session.listen(subscription.channel, subscription.onNotification);
    subscription.onConnected();
  };
  engine.onReplaced(async (session) => {
    for (const subscription of subscriptions) await subscribe(session, subscription);
  });
  return {
    run: async (text, values = []) =>
      await inTurn(async (session) => {
        if (values.length > 0) return await session.query(text, values.map(encodeParameter));
        try {
          const results = await session.exec(text);
          return { rows: results.flatMap(({ rows }) => rows) };
        } catch (error) {
          // A text may have begun a transaction; what comes next on this session is not part of it.
          await session.exec('rollback');
          throw error;
        }
      }),
    listen: async (channel, listener) => {
      const subscription = { ...listener, channel, stop: async () => undefined };
      await inTurn((session) => subscribe(session, subscription));
      subscriptions.add(subscription);
      return async () => {
        subscriptions.delete(subscription);
        if (!engine.isClosed) await inTurn(() => subscription.stop());
      };
    },
  };
}
