import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { types } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import { DatabaseUnavailableError } from './database-errors.ts';
import { statementTimeoutMs } from './session-settings.ts';
import type { Tables } from './tables.ts';

interface MigrationFile {
  name: string;
  text: string;
  sha256: string;
}

const shippedFolder = new URL('./migrations/', import.meta.url);

// Any number will do, as long as every server of Berth takes the same one.
const migrationLock = 7_316_284_501;

interface MigrateOptions {
  folder?: URL;
  /** Stops at an older schema: that of a dump. */
  only?: { name: string; sha256: string }[];
}

/** Brings the schema up to date. Several servers may do this at once on one PostgreSQL: they take turns. */
export async function migrate(database: Kysely<Tables>, options: MigrateOptions = {}): Promise<void> {
  const shipped = await readMigrations(options.folder ?? shippedFolder);
  const { only } = options;
  if (only) checkKnown(only, shipped);
  const files = only ? shipped.filter(({ name }) => only.some((wanted) => wanted.name === name)) : shipped;
  await database.connection().execute(async (connection) => {
    // Waiting for another server and a long index build are both fine here.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${migrationLock}::bigint)`.execute(connection);
    try {
      await checkApplied(connection, files);
      await applyPending(connection, files);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock}::bigint)`.execute(connection);
      await sql.raw(`set statement_timeout = ${statementTimeoutMs}`).execute(connection);
    }
  });
}

/** Whether the schema is what these files make: all of them were applied, and none that they do not know. */
export function createSchemaCheck(
  folder: URL = shippedFolder,
): (database: Kysely<Tables>) => Promise<boolean> {
  const shipped = readMigrations(folder).then((files) => files.map(({ name }) => name));
  shipped.catch(() => undefined); // said by whoever asks
  return async (database) => {
    const applied = await database.selectFrom('applied_migration').select('name').execute();
    const names = new Set(applied.map(({ name }) => name));
    return names.size === (await shipped).length && (await shipped).every((name) => names.has(name));
  };
}

async function readMigrations(folder: URL): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return await Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: URL, fileName: string): Promise<MigrationFile> {
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(fileName)) {
    throw new DatabaseUnavailableError(`Migration ${fileName} must be named like 0001-what-it-does.sql`);
  }
  // A checkout with other line endings is the same migration.
  const text = (await readFile(new URL(fileName, folder), 'utf8')).replaceAll('\r\n', '\n');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { name: fileName.replace(/\.sql$/, ''), text, sha256 };
}

async function checkApplied(connection: Kysely<Tables>, files: MigrationFile[]): Promise<void> {
  await sql`
    create table if not exists applied_migration (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`.execute(connection);
  const applied = await connection.selectFrom('applied_migration').selectAll().orderBy('name').execute();
  checkKnown(applied, files);
}

/** Refuses a schema that these files did not make. */
function checkKnown(applied: { name: string; sha256: string }[], files: MigrationFile[]): void {
  for (const { name, sha256 } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) {
      throw new DatabaseUnavailableError(
        `The database has migration ${name}, which this version of Berth does not know: a newer version used ` +
          'it. Start that version again, or restore a dump that was made before it. Nothing was changed.',
      );
    }
    if (file.sha256 !== sha256) {
      throw new DatabaseUnavailableError(
        `Migration ${name}.sql was changed after it had been applied to this database. Put the file back as it ` +
          'was and make the change in a new migration. Nothing was changed.',
      );
    }
  }
}

async function applyPending(connection: Kysely<Tables>, files: MigrationFile[]): Promise<void> {
  const applied = await connection.selectFrom('applied_migration').select('name').execute();
  const appliedNames = new Set(applied.map((row) => row.name));
  for (const file of files.filter(({ name }) => !appliedNames.has(name))) {
    try {
      await connection.transaction().execute((transaction) => apply(transaction, file));
    } catch (cause) {
      const reason = types.isNativeError(cause) ? cause.message : String(cause);
      throw new DatabaseUnavailableError(`Migration ${file.name}.sql failed and was rolled back: ${reason}`, {
        cause,
      });
    }
  }
}

async function apply(transaction: Transaction<Tables>, file: MigrationFile): Promise<void> {
  // Without parameters both drivers send the whole text as it is, so nothing has to split its statements.
  await sql.raw(file.text).execute(transaction);
  const { name, sha256 } = file;
  await transaction.insertInto('applied_migration').values({ name, sha256 }).execute();
}
