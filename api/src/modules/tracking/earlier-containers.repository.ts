import { containerTimes, partVoyage, sailedAt } from '@berth/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BookingPlace } from '../bookings/record/bookings.repository.ts';
import type { BookingContainer } from './booking-containers.repository.ts';
import { listEventsOfTrips, portsOfTrip } from './trips.repository.ts';

/** Keeps that a booking was in containers which it is taken out of now. */
export async function keepEarlier(
  database: Kysely<Tables>,
  { customerId, bookingId }: BookingPlace,
  { containers, now }: { containers: readonly BookingContainer[]; now: Date },
): Promise<void> {
  const rows = containers.map((container): Insertable<Tables['earlier_container']> => {
    const sailed = sailedAt(containerTimes(container.events, portsOfTrip(container)));
    return {
      booking_id: bookingId,
      customer_id: customerId,
      trip_id: container.id,
      port_of_loading: container.port_of_loading,
      port_of_discharge: container.port_of_discharge,
      // What is known to have happened has, be their clock a little ahead of ours.
      left_at: new Date(Math.max(now.getTime(), sailed ?? 0)),
    };
  });
  if (rows.length === 0) return;
  await database
    .insertInto('earlier_container')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'trip_id', 'port_of_loading', 'port_of_discharge'])
        .doUpdateSet((row) => ({ left_at: row.ref('excluded.left_at') })),
    )
    .execute();
}

/** The cargo never was in any other container than it is in now. */
export async function forgetEarlier(
  database: Kysely<Tables>,
  { customerId, bookingId }: BookingPlace,
): Promise<boolean> {
  const forgotten = await database
    .deleteFrom('earlier_container')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .returning('trip_id')
    .execute();
  return forgotten.length > 0;
}

/** The ids of those bookings that sailed in a container before they were taken out of it. */
export async function listSailedEarlier(
  database: Kysely<Tables>,
  places: readonly BookingPlace[],
): Promise<ReadonlySet<string>> {
  const customerIds = [...new Set(places.map(({ customerId }) => customerId))];
  const rows = await database
    .selectFrom('earlier_container')
    .where(sql<boolean>`customer_id = any(${customerIds}::uuid[])`)
    .where(sql<boolean>`booking_id = any(${places.map(({ bookingId }) => bookingId)}::uuid[])`)
    .selectAll()
    .execute();
  if (rows.length === 0) return new Set();
  const told = await listEventsOfTrips(database, [...new Set(rows.map(({ trip_id }) => trip_id))]);
  const sailed = rows.filter((row) => {
    const ports = portsOfTrip(row);
    const events = (told.get(row.trip_id) ?? []).map(({ event }) => event);
    const at = sailedAt(containerTimes(partVoyage(events, ports).own, ports));
    return at !== null && at <= Date.parse(row.left_at);
  });
  return new Set(sailed.map(({ booking_id }) => booking_id));
}
