import { containerTimes, type Milestone, milestones, partVoyage } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type CustomerChange, tellCustomers } from '../../notify/tell-customer.ts';
import { recordOfBooking } from '../bookings/record/record-of-booking.ts';
import { listBookingsOfTrips, listTrackedBookings } from './booking-containers.repository.ts';
import type { KnownTrip } from './share-out.ts';
import { type KeptEvent, portsOfTrip } from './trips.repository.ts';

/** One of the seven times that a container has come to, by the clock of the place. */
export type Reached = { tripId: string; number: string; node: Milestone; at: string };

/** Which of the seven times of a trip are known to have happened only since the news of it came. */
export function reachedNow([trip, news]: readonly [KnownTrip, readonly KeptEvent[]]): Reached[] {
  const actualsOf = (kept: readonly KeptEvent[]) => {
    const ports = portsOfTrip(trip);
    const events = kept.map(({ event }) => event);
    return containerTimes(partVoyage(events, ports).own, ports);
  };
  const [before, now] = [actualsOf(trip.events), actualsOf([...trip.events, ...news])];
  return milestones.flatMap((node) => {
    const at = now[node].actual;
    return at !== null && before[node].actual === null
      ? [{ tripId: trip.id, number: trip.number, node, at }]
      : [];
  });
}

/**
 * Tells of times that containers have come to, one message a booking and time however many containers it has. They go to
 * those of the customer's people who asked to be told of that time.
 */
export async function tellOfReached(
  transaction: Transaction<Tables>,
  reached: readonly Reached[],
  now: Date,
): Promise<void> {
  if (reached.length === 0) return;
  const byTrip = Map.groupBy(reached, ({ tripId }) => tripId);
  const tripIds = [...byTrip.keys()];
  const places = await listBookingsOfTrips(transaction, tripIds);
  const tracked = await listTrackedBookings(transaction, places, tripIds);
  const byBooking = Map.groupBy(tracked, ({ id }) => id);
  const changes = [...byBooking.values()].flatMap((inTrips): CustomerChange[] => {
    const [booking] = inTrips;
    const own = inTrips.flatMap(({ trip_id }) => byTrip.get(trip_id) ?? []);
    if (!booking) return [];
    return [...Map.groupBy(own, ({ node }) => node)].map(([node, boxes]) => ({
      customerId: booking.customer_id,
      businessNumber: booking.business_number,
      at: now,
      record: recordOfBooking(booking),
      kind: 'containerReached',
      detail: { node, containers: boxes.map(({ number }) => number), at: firstOf(boxes) },
    }));
  });
  await tellCustomers(transaction, changes);
}

const firstOf = (boxes: readonly Reached[]): string =>
  boxes.map(({ at }) => at).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? '';
