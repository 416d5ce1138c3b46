import { type EndpointResult, type Endpoints, endpoints } from '@berth/contract/endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { System } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findBooking, listLines } from '../bookings/record/bookings.repository.ts';
import { listFclParts } from '../bookings/record/fcl-parts.repository.ts';
import { findByBusinessNumber, type NamedPlace } from '../bookings/record/named-bookings.repository.ts';
import { listShown } from '../shipping-documents/shipping-documents.repository.ts';
import { listBookingContainers } from '../tracking/booking-containers.repository.ts';
import { presentForSystems } from './systems-booking.presenter.ts';

/** Reads a booking as far as the scopes of a key allow, all of it as of one moment. */
export async function readNamedBooking(
  database: Kysely<Tables>,
  businessNumber: string,
  { scopes }: Pick<System, 'scopes'>,
): Promise<EndpointResult<Endpoints['GET /integration/booking']>> {
  const oneMoment = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await oneMoment.execute(async (transaction) => {
    const place = await findByBusinessNumber(transaction, businessNumber);
    if (!place) throw new Refusal('NOT_FOUND');
    const read = scopes.includes('bookings') ? readWhole : readForWarehouse;
    return await read(transaction, place);
  });
}

/** Reads the part that a warehouse and its gate need: the schema lets nothing else through. */
export async function readForWarehouse(
  transaction: Transaction<Tables>,
  place: NamedPlace,
): Promise<EndpointResult<Endpoints['POST /business/entryInfoConfirm']>> {
  return endpoints['POST /business/entryInfoConfirm'].result.parse(await readWhole(transaction, place));
}

/** As of one moment, where the transaction reads so. */
export async function readWhole(transaction: Transaction<Tables>, { id, customer_id }: NamedPlace) {
  const booking = await findBooking(transaction, customer_id, id);
  if (!booking || booking.status === 'draft') throw new Refusal('NOT_FOUND');
  const own = { customerId: customer_id, bookingIds: [id] };
  return presentForSystems({
    booking,
    lines: await listLines(transaction, 'cargo_line', own),
    measurements: await listLines(transaction, 'cargo_measurement', own),
    ordered: await listFclParts(transaction, customer_id, [id]),
    containers: await listBookingContainers(transaction, customer_id, [id]),
    documents: await listShown(transaction, { customerId: customer_id, bookingId: id }),
  });
}
