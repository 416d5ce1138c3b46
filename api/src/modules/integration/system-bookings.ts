import { entryTokenPattern } from '@berth/contract';
import { type EndpointResult, type Endpoints, endpoints } from '@berth/contract/endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { System } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findBooking, type LockedBooking, listLines, lockBooking } from '../bookings/bookings.repository.ts';
import { listFclParts } from '../bookings/fcl-parts.repository.ts';
import { listShown } from '../shipping-documents/shipping-documents.repository.ts';
import { listBookingContainers } from '../tracking/booking-containers.repository.ts';
import { findByBusinessNumber, findByEntryToken, listByEntryNumber } from './named-bookings.repository.ts';
import { presentForSystems } from './systems-booking.presenter.ts';

type Place = { id: string; customer_id: string };

/** The booking that a system names, locked. A draft is nobody's business but its customer's: it is not there. */
export async function lockNamedBooking(
  database: Kysely<Tables>,
  businessNumber: string,
): Promise<LockedBooking> {
  return await lockPlace(database, await findByBusinessNumber(database, businessNumber));
}

/** The booking whose entry code was scanned, locked. */
export async function lockScannedBooking(database: Kysely<Tables>, code: string): Promise<LockedBooking> {
  if (entryTokenPattern.test(code)) return await lockPlace(database, await findByEntryToken(database, code));
  // Typed, where a driver has no code to show.
  const named = await findByBusinessNumber(database, code);
  const numbered = await listByEntryNumber(database, code);
  // Entry numbers are the warehouse's own: they are used again, and may be another booking's business number.
  const [place = null, other] = [named ?? [], numbered.filter(({ id }) => id !== named?.id)].flat();
  if (other) throw new Refusal('ENTRY_NUMBER_SHARED', { params: { number: code } });
  return await lockPlace(database, place);
}

async function lockPlace(database: Kysely<Tables>, place: Place | null): Promise<LockedBooking> {
  const booking = place && (await lockBooking(database, place.customer_id, place.id));
  if (!booking || booking.status === 'draft') throw new Refusal('NOT_FOUND');
  return booking;
}

/** A booking as the scopes of a key let it be read. All of it is of one moment. */
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

/** What of it a warehouse and its gate need: the schema lets nothing else through. */
export async function readForWarehouse(
  transaction: Transaction<Tables>,
  place: Place,
): Promise<EndpointResult<Endpoints['POST /business/entryInfoConfirm']>> {
  return endpoints['POST /business/entryInfoConfirm'].result.parse(await readWhole(transaction, place));
}

async function readWhole(transaction: Transaction<Tables>, { id, customer_id }: Place) {
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
