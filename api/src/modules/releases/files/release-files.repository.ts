import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type ReleaseFileRow = Pick<
  Selectable<Tables['release_file']>,
  'storage_key' | 'integrity' | 'bytes' | 'brotli_bytes' | 'gzip_bytes'
>;

// Any number will do, as long as every server of Berth takes the same one.
const quotaLock = 7_316_285;

const columns = ['storage_key', 'integrity', 'bytes', 'brotli_bytes', 'gzip_bytes'] as const;

/** A version of a remote, or a shell that was served here, needs the file. */
const isNamed = sql<boolean>`exists (
  select from remote_version_file named where named.integrity = release_file.integrity
  union all
  select from shell_version shell, jsonb_each(shell.record -> 'files') file
  where file.value ->> 'integrity' = release_file.integrity
)`;

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

/** Written before the bytes are, so that no bytes lie anywhere without a row, and none that count for nobody. */
export async function insertFile(
  database: Kysely<Tables>,
  file: ReleaseFileRow & { uploaded_for?: string | null },
  at: Date,
): Promise<void> {
  await database
    .insertInto('release_file')
    .values({ ...file, created_at: at })
    .execute();
}

/**
 * What the files of a remote take, each once, compressed forms included: those that its versions name, and those
 * that its keys have sent and no version names. With `*` the latter of the keys for all remotes.
 */
export async function sumStored(database: Kysely<Tables>, scope: string): Promise<number> {
  const { bytes } = await database
    .selectFrom('release_file as file')
    .where('doomed_at', 'is', null)
    .where(
      sql<boolean>`case
        when exists (select from remote_version_file named where named.integrity = file.integrity)
        then exists (
          select from remote_version_file named
          where named.integrity = file.integrity and named.remote = ${scope}
        )
        else file.uploaded_for = ${scope}
      end`,
    )
    .select(
      sql<number>`coalesce(sum(file.bytes + coalesce(brotli_bytes, 0) + coalesce(gzip_bytes, 0)), 0)::bigint`.as(
        'bytes',
      ),
    )
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Uploads for one scope are counted one after the other: two at once could both fit alone. */
export async function takeQuotaLock(transaction: Kysely<Tables>, scope: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${quotaLock}::integer, hashtext(${scope}))`.execute(transaction);
}

/** From now on versions can use it. Throws a unique violation when a copy of it is in use already. */
export async function markFileStored(database: Kysely<Tables>, storageKey: string, at: Date): Promise<void> {
  await database
    .updateTable('release_file')
    .where('storage_key', '=', storageKey)
    .set({ stored_at: at })
    .execute();
}

/** Its bytes were put back; the version that they were sent for tells of it. */
export async function markFileRepaired(
  database: Kysely<Tables>,
  storageKey: string,
  at: Date,
): Promise<void> {
  await database
    .updateTable('release_file')
    .where('storage_key', '=', storageKey)
    .set({ repaired_at: at })
    .execute();
}

/** The files that were restored and not yet reported; marks them as reported. */
export async function takeRepaired(
  transaction: Kysely<Tables>,
  integrities: readonly string[],
): Promise<string[]> {
  if (integrities.length === 0) return [];
  const rows = await transaction
    .updateTable('release_file')
    .where('integrity', 'in', integrities)
    .where('repaired_at', 'is not', null)
    .set({ repaired_at: null })
    .returning('integrity')
    .execute();
  return rows.map(({ integrity }) => integrity);
}

export async function doomFile(database: Kysely<Tables>, storageKey: string, at: Date): Promise<void> {
  await database
    .updateTable('release_file')
    .where('storage_key', '=', storageKey)
    .set({ doomed_at: at })
    .execute();
}

/**
 * Dooms every file that no version and no stored shell names, and that has been here since before `before`:
 * what was uploaded a moment ago is about to be named.
 */
export async function doomUnnamed(database: Kysely<Tables>, before: Date, at: Date): Promise<void> {
  await database
    .updateTable('release_file')
    .where('doomed_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .where(sql<boolean>`(stored_at is null or not ${isNamed})`)
    .set({ doomed_at: at })
    .execute();
}

/** Dooms those of the files that no version names any more, however new they are. */
export async function doomReleased(
  database: Kysely<Tables>,
  integrities: readonly string[],
  at: Date,
): Promise<void> {
  if (integrities.length === 0) return;
  await database
    .updateTable('release_file')
    .where('integrity', 'in', integrities)
    .where('doomed_at', 'is', null)
    .where(sql<boolean>`not ${isNamed}`)
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
