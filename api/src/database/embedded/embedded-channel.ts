import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { DatabaseChannel } from '../database-channel.ts';
import type { Tables } from '../tables.ts';
import { encodeParameter } from '../value-formats.ts';

/** The same as on PostgreSQL, in a turn on the engine's one session: never inside of somebody's transaction. */
export function openEmbeddedChannel(engine: PGlite, kysely: Kysely<Tables>): DatabaseChannel {
  const inTurn = <Result>(work: () => Promise<Result>) => kysely.connection().execute(work);
  return {
    run: async (text, values = []) =>
      await inTurn(async () => {
        if (values.length > 0) return await engine.query(text, values.map(encodeParameter));
        try {
          const results = await engine.exec(text);
          return { rows: results.flatMap(({ rows }) => rows) };
        } catch (error) {
          // A text may have begun a transaction; what comes next on this session is not part of it.
          await engine.exec('rollback');
          throw error;
        }
      }),
    listen: async (channel, { onNotification, onConnected }) => {
      const stop = await inTurn(() => engine.listen(channel, onNotification));
      onConnected();
      return async () => {
        if (!engine.closed) await inTurn(() => stop());
      };
    },
  };
}
