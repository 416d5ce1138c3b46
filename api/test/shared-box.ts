import { sql } from 'kysely';
import { assignedContainer } from './container-events.ts';
import { copyBookings } from './copy-bookings.ts';
import { newEventId, type openSystem } from './integration-system.ts';
import { lclBooking, saveRequest } from './lcl-booking.ts';
import type { Portal } from './portal.ts';

/** A box with the cargo of so many customers, one locked booking of each; gives the bookings by their ids. */
export async function shareBox(
  portal: Portal,
  system: Awaited<ReturnType<typeof openSystem>>,
  { number, bookings }: { number: string; bookings: number },
) {
  const { kysely } = portal.database;
  const first = await portal.signIn('First shipper');
  const body = saveRequest(lclBooking());
  const { id, businessNumber } = await first.get('POST /business/submitBookingLcl', { body });
  for (const status of ['received', 'spaceLocked'] as const) {
    await system.get('POST /integration/bookingStatus', {
      body: { eventId: newEventId(), businessNumber, status },
    });
  }
  const containers = [assignedContainer(number)];
  await system.get('POST /integration/assignContainers', {
    body: { eventId: newEventId(), businessNumber, containers },
  });
  for (let at = 1; at < bookings; at += 1) {
    const { customerId } = await portal.signIn(`Shipper ${at}`);
    await copyBookings(kysely, first.customerId, customerId, 1);
    await sql`
      insert into booking_container (booking_id, customer_id, trip_id, ordinal, seal_number)
      select booking.id, booking.customer_id, trip_id, 0, '' from booking, booking_container first
      where booking.customer_id = ${customerId} and first.booking_id = ${id}`.execute(kysely);
  }
  return await kysely
    .selectFrom('booking')
    .innerJoin('booking_container', 'booking_container.booking_id', 'booking.id')
    .innerJoin('container_trip', 'container_trip.id', 'trip_id')
    .where('number', '=', number)
    .select(['booking.id', 'booking.customer_id', 'business_number', 'version'])
    .orderBy('booking.id')
    .execute();
}
