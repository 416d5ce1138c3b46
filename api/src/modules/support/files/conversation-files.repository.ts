import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Usage } from '../../uploads/uploads.repository.ts';

export type FileRow = Selectable<Tables['conversation_file']>;

export async function insertFile(
  database: Kysely<Tables>,
  file: Insertable<Tables['conversation_file']>,
): Promise<void> {
  await database.insertInto('conversation_file').values(file).execute();
}

export async function markFileStored(database: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await database.updateTable('conversation_file').where('id', '=', id).set({ stored_at: at }).execute();
}

/** Files of visitors: what one network has not said yet, what all have sent since a moment, and what all have here. */
type VisitorUsage = { unsaid: Usage; recent: Usage; all: Usage };

/** Counts files that are stored, or have been on their way since `storingSince`. */
export async function getVisitorUsage(
  database: Kysely<Tables>,
  networkHash: Buffer,
  { recentSince, storingSince }: { recentSince: Date; storingSince: Date },
): Promise<VisitorUsage> {
  const isUnsaid = sql`entry_id is null and network_hash = ${networkHash}`;
  const isRecent = sql`created_at > ${recentSince.toISOString()}`;
  const usage = await database
    .selectFrom('conversation_file')
    .where('secret_hash', 'is not', null)
    .where((row) =>
      row.or([row('stored_at', 'is not', null), row('created_at', '>', storingSince.toISOString())]),
    )
    .select([
      sql<number>`count(*)::integer`.as('files'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
      sql<number>`(count(*) filter (where ${isRecent}))::integer`.as('recent_files'),
      sql<number>`coalesce(sum(bytes) filter (where ${isRecent}), 0)::float8`.as('recent_bytes'),
      sql<number>`(count(*) filter (where ${isUnsaid}))::integer`.as('unsaid_files'),
      sql<number>`coalesce(sum(bytes) filter (where ${isUnsaid}), 0)::float8`.as('unsaid_bytes'),
    ])
    .executeTakeFirstOrThrow();
  return {
    unsaid: { files: usage.unsaid_files, bytes: usage.unsaid_bytes },
    recent: { files: usage.recent_files, bytes: usage.recent_bytes },
    all: { files: usage.files, bytes: usage.bytes },
  };
}

/** How many files visitors said in a conversation. */
export async function countVisitorFiles(database: Kysely<Tables>, conversationId: string): Promise<number> {
  const { files } = await database
    .selectFrom('conversation_file')
    .innerJoin('conversation_entry', 'conversation_entry.id', 'conversation_file.entry_id')
    .where('conversation_entry.conversation_id', '=', conversationId)
    .where('conversation_file.secret_hash', 'is not', null)
    .select(sql<number>`count(*)::integer`.as('files'))
    .executeTakeFirstOrThrow();
  return files;
}

type Taking = { secretHash: Buffer; entryId: string; ordinal: number; newerThan: Date };

/** Attaches a visitor's file to an entry, and forgets where it came from. False where the file is gone or was sent before. */
export async function takeFile(
  transaction: Kysely<Tables>,
  { secretHash, entryId, ordinal, newerThan }: Taking,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('conversation_file')
    .where('secret_hash', '=', secretHash)
    .where('stored_at', 'is not', null)
    .where('entry_id', 'is', null)
    .where('created_at', '>', newerThan.toISOString())
    .set({ entry_id: entryId, ordinal, network_hash: null })
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function insertUse(
  transaction: Kysely<Tables>,
  use: Insertable<Tables['conversation_upload']>,
): Promise<void> {
  await transaction.insertInto('conversation_upload').values(use).execute();
}

/** Files of a whole conversation by their entry, in their order. */
export async function listFilesOf(
  database: Kysely<Tables>,
  conversationId: string,
): Promise<Map<string, FileRow[]>> {
  const files = await database
    .selectFrom('conversation_file')
    .innerJoin('conversation_entry', 'conversation_entry.id', 'conversation_file.entry_id')
    .where('conversation_entry.conversation_id', '=', conversationId)
    .selectAll('conversation_file')
    .orderBy('conversation_file.ordinal')
    .execute();
  return Map.groupBy(files, ({ entry_id }) => entry_id ?? '');
}

/** A file that was said in a conversation. */
export async function findSaidFile(database: Kysely<Tables>, id: string) {
  const file = await database
    .selectFrom('conversation_file')
    .innerJoin('conversation_entry', 'conversation_entry.id', 'conversation_file.entry_id')
    .where('conversation_file.id', '=', id)
    .selectAll('conversation_file')
    .select('conversation_entry.conversation_id')
    .executeTakeFirst();
  return file ?? null;
}

/** Some of visitors' files that nobody said before a moment, or that were erased. Of others the bytes are their upload's. */
export async function listOverFiles(
  database: Kysely<Tables>,
  before: Date,
  { limit, except }: { limit: number; except: readonly string[] },
) {
  return await database
    .selectFrom('conversation_file')
    .where('secret_hash', 'is not', null)
    .$if(except.length > 0, (found) => found.where('id', 'not in', except))
    .where((row) =>
      row.or([
        row.and([row('entry_id', 'is', null), row('created_at', '<', before.toISOString())]),
        row('deleted_at', 'is not', null),
      ]),
    )
    .select(['id', 'entry_id', 'storage_key'])
    .limit(limit)
    .execute();
}

/** Once its bytes are gone: of one that was said it stays known that there was one. */
export async function forgetFile(
  database: Kysely<Tables>,
  { id, entry_id: entryId }: { id: string; entry_id: string | null },
): Promise<void> {
  if (entryId === null) await database.deleteFrom('conversation_file').where('id', '=', id).execute();
  else
    await database.updateTable('conversation_file').where('id', '=', id).set({ secret_hash: null }).execute();
}
