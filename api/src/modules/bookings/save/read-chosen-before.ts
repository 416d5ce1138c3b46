import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { type BookingPlace, findBooking, listLines } from '../record/bookings.repository.ts';
import { listFclContainers } from '../record/fcl-parts.repository.ts';
import type { ChosenBefore } from '../record/kind-of-booking.ts';

/** What a stored booking was submitted with: it may keep that though it was closed or retired since. */
export async function readChosenBefore(
  database: Kysely<Tables>,
  { customerId, bookingId }: BookingPlace,
): Promise<ChosenBefore | null> {
  const booking = await findBooking(database, customerId, bookingId);
  if (!booking) return null;
  const lines = await listLines(database, 'cargo_line', { customerId, bookingIds: [bookingId] });
  const containers = await listFclContainers(database, customerId, bookingId);
  const codes = new Set([
    booking.transport_channel,
    booking.preferred_carrier,
    booking.receiving_place,
    booking.destination,
    booking.discharge_port,
    booking.warehouse_code,
    booking.country,
    booking.salesperson_id,
    booking.customer_service_id,
    ...lines.map(({ pack }) => pack),
    ...containers.map(({ size_type }) => size_type),
  ]);
  return { transportChannel: booking.transport_channel, codes };
}
