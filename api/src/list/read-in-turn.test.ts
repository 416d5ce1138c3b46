import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onServerOnly } from '../../test/on-server-only.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { until } from '../../test/until.ts';
import type { Database } from '../database/open-database.ts';
import { readInTurn } from './read-in-turn.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());

const { signal } = new AbortController();

test('of one customer no third read begins while two run, and one whose caller leaves never does', async () => {
  const customerId = randomUUID();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const gone = new AbortController();
  const read = (name: string, its = signal) =>
    readInTurn(database.kysely, { customerId, signal: its }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [read('a'), read('b')];
  const leaving = read('c', gone.signal);
  const last = read('d');
  await until(async () => begun.length > 0 || null);
  gone.abort();
  await expect(leaving).rejects.toBe(gone.signal.reason);
  // The embedded engine has one session, so that even the second waits for it there.
  for (let ended = 0; ended < 3; ended += 1) {
    await until(async () => ends.length > 0 || null);
    ends.shift()?.();
  }
  await Promise.all([...all, last]);
  expect(begun).toEqual(['a', 'b', 'd']);
});

test('a read that fails leaves its turn', async () => {
  const customerId = randomUUID();
  for (let times = 0; times < 5; times += 1) {
    const failing = readInTurn(database.kysely, { customerId, signal }, async (snapshot) => {
      await sql`select 1 / 0`.execute(snapshot.database);
    });
    await expect(failing).rejects.toThrow('division by zero');
  }
  expect(await readInTurn(database.kysely, { customerId, signal }, async () => 1)).toBe(1);
});

onServerOnly('a statement has five seconds, and one that is over them is refused as such', async () => {
  const customerId = randomUUID();
  const reading = readInTurn(database.kysely, { customerId, signal }, async (snapshot) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(
      snapshot.database,
    );
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
    await sql`set local statement_timeout = 20`.execute(snapshot.database);
    await sql`select pg_sleep(20)`.execute(snapshot.database);
  });
  await expect(reading).rejects.toMatchObject({
    code: 'READ_TOO_LONG',
    details: { params: { seconds: 10 } },
  });
});
