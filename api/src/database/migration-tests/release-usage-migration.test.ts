import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import type { Database } from '../open-database.ts';

const migration = new URL('../migrations/0011-release-usage.sql', import.meta.url);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('versions that were published before have their files named, and weigh what is stored', async () => {
  const { kysely } = database;
  const run = (text: string) => sql.raw(text).execute(kysely);
  // As it was before.
  await run('drop table remote_version_file');
  await run('alter table release_file drop column uploaded_for');
  const added = 'file_count bytes brotli_bytes runtime_range contract_hash removed_by removed_why'.split(' ');
  await run(`alter table remote_version ${added.map((name) => `drop column ${name}`).join(', ')}`);
  const file = (integrity: string) => ({ integrity, bytes: 7, brotliBytes: 3 });
  const record = {
    files: { 'a.js': file('one'), 'b.js': file('one'), 'c.js': file('two'), 'd.js': file('gone') },
    runtime: { range: '^0.1.0' },
    contract: { hash: 'abc' },
  };
  await run(`insert into release_file (storage_key, integrity, bytes, brotli_bytes, created_at, stored_at, doomed_at)
    values ('k1', 'one', 100, 40, now(), now(), null), ('k2', 'two', 1000, null, now(), now(), null),
      ('k3', 'two', 5, 5, now(), now(), now())`);
  await run(`insert into remote_version (remote, version, origin, record, declaration, published_at, published_by, removed_at)
    values ('booking', '1.0.0+a', 'released', '${JSON.stringify(record)}', '{}', now(), 'team', null),
      ('booking', '0.9.0+a', 'released', '${JSON.stringify(record)}', '{}', now(), 'team', now()),
      ('empty', '0.1.0+a', 'bundled', '{"files": {}}', '{}', now(), 'server', null)`);

  for (const statement of (await readFile(migration, 'utf8')).split(/;\s*$/m)) {
    if (statement.trim()) await run(statement);
  }
  const rows = await kysely
    .selectFrom('remote_version')
    .select(['version', 'file_count', 'bytes', 'brotli_bytes', 'runtime_range', 'contract_hash'])
    .where('remote', '=', 'booking')
    .orderBy('version', 'desc')
    .execute();
  const weighed = {
    file_count: 4,
    bytes: 1207,
    brotli_bytes: 1083,
    runtime_range: '^0.1.0',
    contract_hash: 'abc',
  };
  expect(rows).toEqual([
    { version: '1.0.0+a', ...weighed },
    { version: '0.9.0+a', ...weighed },
  ]);
  const named = await kysely.selectFrom('remote_version_file').selectAll().orderBy('integrity').execute();
  expect(named.map(({ version, integrity }) => [version, integrity])).toEqual([
    ['1.0.0+a', 'gone'],
    ['1.0.0+a', 'one'],
    ['1.0.0+a', 'two'],
  ]);
});
