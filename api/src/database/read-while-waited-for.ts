import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { EmbeddedAdapter } from './embedded/embedded-dialect.ts';
import type { Tables } from './tables.ts';

type Snapshot = {
  database: Transaction<Tables>;
  /** Between two statements: lets others have a turn, and throws the signal's reason when nobody waits any more. */
  pause: () => Promise<void>;
};

/**
 * Reads in several statements what the database holds at one moment, for as long as somebody waits for it. When
 * `signal` aborts, the statement that runs is cancelled (on PostgreSQL; the embedded engine ends it first), no
 * further one begins, and the signal's reason is thrown.
 */
export async function readWhileWaitedFor<Result>(
  database: Kysely<Tables>,
  signal: AbortSignal,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  try {
    return await transaction.execute(async (snapshot) => {
      signal.throwIfAborted();
      const endWatch = await cancelOnAbort(database, snapshot, signal);
      const pause = async () => {
        await setImmediate();
        signal.throwIfAborted();
      };
      // Before the connection goes to somebody else, whose statement the cancelling must not hit.
      return await read({ database: snapshot, pause }).finally(endWatch);
    });
  } catch (error) {
    signal.throwIfAborted(); // rather than that the statement was cancelled
    throw error;
  }
}

/** Kysely cancels statements too, but inside of a transaction its rollback comes first and it finds nothing to cancel. */
async function cancelOnAbort(
  database: Kysely<Tables>,
  snapshot: Transaction<Tables>,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  if (database.getExecutor().adapter instanceof EmbeddedAdapter) return async () => undefined;
  const { rows } = await sql<{ process: number }>`select pg_backend_pid() as process`.execute(snapshot);
  const process = rows[0]?.process;
  let isOver = false;
  let cancelling: Promise<unknown> = Promise.resolve();
  const cancel = () => {
    // Without a free connection the statement goes on to its end, as it would have anyway.
    const asked = database.connection().execute(async (other) => {
      if (isOver) return;
      cancelling = sql`select pg_cancel_backend(${process})`.execute(other).catch(() => undefined);
      await cancelling;
    });
    asked.catch(() => undefined);
  };
  signal.addEventListener('abort', cancel);
  return async () => {
    signal.removeEventListener('abort', cancel);
    // One that still waits for a connection is not waited for: that may be the very one which is held here.
    isOver = true;
    await cancelling;
  };
}
