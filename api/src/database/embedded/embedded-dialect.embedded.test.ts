import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { startTestEngine } from '../../../test/open-test-database.ts';
import type { Tables } from '../tables.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { type EmbeddedEngine, engineInThisThread } from './embedded-session.ts';

let engine: EmbeddedEngine;
let kysely: Kysely<Tables>;

beforeAll(async () => {
  engine = engineInThisThread(await startTestEngine());
  const waits = { connectionTimeoutMs: 600, idleTransactionTimeoutMs: 200 };
  kysely = new Kysely<Tables>({ dialect: new EmbeddedDialect(engine, waits) });
  await sql`create table note (text text)`.execute(kysely);
});
afterAll(() => kysely.destroy());

test('a transaction that was forgotten is rolled back and does not block the next query', async () => {
  const forgotten = await kysely.startTransaction().execute();
  await sql`insert into note values ('forgotten')`.execute(forgotten);
  const { rows } = await sql`select * from note`.execute(kysely);
  expect(rows).toEqual([]);
  await expect(sql`select 1`.execute(forgotten)).rejects.toThrow('nothing happened in it for 200 ms');
  await expect(forgotten.commit().execute()).rejects.toThrow('rolled back');
  expect((await sql`select * from note`.execute(kysely)).rows).toEqual([]);
});

test('a busy transaction may take longer than the silence allowed', async () => {
  await kysely.transaction().execute(async (transaction) => {
    for (let step = 0; step < 5; step += 1) {
      await sql`insert into note values ('busy')`.execute(transaction);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });
  expect((await sql`select * from note`.execute(kysely)).rows).toHaveLength(5);
});

test('a query beside its own transaction gets an explanation instead of waiting for ever', async () => {
  const nested = kysely.transaction().execute(async (transaction) => {
    const stayAwake = setInterval(() => void sql`select 1`.execute(transaction), 50);
    try {
      await sql`select 1`.execute(kysely);
    } finally {
      clearInterval(stayAwake);
    }
  });
  await expect(nested).rejects.toThrow('Inside a transaction every query has to use that transaction');
  await expect(sql`select 1`.execute(kysely)).resolves.toBeDefined();
});

test('between slow queries the event loop turns, so that calls are accepted and answered', async () => {
  const everyTurnIsSlow = new Kysely<Tables>({ dialect: new EmbeddedDialect(engine, { slowMs: 0 }) });
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const query = () => sql`select 1`.execute(everyTurnIsSlow);
  await Promise.all([query(), query(), query(), query()]);
  isOver = true;
  // One before the first query, sixteen before each of the others.
  expect(turns).toBeGreaterThanOrEqual(3 * 16);
});
