import type { ShippingDocumentKind } from '@berth/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type Place = { customerId: string; bookingId: string };

/** The documents of a booking with their files, of each kind the one that is shown. */
export async function listShown(database: Kysely<Tables>, { customerId, bookingId }: Place) {
  return await documentsOf(database, customerId)
    .where('shipping_document.booking_id', '=', bookingId)
    .where('shipping_document.replaced_at', 'is', null)
    .execute();
}

export type ShippingDocumentRow = Awaited<ReturnType<typeof listShown>>[number];

/** Also one that was replaced: a link always means the same file. */
export async function findShippingDocument(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<ShippingDocumentRow | null> {
  const found = await documentsOf(database, customerId)
    .where('shipping_document.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

function documentsOf(database: Kysely<Tables>, customerId: string) {
  return database
    .selectFrom('shipping_document')
    .innerJoin('upload', 'upload.id', 'shipping_document.upload_id')
    .where('shipping_document.customer_id', '=', customerId)
    .select([
      'shipping_document.id',
      'shipping_document.booking_id',
      'shipping_document.kind as document',
      'shipping_document.version',
      'shipping_document.added_at',
      'upload.file_name',
      'upload.kind',
      'upload.bytes',
      'upload.sha256',
      'upload.storage_key',
    ]);
}

/** From now on another one of this kind is shown. */
export async function markReplaced(
  database: Kysely<Tables>,
  { customerId, bookingId }: Place,
  { kind, at }: { kind: ShippingDocumentKind; at: Date },
): Promise<void> {
  await database
    .updateTable('shipping_document')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .set({ replaced_at: at })
    .execute();
}

export async function insertShippingDocument(
  database: Kysely<Tables>,
  document: Insertable<Tables['shipping_document']>,
): Promise<void> {
  await database.insertInto('shipping_document').values(document).execute();
}
