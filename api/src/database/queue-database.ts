import { CompiledQuery, type Transaction } from 'kysely';
import type { Db } from 'pg-boss';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Our database as pg-boss asks for one, so that it needs no connections of its own. */
export function queueDatabase({ run, listen }: Pick<Database, 'run' | 'listen'>): Db {
  return {
    executeSql: async (text, values) => await run(text, values),
    listen: async (channel, onNotification, onReconnect) => ({
      close: await listen(channel, { onNotification, onConnected: onReconnect }),
    }),
  };
}

/** A transaction of ours as pg-boss asks for one: a job is there exactly when what it belongs to is. */
export function queueTransaction(transaction: Transaction<Tables>): Db {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
