import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { onServerOnly } from '../../../../test/on-server-only.ts';
import { openTestDatabase } from '../../../../test/open-test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { hashSecret } from '../secrets.ts';
import { forgetLoginAttempts, lockLoginAttempts, type Subject } from './login-attempts.repository.ts';

const subject: Subject = { kind: 'account', hash: hashSecret('account', 'captain') };
const now = new Date('2026-11-20T02:00:00Z');
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());

const lock = async (kysely = database.kysely) =>
  await kysely
    .transaction()
    .execute(async (transaction) => await lockLoginAttempts(transaction, subject, now));

test('a counter is made once, and found again', async () => {
  expect(await lock()).toEqual(await lock());
  expect(await database.kysely.selectFrom('login_attempt').selectAll().execute()).toHaveLength(1);
});

// On the embedded database nothing happens between the statements of a transaction.
onServerOnly('a sign-in that succeeds elsewhere cannot take the counter away half way', async () => {
  await lock();
  let forgotten: Promise<void> | undefined;
  const forgetAfterFirstStatement: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      forgotten ??= forgetLoginAttempts(database.kysely, subject);
      // Long enough for a row that is not locked to be gone.
      await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, 300))]);
      return result;
    },
  };
  const counter = await lock(database.kysely.withPlugin(forgetAfterFirstStatement));
  expect(counter.failures).toBe(0);
  await forgotten;
});
