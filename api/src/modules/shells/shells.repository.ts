import type { ShellBuildRecord } from '@berth/contract/release';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Says that a build is served now. The same files, built against another contract, fit that one. */
export async function rememberShell(
  database: Kysely<Tables>,
  record: ShellBuildRecord,
  at: Date,
): Promise<void> {
  const served = { record: JSON.stringify(record), served_at: at };
  await database
    .insertInto('shell_version')
    .values({ version: record.version, ...served })
    .onConflict((conflict) => conflict.column('version').doUpdateSet(served))
    .execute();
}

/** The hash of a file by its path in whichever kept build has it; null where none has. */
export async function findShellFile(database: Kysely<Tables>, path: string): Promise<string | null> {
  const found = await database
    .selectFrom('shell_version')
    .select(sql<string | null>`record -> 'files' -> ${path}::text ->> 'integrity'`.as('integrity'))
    .where(sql<boolean>`jsonb_exists(record -> 'files', ${path}::text)`)
    .orderBy('served_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.integrity ?? null;
}

/** The kept builds with the calls that each makes. */
export async function listShellCalls(
  database: Kysely<Tables>,
): Promise<{ version: string; contract: ShellBuildRecord['contract'] }[]> {
  return await database
    .selectFrom('shell_version')
    .select('version')
    .select(sql<ShellBuildRecord['contract']>`record -> 'contract'`.as('contract'))
    .orderBy('version')
    .execute();
}

/** Their files go with the next sweep of the releases. */
export async function forgetShellsBefore(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('shell_version').where('served_at', '<', before.toISOString()).execute();
}
