import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a bench beside a PostgreSQL server of its own, which ends with it. What knows that server is to be imported within:
 * it reads the settings that are made here.
 */
export async function withPostgres(bench: () => Promise<void>): Promise<void> {
  Object.assign(globalThis, { testDriver: 'postgres' });
  const keeper = fork(new URL('../test/keep-postgres.ts', import.meta.url), { execArgv: [] });
  Object.assign(process.env, ...(await once(keeper, 'message')));
  try {
    await bench();
  } finally {
    keeper.disconnect();
    await once(keeper, 'exit');
  }
}
