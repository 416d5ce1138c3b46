import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { openEmbeddedChannel } from '../src/database/embedded/embedded-channel.ts';
import { EmbeddedDialect } from '../src/database/embedded/embedded-dialect.ts';
import { startEngineInMemory } from '../src/database/embedded/embedded-engine.ts';
import { engineInThisThread } from '../src/database/embedded/embedded-session.ts';
import { type Database, openDatabase } from '../src/database/open-database.ts';
import type { Tables } from '../src/database/tables.ts';
import { engineParts } from './once-per-process/engine-parts.ts';

/** The driver that this run is about; jest.config.js runs the suite once for each. */
export const testDriver: Database['driver'] = readTestDriver();

/** A fresh, migrated, empty database for one test file. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<Database> {
  return testDriver === 'pglite' ? await openInMemory() : await openOnServer('berth_template');
}

/** A database without any table, for what has to make them itself. */
export async function openUnmigrated(): Promise<Database> {
  return testDriver === 'pglite'
    ? await openEmptyInMemory()
    : await openOnServer('template0', async () => {});
}

/** An embedded database without any table, whichever the driver of the run is. */
export async function openEmptyInMemory(): Promise<Database> {
  // A run on a server alone has no template: to make a database from nothing takes seconds.
  if (!process.env.BERTH_TEST_TEMPLATE) return inMemory(await startEngineInMemory());
  const database = await openInMemory();
  await sql`drop schema public cascade; create schema public`.execute(database.kysely);
  return database;
}

/** The engine of a migrated database in memory. */
export async function startTestEngine(): Promise<PGlite> {
  return await startEngineInMemory(await engineParts(madeBySetup('BERTH_TEST_TEMPLATE')));
}

function readTestDriver(): Database['driver'] {
  return (globalThis as { testDriver?: unknown }).testDriver === 'postgres' ? 'postgres' : 'pglite';
}

async function openInMemory(): Promise<Database> {
  return inMemory(await startTestEngine());
}

function inMemory(engine: PGlite): Database {
  const here = engineInThisThread(engine);
  const kysely = new Kysely<Tables>({ dialect: new EmbeddedDialect(here) });
  return {
    kysely,
    ...openEmbeddedChannel(here, kysely),
    driver: 'pglite',
    firstStart: false,
    ping: async () => void (await engine.query('select 1')),
    // Kysely closes an engine only when it was used.
    close: async () => void (engine.closed || (await engine.close())),
  };
}

async function openOnServer(template: string, prepare?: () => Promise<void>): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  const databaseUrl = testServerUrl(name);
  const database = await openDatabase({ dataDir: '', databaseUrl }, undefined, prepare);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** The address of a database on the PostgreSQL that the test run started. */
export function testServerUrl(databaseName: string): string {
  return `${madeBySetup('BERTH_TEST_SERVER')}/${databaseName}`;
}

/** One statement outside of any test database, such as `create database`. */
export async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: testServerUrl('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function madeBySetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by the configuration in api/jest.config.js`);
  return value;
}
