import { type ContainerEvent, partVoyage } from '@berth/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BookingPlace } from '../bookings/record/bookings.repository.ts';
import { type KeptEvent, listEventsOfTrips, portsOfTrip, type TripRow } from './trips.repository.ts';

/** A container of a booking with everything that was told of its voyage, and nothing of the box after that. */
export type BookingContainer = TripRow & {
  booking_id: string;
  seal_number: string;
  events: ContainerEvent[];
};

/** Of some bookings of a customer, each one's in the order in which they were assigned. */
export async function listBookingContainers(
  database: Kysely<Tables>,
  customerId: string,
  bookingIds: readonly string[],
): Promise<BookingContainer[]> {
  return await listContainersAt(
    database,
    bookingIds.map((bookingId) => ({ customerId, bookingId })),
  );
}

/** The same of bookings of several customers. */
export async function listContainersAt(
  database: Kysely<Tables>,
  places: readonly BookingPlace[],
): Promise<BookingContainer[]> {
  const customerIds = [...new Set(places.map(({ customerId }) => customerId))];
  const rows = await database
    .selectFrom('booking_container')
    .where(sql<boolean>`booking_container.customer_id = any(${customerIds}::uuid[])`)
    .where(sql<boolean>`booking_id = any(${places.map(({ bookingId }) => bookingId)}::uuid[])`)
    .innerJoin('container_trip', 'container_trip.id', 'booking_container.trip_id')
    .selectAll('container_trip')
    .select(['booking_id', 'seal_number'])
    .orderBy('booking_id')
    .orderBy('ordinal')
    .execute();
  const trips = new Map(rows.map((trip) => [trip.id, trip]));
  // Once for a box, however many bookings are in it.
  const told =
    trips.size > 0 ? await listEventsOfTrips(database, [...trips.keys()]) : new Map<string, KeptEvent[]>();
  const events = new Map([...trips].map(([id, trip]) => [id, eventsOfVoyage(trip, told.get(id) ?? [])]));
  return rows.map((row) => ({ ...row, events: events.get(row.id) ?? [] }));
}

function eventsOfVoyage(trip: TripRow, told: readonly KeptEvent[]): ContainerEvent[] {
  return partVoyage(
    told.map(({ event }) => event),
    portsOfTrip(trip),
  ).own;
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

/**
 * The bookings that are or were in some trips, whoever's they are: a system tells of a container, not of a customer.
 */
export async function listBookingsOfTrips(
  database: Kysely<Tables>,
  tripIds: readonly string[],
): Promise<BookingPlace[]> {
  return await database
    .selectFrom('booking_container')
    .where('trip_id', 'in', tripIds)
    .select(['customer_id as customerId', 'booking_id as bookingId'])
    .union(({ selectFrom }) =>
      selectFrom('earlier_container')
        .where('trip_id', 'in', tripIds)
        .select(['customer_id as customerId', 'booking_id as bookingId']),
    )
    .orderBy('bookingId')
    .execute();
}

/** Those of some bookings that are in some trips now, once for each trip, as messages name them. */
export async function listTrackedBookings(
  database: Kysely<Tables>,
  places: readonly BookingPlace[],
  tripIds: readonly string[],
) {
  const customerIds = [...new Set(places.map(({ customerId }) => customerId))];
  return await database
    .selectFrom('booking_container')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'booking_container.booking_id')
        .onRef('booking.customer_id', '=', 'booking_container.customer_id'),
    )
    .where(sql<boolean>`booking_container.customer_id = any(${customerIds}::uuid[])`)
    .where(
      sql<boolean>`booking_container.booking_id = any(${places.map(({ bookingId }) => bookingId)}::uuid[])`,
    )
    .where(sql<boolean>`booking_container.trip_id = any(${tripIds}::uuid[])`)
    .select(['booking_container.trip_id', 'booking.id', 'booking.customer_id'])
    .select(['booking.kind', 'booking.business_number'])
    .orderBy('booking.id')
    .orderBy('booking_container.ordinal')
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

/** What is kept with a booking that is in no container. */
export const untracked = {
  containers: 0,
  tracking_milestone: null,
  has_departed: false,
  eta: null,
  is_arrived: false,
  delay_hours: null,
};

/** Takes a returned booking out of its containers and clears what it shows of them. */
export async function releaseContainers(
  database: Kysely<Tables>,
  { customerId, bookingId }: BookingPlace,
): Promise<void> {
  await replaceBookingContainers(database, customerId, bookingId, []);
  await database
    .updateTable('booking')
    .where('customer_id', '=', customerId)
    .where('id', '=', bookingId)
    .set(untracked)
    .execute();
}
