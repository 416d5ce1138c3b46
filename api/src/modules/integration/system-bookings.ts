import { type BookingAction, canBooking, entryTokenPattern } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { bookingStatusNames } from '../bookings/booking-status-names.ts';
import {
  findBooking,
  type LockedBooking,
  listCargoLines,
  lockBooking,
} from '../bookings/bookings.repository.ts';
import { listBookingContainers } from '../tracking/booking-containers.repository.ts';
import { findByBusinessNumber, findByEntryNumber, findByEntryToken } from './named-bookings.repository.ts';

type Place = { id: string; customer_id: string };
type SystemsBooking = EndpointResult<Endpoints['GET /integration/booking']>;

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
  const place = (await findByBusinessNumber(database, code)) ?? (await findByEntryNumber(database, code));
  return await lockPlace(database, place);
}

async function lockPlace(database: Kysely<Tables>, place: Place | null): Promise<LockedBooking> {
  const booking = place && (await lockBooking(database, place.customer_id, place.id));
  if (!booking || booking.status === 'draft') throw new Refusal('NOT_FOUND');
  return booking;
}

/** Refuses what the table of statuses does not allow. */
export function requireAction(booking: LockedBooking, action: BookingAction): void {
  if (canBooking(booking.status, action)) return;
  throw new Refusal('BOOKING_ACTION_REFUSED', {
    params: { number: booking.business_number, status: bookingStatusNames[booking.status] },
  });
}

/** A booking as warehouse and carriers need it. */
export async function readNamedBooking(
  database: Kysely<Tables>,
  businessNumber: string,
): Promise<SystemsBooking> {
  const place = await findByBusinessNumber(database, businessNumber);
  if (!place) throw new Refusal('NOT_FOUND');
  return await readForSystem(database, place);
}

export async function readForSystem(
  database: Kysely<Tables>,
  { id, customer_id }: Place,
): Promise<SystemsBooking> {
  const booking = await findBooking(database, customer_id, id);
  if (!booking || booking.status === 'draft') throw new Refusal('NOT_FOUND');
  const lines = await listCargoLines(database, customer_id, id);
  const containers = await listBookingContainers(database, customer_id, id);
  return {
    businessNumber: booking.business_number,
    status: booking.status,
    warehouseEntryNumber: booking.warehouse_entry_number,
    expectedWarehousingAt: booking.expected_warehousing_at,
    cargo: lines.map((line) => ({
      line: line.ordinal + 1,
      goodsName: line.goods_name,
      shipmentId: line.shipment_id,
      cartons: number(line.package),
      weightKg: number(line.weight),
      volumeCbm: number(line.volume),
    })),
    containers: containers.map((container) => ({
      number: container.number,
      sizeType: container.size_type,
      sealNumber: container.seal_number,
    })),
  };
}

function number(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
