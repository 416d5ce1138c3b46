import { Kysely, sql } from 'kysely';
import { listenOnPostgres } from '../database-channel.ts';
import { DatabaseUnavailableError, reasonOf } from '../database-errors.ts';
import type { Database } from '../open-database.ts';
import type { Tables } from '../tables.ts';
import { createPool, createPostgresDialect, rethrowAsAway } from './postgres-dialect.ts';

const oldestServer = 15;

/** PostgreSQL by its address; credentials in it appear in no message. */
export async function openPostgres(
  databaseUrl: string,
  log: (message: string) => void,
  prepare: (kysely: Kysely<Tables>) => Promise<void>,
): Promise<Database> {
  const pool = createPool(databaseUrl, (error) => log(`A database connection broke: ${error.message}`));
  const kysely = new Kysely<Tables>({ dialect: createPostgresDialect(pool) });
  try {
    await checkServer(kysely, databaseUrl);
    await prepare(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return {
    kysely,
    run: async (text, values = []) => {
      // Of several statements node-postgres gives one result each.
      const results = [await pool.query(text, [...values]).catch(rethrowAsAway)].flat();
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    listen: (channel, listener) => listenOnPostgres(databaseUrl, channel, listener),
    driver: 'postgres',
    firstStart: false,
    ping: async () => void (await sql`select 1`.execute(kysely)),
    close: async () => void (await kysely.destroy()),
  };
}

/** True for a database without a table in it. */
export async function isEmptyPostgres(databaseUrl: string): Promise<boolean> {
  const kysely = new Kysely<Tables>({ dialect: createPostgresDialect(createPool(databaseUrl, () => {})) });
  try {
    await checkServer(kysely, databaseUrl);
    const { rows } = await sql`select 1 from pg_tables where schemaname = 'public' limit 1`.execute(kysely);
    return rows.length === 0;
  } finally {
    await kysely.destroy();
  }
}

async function checkServer(kysely: Kysely<Tables>, databaseUrl: string): Promise<void> {
  const { version, encoding } = await readServer(kysely, databaseUrl);
  if (version < oldestServer * 10_000) {
    throw new DatabaseUnavailableError(
      `${placeOf(databaseUrl)} runs PostgreSQL ${Math.trunc(version / 10_000)}; Berth needs ${oldestServer} or newer.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseUnavailableError(
      `${placeOf(databaseUrl)} stores text as ${encoding}; Berth needs a database with the encoding UTF8.`,
    );
  }
}

async function readServer(kysely: Kysely<Tables>, databaseUrl: string) {
  try {
    const answer = await sql<{ version: number; encoding: string }>`
      select current_setting('server_version_num')::int as version,
             current_setting('server_encoding') as encoding`.execute(kysely);
    const [server] = answer.rows;
    if (!server) throw new Error('it gave an empty answer');
    return server;
  } catch (cause) {
    throw new DatabaseUnavailableError(
      `DATABASE_URL: ${placeOf(databaseUrl)} cannot be used: ${reasonOf(cause)}. Check that the server runs there ` +
        'and that this user may connect to that database.',
      { cause },
    );
  }
}

/** Host, port and database name without the credentials. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}
