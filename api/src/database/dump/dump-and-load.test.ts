import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { openEmptyInMemory, openTestDatabase, openUnmigrated } from '../../../test/open-test-database.ts';
import type { Database } from '../open-database.ts';
import { dumpDatabase } from './dump-database.ts';
import { loadDump } from './load-dump.ts';

let folder: string;
let database: Database;
let dump: string;
let embedded: Database;

// Making an embedded database from nothing takes seconds, more on a busy machine.
jest.setTimeout(60_000);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berth-dump-'));
  dump = join(folder, 'first.dump');
  database = await openTestDatabase();
  embedded = await openEmptyInMemory();
  const id = '018f0000-0000-7000-8000-000000000001';
  const name = '深圳"盐田"\\货运\n公司';
  await sql`
    insert into customer (id, name, kind, settlement, created_at)
    values (${id}, ${name}, 'company', 'monthly', '2026-11-20 08:15:00.123+00')`.execute(database.kysely);
  await keepTableMemory(id);
  await keepUploads(id);
  await dumpDatabase(database.kysely, dump);
});
afterAll(async () => {
  await embedded.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Rows that refer to others, with JSON whose order of keys is to stay. */
async function keepTableMemory(customerId: string): Promise<void> {
  const memberId = '018f0000-0000-7000-8000-000000000002';
  const filter = '{"status": ["draft|="],"etd":["2026-11-01|>="],"a":["x\\\\|y|include"]}';
  await sql`
    insert into member (id, customer_id, account, account_key, name, password_hash, roles, permissions, created_at)
    values (${memberId}, ${customerId}, 'a', 'a', '林', 'x', '{main}', '{}', now())`.execute(database.kysely);
  await sql`
    insert into table_settings values
      (${customerId}, ${memberId}, 'lclBookings', '[{"key":"etd"}]', 'compact', true, false, now())`.execute(
    database.kysely,
  );
  await sql`
    insert into saved_filter values
      (${memberId}, ${customerId}, ${memberId}, 'lclBookings', '常用', ${filter}, true, now(), now())`.execute(
    database.kysely,
  );
  await sql`
    insert into saved_view values
      (${memberId}, ${customerId}, ${memberId}, 'lclBookings', '视图', '[]', null, ${filter}, true, now(), now())`.execute(
    database.kysely,
  );
}

/** Rows with bytes in them: the files themselves are elsewhere. */
async function keepUploads(customerId: string): Promise<void> {
  const memberId = '018f0000-0000-7000-8000-000000000002';
  await sql`
    insert into upload values
      (${memberId}, ${customerId}, ${memberId}, '执照.png', 'png', 70, '\\x00ff5c22', 'ab/ab.png', now(), now(), null)`.execute(
    database.kysely,
  );
  await sql`
    insert into visitor_upload values
      ('\\x01fe', '\\x02fd', '执照.gif', 'gif', 70, '\\x03fc', 'cd/cd.gif', now(), null)`.execute(
    database.kysely,
  );
}

function rowsOf(path: string): string[] {
  // Which is new with each load.
  const epoch = /"changes_epoch":"[^"]+"/;
  return readFileSync(path, 'utf8').replace(epoch, '').trim().split('\n').slice(1).sort();
}

async function throughAnother(kysely: Database['kysely'], name: string): Promise<string> {
  await loadDump(kysely, dump);
  const again = join(folder, name);
  await dumpDatabase(kysely, again);
  return again;
}

// The suite runs on both drivers, so this is PGlite to PGlite and PostgreSQL to PGlite, and then back.
test('a dump loaded into the embedded database and back gives the same dump again', async () => {
  const there = await throughAnother(embedded.kysely, 'embedded.dump');
  expect(rowsOf(there)).toEqual(rowsOf(dump));
  expect(rowsOf(dump).some((line) => line.includes('盐田'))).toBe(true);
  for (const table of ['table_settings', 'saved_filter', 'saved_view', 'upload', 'visitor_upload']) {
    expect(rowsOf(dump).filter((line) => line.startsWith(`["${table}",`))).toHaveLength(1);
  }

  const empty = await openUnmigrated();
  await loadDump(empty.kysely, there);
  const back = join(folder, 'back.dump');
  await dumpDatabase(empty.kysely, back);
  expect(rowsOf(back)).toEqual(rowsOf(dump));
  await empty.close();
});

test('only its owner may read a dump, and an existing file is not overwritten', async () => {
  expect(statSync(dump).mode & 0o777).toBe(0o600);
  await expect(dumpDatabase(database.kysely, dump)).rejects.toThrow('EEXIST');
});

test('a dump that was cut short, or is none, changes nothing', async () => {
  const cut = join(folder, 'cut.dump');
  writeFileSync(cut, readFileSync(dump, 'utf8').split('\n').slice(0, -2).join('\n'));
  const none = join(folder, 'none.dump');
  writeFileSync(none, 'create table x ();');
  const empty = await openUnmigrated();
  await expect(loadDump(empty.kysely, none)).rejects.toThrow('is not a dump of Berth');
  await expect(loadDump(empty.kysely, cut)).rejects.toThrow('cut short');
  expect(await empty.kysely.selectFrom('customer').selectAll().execute()).toEqual([]);
  await empty.close();
});
