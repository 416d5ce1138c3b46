import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { openTestDatabase, testDriver } from '../../test/open-test-database.ts';
import {
  databaseError,
  isCheckViolation,
  isForeignKeyViolation,
  isUniqueViolation,
  isWorthRetrying,
} from './database-errors.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

interface CounterTable {
  id: number;
  value: number;
}

let database: Database;
let kysely: Kysely<Tables & { counter: CounterTable }>;

beforeAll(async () => {
  database = await openTestDatabase();
  kysely = database.kysely.withTables<{ counter: CounterTable }>();
  // Several statements in one text, on both drivers.
  await sql`
    create table counter (id int primary key, value int not null constraint counter_is_positive check (value >= 0));
    create table child (counter_id int constraint child_has_counter references counter (id));
    insert into counter values (1, 0);
  `.execute(kysely);
});
afterAll(() => database.close());

async function failure(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('answers a ping', async () => {
  await expect(database.ping()).resolves.toBeUndefined();
  expect(database.driver).toBe(testDriver);
});

test('transactions at once do not mix, and none is lost', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      kysely.transaction().execute(async (transaction) => {
        const { value } = await transaction
          .selectFrom('counter')
          .select('value')
          .where('id', '=', 1)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('counter')
          .set({ value: value + 1 })
          .where('id', '=', 1)
          .execute();
      }),
    ),
  );
  const { value } = await kysely.selectFrom('counter').select('value').executeTakeFirstOrThrow();
  expect(value).toBe(20);
});

test('a failed transaction leaves nothing and the next one works', async () => {
  const error = await failure(
    kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('counter').values({ id: 2, value: 0 }).execute();
      throw new Error('changed my mind');
    }),
  );
  expect(error).toEqual(new Error('changed my mind'));
  expect(await kysely.selectFrom('counter').selectAll().where('id', '=', 2).execute()).toEqual([]);
});

test('an error that was swallowed inside does not become a commit', async () => {
  const error = await failure(
    kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('counter').values({ id: 3, value: 0 }).execute();
      await failure(transaction.insertInto('counter').values({ id: 3, value: 0 }).execute());
    }),
  );
  expect(error).toBeInstanceOf(Error);
  expect(await kysely.selectFrom('counter').selectAll().where('id', '=', 3).execute()).toEqual([]);
});

test('a savepoint rolls back its part only', async () => {
  const transaction = await kysely.startTransaction().execute();
  await transaction.insertInto('counter').values({ id: 4, value: 0 }).execute();
  const part = await transaction.savepoint('part').execute();
  await failure(part.insertInto('counter').values({ id: 4, value: 1 }).execute());
  const back = await part.rollbackToSavepoint('part').execute();
  await back.commit().execute();
  expect(await kysely.selectFrom('counter').selectAll().where('id', '=', 4).execute()).toHaveLength(1);
});

test('counts the rows that a statement changed', async () => {
  const result = await kysely
    .updateTable('counter')
    .set({ value: 1 })
    .where('id', '=', 4)
    .executeTakeFirstOrThrow();
  expect(result.numUpdatedRows).toBe(1n);
});

describe('errors have the same names', () => {
  test('duplicate', async () => {
    const error = await failure(kysely.insertInto('counter').values({ id: 1, value: 0 }).execute());
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'counter_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    expect(databaseError(error)).toMatchObject({ table: 'counter' });
  });

  test('check', async () => {
    const error = await failure(kysely.insertInto('counter').values({ id: 9, value: -1 }).execute());
    expect(isCheckViolation(error, 'counter_is_positive')).toBe(true);
  });

  test('foreign key', async () => {
    const error = await failure(sql`insert into child values (99)`.execute(kysely));
    expect(isForeignKeyViolation(error, 'child_has_counter')).toBe(true);
    expect(isWorthRetrying(error)).toBe(false);
  });

  test('other errors are none of them', () => {
    expect(databaseError(new Error('no'))).toBeNull();
    expect(databaseError(Object.assign(new Error('no'), { code: 'EPIPE' }))).toBeNull();
  });

  test('no error carries the values of the statement', async () => {
    const error = await failure(sql`select ${'hidden words'}::int`.execute(kysely));
    const { message, ...rest } = error as Error;
    expect(JSON.stringify(rest)).not.toContain('hidden words');
    expect(message).toContain('invalid input syntax');
  });
});
