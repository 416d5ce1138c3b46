import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { EmbeddedAdapter } from './embedded/embedded-dialect.ts';
import { readTimeoutMs } from './session-settings.ts';
import type { Tables } from './tables.ts';

export type Snapshot = {
  database: Transaction<Tables>;
  /** Between two statements: lets others have a turn, and throws the signal's reason when nobody waits any more. */
  pause: () => Promise<void>;
};

/**
 * Reads in several statements what the database holds at one moment, for as long as somebody waits for it. When
 * `signal` aborts, the statement that runs is cancelled, no further one begins, and the signal's reason is thrown. A
 * statement that takes longer than `readTimeoutMs` is cancelled too. Both hold on PostgreSQL alone: the embedded engine
 * runs in this process and ends each statement first, so that what a statement may cost has to be limited before it.
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
      const endWatch = await watchStatements(database, snapshot, signal);
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
async function watchStatements(
  database: Kysely<Tables>,
  snapshot: Transaction<Tables>,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  if (database.getExecutor().adapter instanceof EmbeddedAdapter) return async () => undefined;
  const { rows } = await sql<{ process: number }>`
    select pg_backend_pid() as process, set_config('statement_timeout', ${String(readTimeoutMs)}, true)
  `.execute(snapshot);
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
