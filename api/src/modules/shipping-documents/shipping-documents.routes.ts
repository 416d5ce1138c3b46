import { isId } from '../../database/is-id.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findVisibleBooking } from '../bookings/record/bookings.service.ts';
import { presentFile } from '../uploads/uploads.presenter.ts';
import { readStored, type UploadDependencies } from '../uploads/uploads.service.ts';
import { receiveShippingDocument } from './receive-shipping-document.ts';
import { presentShippingDocuments } from './shipping-documents.presenter.ts';
import { findShippingDocument, listShown } from './shipping-documents.repository.ts';

/** 单证: handed in by systems, read by those who may see the booking. */
export function shippingDocumentHandlers(deps: UploadDependencies) {
  const { database } = deps;
  return {
    'POST /integration/document': async (call) => await receiveShippingDocument(deps, call),
    'GET /business/getShippingDocuments': async ({ actor, query: { id } }) => {
      const booking = await findVisibleBooking(database, actor, id);
      if (!booking) throw new Refusal('NOT_FOUND');
      const { customerId } = actor;
      return presentShippingDocuments(await listShown(database, { customerId, bookingId: id }));
    },
    'GET /business/getShippingDocument': async ({ actor, query: { id } }) => {
      const found = isId(id) ? await findShippingDocument(database, actor.customerId, id) : null;
      const booking = found && (await findVisibleBooking(database, actor, found.booking_id));
      if (!found || !booking) throw new Refusal('NOT_FOUND');
      return { ...presentFile(found, await readStored(deps, found)), isInline: false };
    },
  } satisfies Partial<Handlers>;
}
