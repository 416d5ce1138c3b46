import type { ContainerEvent } from '@berth/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TripRow } from './trips.repository.ts';

/** A container of a booking with everything that was told of its voyage. */
export type BookingContainer = TripRow & { seal_number: string; events: ContainerEvent[] };

/** In the order in which they were assigned. */
export async function listBookingContainers(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string,
): Promise<BookingContainer[]> {
  const ofBooking = database
    .selectFrom('booking_container')
    .where('booking_container.customer_id', '=', customerId)
    .where('booking_container.booking_id', '=', bookingId);
  const trips = await ofBooking
    .innerJoin('container_trip', 'container_trip.id', 'booking_container.trip_id')
    .selectAll('container_trip')
    .select(['booking_id', 'seal_number'])
    .orderBy('ordinal')
    .execute();
  const events = await ofBooking
    .innerJoin('container_event', 'container_event.trip_id', 'booking_container.trip_id')
    .select(['booking_id', 'container_event.trip_id', 'event'])
    .execute();
  return trips.map((trip) => ({
    ...trip,
    events: events.filter(({ trip_id }) => trip_id === trip.id).map(({ event }) => event),
  }));
}

export async function replaceBookingContainers(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string,
  containers: readonly Insertable<Tables['booking_container']>[],
): Promise<void> {
  await database
    .deleteFrom('booking_container')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .execute();
  if (containers.length > 0) await database.insertInto('booking_container').values(containers).execute();
}

/** The bookings in some trips, whoever's they are: a system tells of a container, not of a customer. */
export async function listBookingsOfTrips(database: Kysely<Tables>, tripIds: readonly string[]) {
  return await database
    .selectFrom('booking_container')
    .where('trip_id', 'in', tripIds)
    .select(['customer_id', 'booking_id'])
    .distinct()
    .orderBy('booking_id')
    .execute();
}

/** Whether a trip has other cargo than this booking's. */
export async function isTripShared(
  database: Kysely<Tables>,
  tripId: string,
  bookingId: string,
): Promise<boolean> {
  const other = await database
    .selectFrom('booking_container')
    .where('trip_id', '=', tripId)
    .where('booking_id', '<>', bookingId)
    .select('trip_id')
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Takes a booking out of its containers: nothing of them concerns it any more. */
export async function releaseContainers(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string,
): Promise<void> {
  await replaceBookingContainers(database, customerId, bookingId, []);
  await database
    .updateTable('booking')
    .where('customer_id', '=', customerId)
    .where('id', '=', bookingId)
    .set({
      containers: 0,
      tracking_milestone: null,
      has_departed: false,
      eta: null,
      is_arrived: false,
      delay_hours: null,
    })
    .execute();
}
