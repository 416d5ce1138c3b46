import { createHash } from 'node:crypto';
import { type ContainerEvent, type Locale, partVoyage } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import type { Write } from '../systems/do-once.ts';
import { listBookingsOfTrips } from './booking-containers.repository.ts';
import { keepProgress } from './keep-progress.ts';
import { type KnownTrip, shareOut } from './share-out.ts';
import { reachedNow, tellOfReached } from './tell-of-reached.ts';
import {
  closeTrips,
  insertEvents,
  type KeptEvent,
  listEventsOfTrips,
  listLastTrips,
  lockContainers,
  portsOfTrip,
} from './trips.repository.ts';

type Taking = Pick<Write, 'system' | 'as' | 'now'> & { locale: Locale };

// Clocks differ a little.
const toleratedMs = 3600_000;
// No box is on its way for a year.
const longestVoyageMs = 366 * 24 * 3600_000;

/**
 * Adds events to what is known of the voyages of their containers, and brings every booking in those up to it. All of
 * them are taken, or none.
 */
export async function takeContainerEvents(
  transaction: Transaction<Tables>,
  events: readonly ContainerEvent[],
  taking: Taking,
) {
  refuseImpossibleTimes(events, taking);
  const numbers = [...new Set(events.map(({ equipmentReference }) => equipmentReference))].sort();
  await lockContainers(transaction, numbers);
  const trips = Map.groupBy(await readLastTrips(transaction, numbers), ({ number }) => number);
  const shares = numbers.flatMap((number) => {
    const [last, before] = trips.get(number) ?? [];
    if (!last) throw refusalOfUnknown(number, events);
    const ofBox = events.filter(({ equipmentReference }) => equipmentReference === number).map(withHash);
    return shareOut(ofBox, last, before);
  });
  const news = shares.flatMap(([{ id: tripId }, ofTrip]) => ofTrip.map((kept) => ({ tripId, ...kept })));
  const taken = await insertEvents(transaction, news, taking);
  await closeTrips(
    transaction,
    shares.filter(isOver).map(([{ id }]) => id),
    taking.now,
  );
  const moved = await keepAll(transaction, [...new Set(taken)], taking);
  await tellOfReached(transaction, shares.flatMap(reachedNow), taking.now);
  return { taken: taken.length, moved };
}

function refusalOfUnknown(number: string, events: readonly ContainerEvent[]): Refusal {
  const at = events.findIndex(({ equipmentReference }) => equipmentReference === number);
  return new Refusal('CONTAINER_UNKNOWN', { params: { number }, field: `events.${at}.equipmentReference` });
}

async function keepAll(transaction: Transaction<Tables>, tripIds: readonly string[], taking: Taking) {
  if (tripIds.length === 0) return [];
  const kept = await keepProgress(transaction, await listBookingsOfTrips(transaction, tripIds), taking);
  return kept.flatMap(({ businessNumber, status, isMoved }) => (isMoved ? { businessNumber, status } : []));
}

/** Refuses actual times in the future or more than a year ago: a mistyped year would move bookings on. */
function refuseImpossibleTimes(events: readonly ContainerEvent[], { locale, now }: Taking): void {
  const latest = now.getTime() + toleratedMs;
  const earliest = now.getTime() - longestVoyageMs;
  const ruleOf = ({ eventClassifierCode, eventDateTime }: ContainerEvent) => {
    if (eventClassifierCode !== 'ACT') return null;
    const at = Date.parse(eventDateTime);
    if (at > latest) return 'inFuture';
    return at < earliest ? 'tooLongAgo' : null;
  };
  refuseProblems(
    events.flatMap((event, at) => {
      const rule = ruleOf(event);
      return rule ? [{ path: `events.${at}.eventDateTime`, rule } as const] : [];
    }),
    locale,
  );
}

/** The same event is the same text: the contract's schema puts its fields in one order. */
export function withHash(event: ContainerEvent): KeptEvent {
  return { event, hash: createHash('sha256').update(JSON.stringify(event)).digest() };
}

async function readLastTrips(
  transaction: Transaction<Tables>,
  numbers: readonly string[],
): Promise<KnownTrip[]> {
  const trips = await listLastTrips(transaction, numbers);
  const events = await listEventsOfTrips(
    transaction,
    trips.map(({ id }) => id),
  );
  return trips.map((trip) => ({ ...trip, events: events.get(trip.id) ?? [] }));
}

/** Whether a trip that something new is told of is at its end with that. */
function isOver([trip, news]: [KnownTrip, KeptEvent[]]): boolean {
  return news.length > 0 && hasEnded({ ...trip, events: [...trip.events, ...news] });
}

/** Whether a trip is at its end by what was told of it. */
export function hasEnded(trip: KnownTrip): boolean {
  const told = trip.events.map(({ event }) => event);
  return partVoyage(told, portsOfTrip(trip)).endMs !== null;
}
