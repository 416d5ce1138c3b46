import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onServerOnly } from '../../test/on-server-only.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';

const shipped = new URL('./migrations/', import.meta.url);
let folder: string;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berth-migrations-'));
  for (const name of await readdir(shipped)) await copyFile(new URL(name, shipped), join(folder, name));
});
afterEach(async () => {
  await takeBack();
  await rm(folder, { recursive: true });
});

/** The database is once more as the shipped migrations leave it. */
async function takeBack(): Promise<void> {
  await database.kysely.deleteFrom('applied_migration').where('name', 'like', '9%').execute();
  for (const table of ['more', 'good', 'half', 'later', 'earlier']) {
    await sql`drop table if exists ${sql.table(table)}`.execute(database.kysely);
  }
  await sql`drop function if exists one()`.execute(database.kysely);
}

async function run(): Promise<void> {
  await migrate(database.kysely, { folder: pathToFileURL(`${folder}/`) });
}

async function add(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text);
}

test('the numbers of the shipped migrations are all different', async () => {
  const numbers = (await readdir(shipped)).map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

// Altering a table shuts out who reads it until the file's transaction ends; filling it takes minutes. Those of before
// were brought out as they are.
test('no shipped migration fills a table that it alters', async () => {
  const names = (await readdir(shipped)).filter((name) => name > '0035');
  const both = [];
  for (const name of names) {
    const text = await readFile(new URL(name, shipped), 'utf8');
    const tablesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, table]) => table);
    const altered = new Set(tablesOf(/^alter table (\w+)/gm));
    if (tablesOf(/^update (\w+)/gm).some((table) => altered.has(table))) both.push(name);
  }
  expect(both).toEqual([]);
  expect(names.length).toBeGreaterThan(9);
});

test('applies what is new, several statements and bodies with semicolons, once', async () => {
  await add(
    '9001-more.sql',
    `create table more (n int); -- a comment; with a semicolon
     create function one() returns int language sql as $$ select 1; $$;
     insert into more values (one()), (2);`,
  );
  await run();
  await run();
  expect((await sql`select n from more`.execute(database.kysely)).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a migration that fails is rolled back as a whole, those before it stay', async () => {
  await add('9001-good.sql', 'create table good (n int);');
  await add('9002-bad.sql', 'create table half (n int); select nonsense;');
  await expect(run()).rejects.toThrow('Migration 9002-bad.sql failed and was rolled back: column "nonsense"');
  const { rows } =
    await sql`select to_regclass('good')::text as good, to_regclass('half')::text as half`.execute(
      database.kysely,
    );
  expect(rows).toEqual([{ good: 'good', half: null }]);
});

test('one with an earlier number that comes later is applied to a database that has the later ones', async () => {
  await add('9002-later.sql', 'create table later (n int);');
  await run();
  await add('9001-earlier.sql', 'create table earlier (n int);');
  await run();
  const { rows } =
    await sql`select to_regclass('earlier')::text as earlier, to_regclass('later')::text as later`.execute(
      database.kysely,
    );
  expect(rows).toEqual([{ earlier: 'earlier', later: 'later' }]);
});

describe('refuses, with nothing changed,', () => {
  test('a file that was changed after it was applied', async () => {
    await add('9001-more.sql', 'create table more (n int);');
    await run();
    await add('9001-more.sql', 'create table more (n bigint);');
    await expect(run()).rejects.toThrow('Migration 9001-more.sql was changed after it had been applied');
  });

  test('a database that a newer version has migrated', async () => {
    await add('9001-more.sql', 'create table more (n int);');
    await run();
    await rm(join(folder, '9001-more.sql'));
    await expect(run()).rejects.toThrow('a newer version used it');
  });

  test('a file whose name has no number', async () => {
    await add('more.sql', 'select 1');
    await expect(run()).rejects.toThrow('must be named like 0001-what-it-does.sql');
  });
});

test('other line endings are the same migration', async () => {
  await add('9001-more.sql', 'create table more\n(n int);\n');
  await run();
  await add('9001-more.sql', 'create table more\r\n(n int);\r\n');
  await expect(run()).resolves.toBeUndefined();
});

onServerOnly('servers that start at once on an empty database take turns', async () => {
  const { onServer, testServerUrl } = await import('../../test/open-test-database.ts');
  await onServer('create database empty_at_start');
  const config = { dataDir: '', databaseUrl: testServerUrl('empty_at_start') };
  const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase(config)));
  const applied = await servers[0]?.kysely.selectFrom('applied_migration').select('name').execute();
  expect(applied).toHaveLength((await readdir(shipped)).length);
  await Promise.all(servers.map((server) => server.close()));
  await onServer('drop database empty_at_start');
});
