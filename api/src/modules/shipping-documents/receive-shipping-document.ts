import { createHash, randomUUID } from 'node:crypto';
import { hasShippingDocument, type ShippingDocumentKind } from '@berth/contract';
import { type EndpointResult, type Endpoints, endpoints } from '@berth/contract/endpoints';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { tellCustomer } from '../../notify/tell-customer.ts';
import { requireAction } from '../bookings/record/booking-refusals.ts';
import type { LockedBooking } from '../bookings/record/bookings.repository.ts';
import { lockNamedBooking } from '../bookings/record/named-bookings.ts';
import { recordTelling } from '../bookings/record/record-booking-events.ts';
import { recordOfBooking } from '../bookings/record/record-of-booking.ts';
import { doOnce, type Write } from '../systems/do-once.ts';
import { isEventKnown } from '../systems/integration-events.repository.ts';
import {
  attachUploads,
  describeFile,
  keepUpload,
  type UploadDependencies,
} from '../uploads/uploads.service.ts';
import { shippingDocumentNames } from './shipping-document-names.ts';
import { insertShippingDocument, listShown, markReplaced } from './shipping-documents.repository.ts';

const endpoint = 'POST /integration/document';
type Received = EndpointResult<Endpoints[typeof endpoint]>;
type StoredFile = Awaited<ReturnType<typeof keepUpload>>;

/**
 * Receives a document of the booking that it names. Its bytes are stored before the transaction that makes it the
 * customer's: a slow bucket must not hold the embedded database. If that transaction refuses the document or finds it
 * received already, the bytes are an unused upload, and are swept as such.
 */
export async function receiveShippingDocument(
  deps: UploadDependencies,
  { system, query, upload }: Pick<Call<typeof endpoint>, 'system' | 'query' | 'upload'>,
): Promise<Received> {
  const { database } = deps;
  const sha256 = createHash('sha256').update(upload.content).digest('hex');
  const body = { ...query, fileName: upload.fileName, sha256 };
  const isKnown = await isEventKnown(database, { system: system.name, eventId: query.eventId });
  const file = isKnown ? null : await storeFile(deps, query, upload);
  return await doOnce(deps, endpoint, { system, body }, async (write) => {
    if (!file) throw new Error('An event that was known is gone');
    const booking = await lockNamedBooking(write.transaction, query.businessNumber);
    requireAction(booking, 'addDocument');
    return await storeDocument(write, booking, { kind: query.kind, file });
  });
}

async function storeFile(
  deps: UploadDependencies,
  { businessNumber, kind }: Call<typeof endpoint>['query'],
  received: Call<typeof endpoint>['upload'],
): Promise<StoredFile> {
  // Checked again when the document is written; here, so that no file is stored for a booking that is not there.
  const booking = await lockNamedBooking(deps.database, businessNumber);
  requireAction(booking, 'addDocument');
  if (!hasShippingDocument(booking.kind, kind)) {
    const params = { number: businessNumber, document: shippingDocumentNames[kind] };
    throw new Refusal('SHIPPING_DOCUMENT_KIND', { params, field: 'kind' });
  }
  const inspected = await describeFile(deps.inspect, received, endpoints[endpoint].upload);
  return await keepUpload(deps, { customerId: booking.customer_id, memberId: null }, inspected);
}

async function storeDocument(
  { transaction, system, as, now }: Write,
  booking: LockedBooking,
  { kind, file }: { kind: ShippingDocumentKind; file: StoredFile },
): Promise<Received> {
  const { id: bookingId, customer_id: customerId, business_number: businessNumber } = booking;
  const { file_name: fileName, sha256 } = file.row;
  const place = { customerId, bookingId };
  const shown = (await listShown(transaction, place)).find(({ document }) => document === kind);
  const isSame = shown && shown.file_name === fileName && sha256.equals(shown.sha256);
  if (isSame) return { businessNumber, kind, version: shown.version, fileName };
  const version = (shown?.version ?? 0) + 1;
  await attachUploads({ database: transaction, clock: () => now }, { customerId }, [file.id]);
  await markReplaced(transaction, place, { kind, at: now });
  await insertShippingDocument(transaction, {
    id: randomUUID(),
    customer_id: customerId,
    booking_id: bookingId,
    kind,
    version,
    upload_id: file.id,
    system,
    added_at: now,
  });
  await recordTelling(transaction, booking, { system, as, told: 'document', now });
  await tellCustomer(transaction, {
    customerId,
    record: recordOfBooking(booking),
    businessNumber,
    at: now,
    kind: 'documentAdded',
    detail: { document: kind, fileName },
  });
  return { businessNumber, kind, version, fileName };
}
