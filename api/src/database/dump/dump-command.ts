// pnpm --filter @berth/api dump FILE: writes the database that the settings name to FILE.
// pnpm --filter @berth/api load FILE: makes that database from FILE; there must be none yet.
import { existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, ConfigError, parseConfig } from '../../config.ts';
import { keepFilesPrivate } from '../../private-files.ts';
import { DatabaseUnavailableError } from '../database-errors.ts';
import { openDatabase } from '../open-database.ts';
import { isEmptyPostgres } from '../postgres/open-postgres.ts';
import { dumpDatabase } from './dump-database.ts';
import { loadDump } from './load-dump.ts';

keepFilesPrivate();
const [, , command, file] = process.argv;
const path = resolve(process.env.INIT_CWD ?? '.', file ?? '');

try {
  if (file === undefined || (command !== 'dump' && command !== 'load')) {
    throw new ConfigError('Usage: dump FILE, or load FILE');
  }
  const config = parseConfig(process.env);
  await (command === 'dump' ? dump(config) : load(config));
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DatabaseUnavailableError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function dump(config: Config): Promise<void> {
  if (!config.databaseUrl && !existsSync(resolve(config.dataDir, 'database'))) {
    throw new DatabaseUnavailableError(`There is no database in DATA_DIR ${resolve(config.dataDir)}`);
  }
  const database = await openDatabase(config);
  try {
    console.info(`${await dumpDatabase(database.kysely, path)} rows written to ${path}`);
  } finally {
    await database.close();
  }
}

async function load(config: Config): Promise<void> {
  const folder = resolve(config.dataDir, 'database');
  const isFree = config.databaseUrl ? await isEmptyPostgres(config.databaseUrl) : !existsSync(folder);
  if (!isFree) {
    throw new DatabaseUnavailableError(
      'There is a database already: a dump is loaded into an empty one only.',
    );
  }
  try {
    const database = await openDatabase(config, console.info, (kysely) => loadDump(kysely, path));
    await database.close();
    console.info(`${path} was loaded`);
  } catch (error) {
    // Half of a dump must not look like a database at the next start.
    if (!config.databaseUrl && existsSync(folder))
      renameSync(folder, join(folder, '..', `database.load-failed-${Date.now()}`));
    throw error;
  }
}
