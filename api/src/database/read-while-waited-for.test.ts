import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onServerOnly } from '../../test/on-server-only.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import type { Database } from './open-database.ts';
import { readWhileWaitedFor } from './read-while-waited-for.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());

test('gives what was read, of one moment', async () => {
  const { signal } = new AbortController();
  const moments = await readWhileWaitedFor(database.kysely, signal, async (snapshot) => {
    const read = async () =>
      (await sql<{ now: string }>`select now() as now`.execute(snapshot.database)).rows;
    const first = await read();
    await snapshot.pause();
    return [first, await read()];
  });
  expect(moments[0]).toEqual(moments[1]);
});

test('begins no further statement when nobody waits any more', async () => {
  const waiting = new AbortController();
  let batches = 0;
  const reading = readWhileWaitedFor(database.kysely, waiting.signal, async (snapshot) => {
    for (;;) {
      await snapshot.pause();
      await sql`select 1`.execute(snapshot.database);
      batches += 1;
      if (batches === 3) waiting.abort();
    }
  });
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(batches).toBe(3);
  await database.ping();
});

test('does not begin for somebody who has gone', async () => {
  const { signal } = new AbortController();
  const gone = AbortSignal.abort();
  await expect(readWhileWaitedFor(database.kysely, gone, async () => 1)).rejects.toBe(gone.reason);
  await expect(readWhileWaitedFor(database.kysely, signal, async () => 1)).resolves.toBe(1);
});

test('hands on what went wrong otherwise', async () => {
  const { signal } = new AbortController();
  const failing = readWhileWaitedFor(database.kysely, signal, async (snapshot) => {
    await sql`select 1 / 0`.execute(snapshot.database);
  });
  await expect(failing).rejects.toThrow('division by zero');
});

onServerOnly('cancels the statement that runs, and nothing on that connection afterwards', async () => {
  const waiting = new AbortController();
  const reading = readWhileWaitedFor(database.kysely, waiting.signal, async (snapshot) => {
    await sql`select pg_sleep(25)`.execute(snapshot.database);
  });
  const isSleeping = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep%' and state = 'active'
        and pid <> pg_backend_pid()`.execute(database.kysely);
    return rows.length > 0;
  };
  while (!(await isSleeping()));
  waiting.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(await isSleeping()).toBe(false);
  for (let each = 0; each < 12; each += 1) await database.ping();
});

onServerOnly(
  'waits for no connection to cancel with, where all of them are held by those who have gone',
  async () => {
    const waiting = new AbortController();
    let begun = 0;
    // More than there are connections.
    const readings = Array.from({ length: 30 }, () =>
      readWhileWaitedFor(database.kysely, waiting.signal, async (snapshot) => {
        begun += 1;
        await sql`select pg_sleep(0.5)`.execute(snapshot.database);
        await snapshot.pause();
      }),
    );
    const outcomes = Promise.allSettled(readings);
    while (begun === 0) await setTimeout(10);
    await setTimeout(100);
    const begunBefore = begun;
    waiting.abort();
    expect(new Set((await outcomes).map(({ status }) => status))).toEqual(new Set(['rejected']));
    // Those that had no connection yet never asked for one.
    expect(begun).toBe(begunBefore);
    await database.ping();
  },
);
