import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openPortal, type Portal } from '../../../test/portal.ts';

const migration = new URL('../migrations/0049-last-days-of-versions.sql', import.meta.url);

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('what was reported before is summed up by the last day of each customer', async () => {
  const { kysely } = portal.database;
  const [one, other] = [await portal.signIn(), await portal.signIn()];
  const reports: [string | null, string, 'started' | 'failed'][] = [
    [one.customerId, '2026-11-18', 'failed'],
    [one.customerId, '2026-11-19', 'started'],
    [other.customerId, '2026-11-18', 'started'],
    [other.customerId, '2026-11-19', 'started'],
    [other.customerId, '2026-11-19', 'failed'],
    [null, '2026-11-19', 'failed'],
  ];
  const rest = { reports: 1, cause: null, error: null, first_at: new Date(), last_at: new Date() };
  const about = { remote: 'booking', version: '1.0.0+a', deployment: 1, ...rest };
  const rows = reports.map(([customer_id, day, outcome]) => ({ ...about, customer_id, day, outcome }));
  await kysely.insertInto('remote_outcome').values(rows).execute();
  await sql`drop table remote_last_day`.execute(kysely);
  for (const statement of (await readFile(migration, 'utf8')).split(/;\s*$/m)) {
    if (statement.trim()) await sql.raw(statement).execute(kysely);
  }
  const kept = await kysely.selectFrom('remote_last_day').selectAll().orderBy('has_failed').execute();
  const common = { remote: 'booking', version: '1.0.0+a', day: '2026-11-19' };
  expect(kept).toEqual([
    { ...common, customer_id: one.customerId, has_failed: false },
    { ...common, customer_id: other.customerId, has_failed: true },
  ]);
});
