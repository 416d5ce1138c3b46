import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { types } from 'node:util';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { DatabaseChannel } from './database-channel.ts';
import { DatabaseUnavailableError } from './database-errors.ts';
import { createFolder } from './embedded/create-folder.ts';
import { openEmbeddedChannel } from './embedded/embedded-channel.ts';
import { EmbeddedDialect } from './embedded/embedded-dialect.ts';
import { EngineThread } from './embedded/engine-thread.ts';
import { checkEngineVersion } from './embedded/engine-version.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Tables } from './tables.ts';

export interface Database extends DatabaseChannel {
  kysely: Kysely<Tables>;
  driver: 'pglite' | 'postgres';
  /** Resolves when the database answers; rejects with its reason. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** True until `recordDemoSeed`: an embedded database that was not seeded yet. Never on PostgreSQL. */
  firstStart: boolean;
}

/**
 * Opens the database that the settings name and brings its schema up to date. Throws
 * `DatabaseUnavailableError`, with a message for the person who starts the server.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: (message: string) => void = () => {},
  prepare: (kysely: Kysely<Tables>) => Promise<void> = migrate,
): Promise<Database> {
  if (config.databaseUrl) return await openPostgres(config.databaseUrl, log, prepare);
  return await openEmbedded(config.dataDir, log, prepare);
}

/** Written in the transaction of the seed, so that a seed that was cut short is made again at the next start. */
export async function recordDemoSeed(database: Kysely<Tables>): Promise<void> {
  await database.updateTable('installation').set({ demo_seeded_at: sql<string>`now()` }).execute();
}

async function openEmbedded(
  dataDir: string,
  log: (message: string) => void,
  prepare: (kysely: Kysely<Tables>) => Promise<void>,
): Promise<Database> {
  const lock = lockFolder(dataDir);
  const { recoveredFrom } = lock;
  if (recoveredFrom) {
    log(`Process ${recoveredFrom.pid} ended without closing the database; recovering what it left`);
  }
  let engine: EngineThread | undefined;
  try {
    engine = await startInFolder(resolve(dataDir, 'database'), log);
    const kysely = new Kysely<Tables>({ dialect: new EmbeddedDialect(engine) });
    await prepare(kysely);
    const { demo_seeded_at } = await kysely
      .selectFrom('installation')
      .select('demo_seeded_at')
      .executeTakeFirstOrThrow();
    return {
      kysely,
      ...openEmbeddedChannel(engine, kysely),
      driver: 'pglite',
      firstStart: demo_seeded_at === null,
      ping: async () => void (await sql`select 1`.execute(kysely)),
      close: async () => void (await kysely.destroy().finally(() => lock.release())),
    };
  } catch (error) {
    await engine?.close();
    lock.release();
    throw error;
  }
}

async function startInFolder(folder: string, log: (message: string) => void): Promise<EngineThread> {
  // A folder without a database in it (a mount point, say) is not ours to replace.
  if (!existsSync(folder)) {
    log(`Making a new database in ${folder}`);
    await createFolder(folder);
  }
  checkEngineVersion(folder);
  try {
    return await EngineThread.start(folder, log);
  } catch (cause) {
    const reason = types.isNativeError(cause) ? cause.message : String(cause);
    throw new DatabaseUnavailableError(
      `The database in ${folder} does not open: ${reason}\nNothing was deleted. Copy the folder before anything ` +
        `else is tried; to start with an empty database or a dump, move it away first:\n` +
        `  mv ${folder} ${join(folder, '..', 'database-broken')}`,
      { cause },
    );
  }
}
