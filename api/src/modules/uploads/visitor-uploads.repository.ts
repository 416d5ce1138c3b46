import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Usage } from './uploads.repository.ts';
import type { VisitorUploadTable } from './uploads.schema.ts';

export async function insertVisitorUpload(
  database: Kysely<Tables>,
  upload: Insertable<VisitorUploadTable>,
): Promise<void> {
  await database.insertInto('visitor_upload').values(upload).execute();
}

export async function markVisitorUploadStored(
  database: Kysely<Tables>,
  secretHash: Buffer,
  at: Date,
): Promise<void> {
  await database
    .updateTable('visitor_upload')
    .where('secret_hash', '=', secretHash)
    .set({ stored_at: at })
    .execute();
}

export async function findVisitorUpload(
  database: Kysely<Tables>,
  secretHash: Buffer,
  newerThan: Date,
): Promise<Selectable<VisitorUploadTable> | null> {
  const upload = await database
    .selectFrom('visitor_upload')
    .where('secret_hash', '=', secretHash)
    .where('stored_at', 'is not', null)
    .where('created_at', '>', newerThan.toISOString())
    .selectAll()
    .executeTakeFirst();
  return upload ?? null;
}

/** What one network has uploaded, and what all have; with what they have been storing since a moment. */
export async function getVisitorUsage(
  database: Kysely<Tables>,
  networkHash: Buffer,
  { storingSince, newerThan }: { storingSince: Date; newerThan: Date },
): Promise<{ own: Usage; all: Usage }> {
  const isOwn = sql`network_hash = ${networkHash}`;
  const usage = await database
    .selectFrom('visitor_upload')
    .where('created_at', '>', newerThan.toISOString())
    .where((row) =>
      row.or([row('stored_at', 'is not', null), row('created_at', '>', storingSince.toISOString())]),
    )
    .select([
      sql<number>`count(*)::integer`.as('files'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
      sql<number>`(count(*) filter (where ${isOwn}))::integer`.as('own_files'),
      sql<number>`coalesce(sum(bytes) filter (where ${isOwn}), 0)::float8`.as('own_bytes'),
    ])
    .executeTakeFirstOrThrow();
  return {
    own: { files: usage.own_files, bytes: usage.own_bytes },
    all: { files: usage.files, bytes: usage.bytes },
  };
}

/** Its time is over: nobody opens or uses it any more, and the next sweep removes it. */
export async function giveUpVisitorUpload(database: Kysely<Tables>, secretHash: Buffer): Promise<void> {
  await database
    .updateTable('visitor_upload')
    .where('secret_hash', '=', secretHash)
    .set({ created_at: new Date(0) })
    .execute();
}

/** Some of those whose time is over. */
export async function listExpired(database: Kysely<Tables>, before: Date, limit: number) {
  return await database
    .selectFrom('visitor_upload')
    .where('created_at', '<', before.toISOString())
    .select(['secret_hash', 'storage_key'])
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function deleteExpired(
  database: Kysely<Tables>,
  secretHashes: readonly Buffer[],
): Promise<void> {
  if (secretHashes.length === 0) return;
  await database.deleteFrom('visitor_upload').where('secret_hash', 'in', secretHashes).execute();
}

/** Takes a picture over for a record that keeps it: it is the visitor's no longer, and nobody else can take it. */
export async function takeVisitorUpload(database: Kysely<Tables>, secretHash: Buffer, newerThan: Date) {
  const upload = await database
    .deleteFrom('visitor_upload')
    .where('secret_hash', '=', secretHash)
    .where('stored_at', 'is not', null)
    .where('is_sealed', '=', true)
    .where('created_at', '>', newerThan.toISOString())
    .returning(['file_name', 'kind', 'bytes', 'storage_key'])
    .executeTakeFirst();
  return upload ?? null;
}
