import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./keep-postgres.ts', import.meta.url));

export type OwnPostgres = {
  /** Of its one database, which is migrated. */
  databaseUrl: string;
  /** Ends it in order, its connections at once. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A PostgreSQL that one test has for itself, since it stops it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const keeper = fork(program, { execArgv: [] });
  const [{ BERTH_TEST_SERVER: address }] = await Promise.race([
    once(keeper, 'message'),
    once(keeper, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code}`))),
  ]);
  return {
    databaseUrl: `${address}/berth_template`,
    stop: () => ask(keeper, 'away'),
    start: () => ask(keeper, 'back'),
    remove: async () => {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}

async function ask(keeper: ChildProcess, wanted: 'away' | 'back'): Promise<void> {
  const done = once(keeper, 'message');
  keeper.send(wanted);
  await done;
}
