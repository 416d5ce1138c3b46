import type { FileKind, Permission } from '@berth/contract';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { UploadTable } from './uploads.schema.ts';

export type UploadRow = Selectable<UploadTable>;
/** Who reads: a person of a customer. */
type Reader = { customerId: string; permissions: readonly string[] };
export type Usage = { files: number; bytes: number };

export async function insertUpload(database: Kysely<Tables>, upload: Insertable<UploadTable>): Promise<void> {
  await database.insertInto('upload').values(upload).execute();
}

/** From now on the file can be read. */
export async function markStored(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
  at: Date,
): Promise<void> {
  await database
    .updateTable('upload')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set({ stored_at: at })
    .execute();
}

export async function findUpload(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<UploadRow | null> {
  const upload = await storedUpload(database, customerId, id).executeTakeFirst();
  return upload ?? null;
}

/** The same, where a person may read it. */
export async function findReadableUpload(
  database: Kysely<Tables>,
  reader: Reader,
  id: string,
): Promise<UploadRow | null> {
  const upload = await storedUpload(database, reader.customerId, id)
    .where(isReadable('upload.permission', reader))
    .executeTakeFirst();
  return upload ?? null;
}

function storedUpload(database: Kysely<Tables>, customerId: string, id: string) {
  return database
    .selectFrom('upload')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .selectAll();
}

/** Whether a person has the permission that a file takes; one with none is everybody's of the customer. */
export function isReadable(column: string, { permissions }: Pick<Reader, 'permissions'>) {
  const permission = sql.ref(column);
  return sql<boolean>`(${permission} is null or ${permission} = any(${permissions}::text[]))`;
}

/** What the customer has uploaded and not used yet, or has been storing since a moment. */
export async function getUnattachedUsage(
  database: Kysely<Tables>,
  customerId: string,
  storingSince: Date,
): Promise<Usage> {
  const usage = await database
    .selectFrom('upload')
    .where('customer_id', '=', customerId)
    .where('attached_at', 'is', null)
    .where((row) =>
      row.or([row('stored_at', 'is not', null), row('created_at', '>', storingSince.toISOString())]),
    )
    .groupBy('customer_id')
    .select(['customer_id', sql<number>`count(*)::integer`.as('files')])
    .select(sql<number>`sum(bytes)::float8`.as('bytes'))
    .executeTakeFirst();
  return { files: usage?.files ?? 0, bytes: usage?.bytes ?? 0 };
}

type Attachment = { ids: readonly string[]; at: Date; newerThan: Date; permission: Permission | null };

/** Every table that uses files, by its columns `customer_id` and `upload_id`. */
export const usersOfUploads = [
  'shipping_document',
  'declaration_paper',
  'dispute_file',
  'payment_proof',
  'invoice_request',
  'bill_document',
  'member_avatar',
  'conversation_upload',
] as const satisfies readonly (keyof Tables)[];

const isUsedBy = (table: (typeof usersOfUploads)[number]) =>
  sql<boolean>`exists (select from ${sql.table(table)} used
    where used.customer_id = upload.customer_id and used.upload_id = upload.id)`;
const isUnused = sql<boolean>`not (${sql.join(usersOfUploads.map(isUsedBy), sql` or `)})`;

/** Keeps those of the files that are the customer's, are stored and have not been given up; gives their ids.
 * Somebody's picture of themselves is nothing else: it goes when they take another one.
 */
export async function attachUploads(
  database: Kysely<Tables>,
  customerId: string,
  { ids, at, newerThan, permission }: Attachment,
): Promise<string[]> {
  const attached = await database
    .updateTable('upload')
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .where('stored_at', 'is not', null)
    .where(sql<boolean>`not ${isUsedBy('member_avatar')}`)
    .where((row) =>
      row.or([row('attached_at', 'is not', null), row('created_at', '>', newerThan.toISOString())]),
    )
    .set({ attached_at: sql<Date>`coalesce(attached_at, ${at})` })
    // Colleagues who read it where it is used go on doing so.
    .$if(permission !== null, (attaching) =>
      attaching
        .where((row) => row.or([row('attached_at', 'is', null), row('permission', '=', permission)]))
        .set({ permission }),
    )
    .returning('id')
    .execute();
  return attached.map(({ id }) => id);
}

type OwnUpload = {
  id: string;
  at: Date;
  newerThan: Date;
  kinds: readonly FileKind[];
  permission: Permission | null;
};

/** Keeps a file for good that a person has uploaded and nothing uses; false where there is none of the kinds. */
export async function attachOwnUpload(
  database: Kysely<Tables>,
  { customerId, userId }: { customerId: string; userId: string },
  { id, at, newerThan, kinds, permission }: OwnUpload,
): Promise<boolean> {
  const attached = await database
    .updateTable('upload')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', userId)
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .where('stored_at', 'is not', null)
    .where('attached_at', 'is', null)
    .where('created_at', '>', newerThan.toISOString())
    .set({ attached_at: at, permission })
    .returning('id')
    .executeTakeFirst();
  return attached !== undefined;
}

/** What used them is gone: where nothing else uses them, they are swept as those that nothing ever used. */
export async function detach(
  database: Kysely<Tables>,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('upload')
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .where(isUnused)
    .set({ attached_at: null })
    .execute();
}

/**
 * Takes a file away that nothing uses: from now on it can be neither read nor attached, and the sweep removes what is left
 * of it. Null where it is not there any more, or is used.
 */
export async function giveUpUpload(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<Pick<UploadRow, 'id' | 'customer_id' | 'storage_key'> | null> {
  const upload = await database
    .updateTable('upload')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .where('attached_at', 'is', null)
    .set({ stored_at: null })
    .returning(['id', 'customer_id', 'storage_key'])
    .executeTakeFirst();
  return upload ?? null;
}

/** Some of the files of all customers that nothing uses. */
export async function listAbandoned(database: Kysely<Tables>, before: Date, limit: number) {
  return await database
    .selectFrom('upload')
    .where('attached_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .select(['id', 'customer_id', 'storage_key'])
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function deleteAbandoned(
  database: Kysely<Tables>,
  { id, customer_id }: Pick<UploadRow, 'id' | 'customer_id'>,
): Promise<void> {
  await database
    .deleteFrom('upload')
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .where('attached_at', 'is', null)
    .execute();
}
