import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onServerOnly } from '../../../test/on-server-only.ts';
import { openTestDatabase, testServerUrl } from '../../../test/open-test-database.ts';
import { openDatabase } from '../open-database.ts';

async function refusal(databaseUrl: string): Promise<string> {
  const error = await openDatabase({ dataDir: '', databaseUrl }).then(
    () => new Error('it opened'),
    (reason: unknown) => reason,
  );
  return String(error);
}

test('a server that cannot be reached is named without the credentials', async () => {
  const message = await refusal('postgres://berth:hidden@127.0.0.1:1/portal');
  expect(message).toContain(
    'DATABASE_URL: PostgreSQL at 127.0.0.1:1/portal cannot be used: connect ECONNREFUSED',
  );
  expect(message).not.toContain('hidden');
});

onServerOnly('a database that does not exist is named', async () => {
  expect(await refusal(testServerUrl('nowhere'))).toContain('database "nowhere" does not exist');
});

onServerOnly('sessions have their limits and their name', async () => {
  const database = await openTestDatabase();
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle,
           current_setting('application_name') as name,
           current_setting('TimeZone') as zone`.execute(database.kysely);
  expect(rows).toEqual([{ statement: '30s', idle: '15s', name: 'berth', zone: 'UTC' }]);
  await database.close();
});

onServerOnly(
  'a connection that breaks in a silent transaction ends that transaction and nothing else',
  async () => {
    const database = await openTestDatabase();
    const silent = await database.kysely.startTransaction().execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(silent);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.kysely);
    await pause(200);
    await expect(sql`select 1`.execute(silent)).rejects.toThrow();
    await expect(silent.rollback().execute()).rejects.toThrow();
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
  },
);
