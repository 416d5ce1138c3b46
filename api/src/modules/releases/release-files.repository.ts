import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type ReleaseFileRow = Pick<
  Selectable<Tables['release_file']>,
  'storage_key' | 'integrity' | 'bytes' | 'brotli_bytes' | 'gzip_bytes'
>;

const columns = ['storage_key', 'integrity', 'bytes', 'brotli_bytes', 'gzip_bytes'] as const;

/** Those of the files whose bytes are here and stay. */
export async function listStored(
  database: Kysely<Tables>,
  integrities: readonly string[],
): Promise<ReleaseFileRow[]> {
  if (integrities.length === 0) return [];
  return await database
    .selectFrom('release_file')
    .where('integrity', 'in', integrities)
    .where('stored_at', 'is not', null)
    .where('doomed_at', 'is', null)
    .select(columns)
    .execute();
}

/** Written before the bytes are, so that no bytes lie anywhere without a row. */
export async function insertFile(database: Kysely<Tables>, file: ReleaseFileRow, at: Date): Promise<void> {
  await database
    .insertInto('release_file')
    .values({ ...file, created_at: at })
    .execute();
}

/** From now on versions can use it. Throws a unique violation when a copy of it is in use already. */
export async function markFileStored(database: Kysely<Tables>, storageKey: string, at: Date): Promise<void> {
  await database
    .updateTable('release_file')
    .where('storage_key', '=', storageKey)
    .set({ stored_at: at })
    .execute();
}

export async function doomFile(database: Kysely<Tables>, storageKey: string, at: Date): Promise<void> {
  await database
    .updateTable('release_file')
    .where('storage_key', '=', storageKey)
    .set({ doomed_at: at })
    .execute();
}

/**
 * Dooms every file that no version, and no shell that is kept, names, and that has been here since before `before`: what was uploaded a moment
 * ago is about to be named.
 */
export async function doomUnnamed(database: Kysely<Tables>, before: Date, at: Date): Promise<void> {
  await database
    .updateTable('release_file')
    .where('doomed_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .where(
      sql<boolean>`(stored_at is null or not exists (
        select from remote_version version, jsonb_each(version.record -> 'files') file
        where version.removed_at is null and file.value ->> 'integrity' = release_file.integrity
        union all
        select from shell_version shell, jsonb_each(shell.record -> 'files') file
        where file.value ->> 'integrity' = release_file.integrity
      ))`,
    )
    .set({ doomed_at: at })
    .execute();
}

/** Files whose bytes may go: doomed for so long that nobody who found them earlier still reads them. */
export async function listDoomed(database: Kysely<Tables>, before: Date, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom('release_file')
    .where('doomed_at', '<', before.toISOString())
    .select('storage_key')
    .orderBy('doomed_at')
    .limit(limit)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

export async function deleteFiles(database: Kysely<Tables>, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await database.deleteFrom('release_file').where('storage_key', 'in', storageKeys).execute();
}
