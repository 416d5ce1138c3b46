import { createHash } from 'node:crypto';
import { type ContainerEvent, containerTimes, type Locale } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { listBookingsOfTrips } from './booking-containers.repository.ts';
import { keepProgress } from './keep-progress.ts';
import {
  closeTrip,
  findLastTrip,
  insertEvents,
  listEventsOfTrip,
  lockContainers,
  type TripRow,
} from './trips.repository.ts';

type Taking = { system: string; locale: Locale; now: Date };

// Clocks differ a little.
const toleratedMs = 3600_000;

/**
 * Adds events to what is known of the voyages of their containers, and brings every booking in those up to it. All of
 * them are taken, or none.
 */
export async function takeContainerEvents(
  transaction: Transaction<Tables>,
  events: readonly ContainerEvent[],
  taking: Taking,
) {
  refuseFuture(events, taking);
  const numbers = [...new Set(events.map(({ equipmentReference }) => equipmentReference))].sort();
  await lockContainers(transaction, numbers);
  const changed: string[] = [];
  let taken = 0;
  for (const number of numbers) {
    const trip = await findLastTrip(transaction, number);
    if (!trip) {
      const at = events.findIndex(({ equipmentReference }) => equipmentReference === number);
      const field = `events.${at}.equipmentReference`;
      throw new Refusal('CONTAINER_UNKNOWN', { params: { number }, field });
    }
    const ofTrip = events.filter(({ equipmentReference }) => equipmentReference === number);
    const news = await insertEvents(transaction, trip.id, ofTrip.map(withHash), taking);
    if (news === 0) continue;
    taken += news;
    await closeWhenReturned(transaction, trip, taking.now);
    changed.push(trip.id);
  }
  return { taken, moved: await keepAll(transaction, changed, taking) };
}

async function keepAll(transaction: Transaction<Tables>, tripIds: readonly string[], taking: Taking) {
  const bookings = tripIds.length > 0 ? await listBookingsOfTrips(transaction, tripIds) : [];
  const moved = [];
  for (const booking of bookings) {
    const place = { customerId: booking.customer_id, bookingId: booking.booking_id };
    const { businessNumber, status, isMoved } = await keepProgress(transaction, place, taking);
    if (isMoved) moved.push({ businessNumber, status });
  }
  return moved;
}

function refuseFuture(events: readonly ContainerEvent[], { locale, now }: Taking): void {
  const latest = now.getTime() + toleratedMs;
  refuseProblems(
    events.flatMap(({ eventClassifierCode, eventDateTime }, at) =>
      eventClassifierCode === 'ACT' && Date.parse(eventDateTime) > latest
        ? [{ path: `events.${at}.eventDateTime`, rule: 'inFuture' as const }]
        : [],
    ),
    locale,
  );
}

/** The same event is the same text: the contract's schema puts its fields in one order. */
export function withHash(event: ContainerEvent) {
  return { event, hash: createHash('sha256').update(JSON.stringify(event)).digest() };
}

async function closeWhenReturned(transaction: Transaction<Tables>, trip: TripRow, now: Date): Promise<void> {
  const ports = { portOfLoading: trip.port_of_loading, portOfDischarge: trip.port_of_discharge };
  const { emptyReturn } = containerTimes(await listEventsOfTrip(transaction, trip.id), ports);
  if (emptyReturn.actual !== null) await closeTrip(transaction, trip.id, now);
}
