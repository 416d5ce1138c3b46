import { isDeepStrictEqual } from 'node:util';
import {
  checkContainerNumber,
  containerDifferences,
  containerTimes,
  eventsOfNextVoyage,
  partVoyage,
  usualPortCode,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { LockedBooking } from '../bookings/record/bookings.repository.ts';
import { findBookedSpace } from '../bookings/record/fcl-parts.repository.ts';
import { recordTelling } from '../bookings/record/record-booking-events.ts';
import type { Write } from '../systems/do-once.ts';
import {
  type BookingContainer,
  isTripShared,
  listBookingContainers,
  replaceBookingContainers,
} from './booking-containers.repository.ts';
import { forgetEarlier, keepEarlier } from './earlier-containers.repository.ts';
import { keepProgress, type Progress } from './keep-progress.ts';
import {
  closeTrips,
  insertTrip,
  type KeptEvent,
  listEventsOfTrips,
  listLastTrips,
  moveEvents,
  portsOfTrip,
  type TripPlan,
  type TripRow,
  updateTrip,
} from './trips.repository.ts';

export type AssignedContainer = Call<'POST /integration/assignContainers'>['body']['containers'][number];

/** Puts a locked booking into these containers and no others. The containers are locked before the booking. */
export async function assignContainers(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  containers: readonly AssignedContainer[],
  telling: Pick<Write, 'system' | 'as' | 'now'> & { isCorrection?: boolean | undefined },
): Promise<Progress> {
  const { id: bookingId, customer_id: customerId } = booking;
  refuseWrongCheckDigit(containers);
  const before = await listBookingContainers(transaction, customerId, [bookingId]);
  const own = new Set(before.map(({ id }) => id));
  const rows = [];
  for (const [ordinal, container] of containers.entries()) {
    const trip = await tripFor(transaction, { container, bookingId, own, now: telling.now });
    const seal = container.sealNumber ?? '';
    rows.push({
      booking_id: bookingId,
      customer_id: customerId,
      trip_id: trip.id,
      ordinal,
      seal_number: seal,
    });
  }
  await replaceBookingContainers(transaction, customerId, bookingId, rows);
  const after = await listBookingContainers(transaction, customerId, [bookingId]);
  const isTakenBack = await keepLeft(transaction, booking, { before, after, ...telling });
  if (isTakenBack || !isDeepStrictEqual(before.map(shownOf), after.map(shownOf))) {
    await recordTelling(transaction, booking, { ...telling, told: 'containers' });
  }
  const [progress] = await keepProgress(transaction, [{ customerId, bookingId }], telling);
  if (!progress) throw new Error('A locked booking has no progress');
  return progress;
}

type Replacement = {
  before: readonly BookingContainer[];
  after: readonly BookingContainer[];
  now: Date;
  isCorrection?: boolean | undefined;
};

/**
 * Keeps the containers that are no longer given, or no longer between these ports; true where those of before are
 * forgotten instead.
 */
async function keepLeft(
  transaction: Transaction<Tables>,
  { id: bookingId, customer_id: customerId }: LockedBooking,
  { before, after, now, isCorrection = false }: Replacement,
): Promise<boolean> {
  const place = { customerId, bookingId };
  if (isCorrection) return await forgetEarlier(transaction, place);
  const left = before.filter((one) => !after.some((other) => isSameVoyage(one, other)));
  await keepEarlier(transaction, place, { containers: left, now });
  return false;
}

function isSameVoyage(one: TripRow, other: TripRow): boolean {
  return one.id === other.id && isDeepStrictEqual(portsOfTrip(one), portsOfTrip(other));
}

function shownOf({ events: _told, closed_at: _closed, ...container }: BookingContainer) {
  return container;
}

/** Where the boxes are not those that were ordered; of a consolidation nobody orders boxes. */
export async function differencesFromOrder(
  transaction: Transaction<Tables>,
  { id, customer_id, kind }: LockedBooking,
  containers: readonly AssignedContainer[],
) {
  if (kind !== 'fcl' || containers.length === 0) return [];
  const order = await findBookedSpace(transaction, customer_id, id);
  return order ? containerDifferences(order.containers, containers) : [];
}

type KnownCodes = { sizes: ReadonlyMap<string, unknown>; ports: ReadonlyMap<string, unknown> };

/** A size that is in no list has no page and no bill; of a port that is in none nothing would ever be told. */
export function refuseUnknownCodes(
  containers: readonly Pick<AssignedContainer, 'sizeType' | 'portOfLoading' | 'portOfDischarge'>[],
  { sizes, ports }: KnownCodes,
): void {
  for (const [at, container] of containers.entries()) {
    const { sizeType } = container;
    if (!sizes.has(sizeType)) {
      const field = `containers.${at}.sizeType`;
      throw new Refusal('CONTAINER_SIZE_UNKNOWN', { params: { size: sizeType }, field });
    }
    for (const end of ['portOfLoading', 'portOfDischarge'] as const) {
      const code = container[end];
      if (ports.has(usualPortCode(code))) continue;
      throw new Refusal('PORT_UNKNOWN', { params: { code }, field: `containers.${at}.${end}` });
    }
  }
}

function refuseWrongCheckDigit(containers: readonly AssignedContainer[]): void {
  for (const [at, { number, isCheckDigitOverridden }] of containers.entries()) {
    if (checkContainerNumber(number) === 'ok' || isCheckDigitOverridden) continue;
    throw new Refusal('CONTAINER_CHECK_DIGIT', { params: { number }, field: `containers.${at}.number` });
  }
}

type Wanted = {
  container: AssignedContainer;
  bookingId: string;
  /** Trips that the booking is on already. */
  own: ReadonlySet<string>;
  now: Date;
};

/** The voyage that the container is on, or a new one. */
async function tripFor(transaction: Transaction<Tables>, wanted: Wanted): Promise<TripRow> {
  const { container, bookingId, now } = wanted;
  const plan = planOf(container);
  const [last] = await listLastTrips(transaction, [container.number]);
  if (!last) return await insertTrip(transaction, plan, now);
  const events = (await listEventsOfTrips(transaction, [last.id])).get(last.id) ?? [];
  if (beginsNewTrip(last, events, wanted)) {
    await closeTrips(transaction, [last.id], now);
    const trip = await insertTrip(transaction, plan, now);
    await takeAlong(transaction, { from: last, to: trip }, events);
    return trip;
  }
  if (isPlanOf(last, plan)) return last;
  // A box of one booking may be put right; where others sail in it too, one of the two is wrong about it.
  if (!(await isTripShared(transaction, last.id, bookingId))) {
    return await updateTrip(transaction, last.id, plan);
  }
  throw new Refusal('CONTAINER_TRIP_DIFFERS', {
    params: { number: last.number, from: last.port_of_loading, to: last.port_of_discharge },
  });
}

/**
 * Whether cargo that is put into the box now sails on a trip after the last one. Papers may come late while the ship is
 * in port; a box that is off the ship takes no more cargo for that voyage.
 */
function beginsNewTrip(last: TripRow, events: readonly KeptEvent[], { container, own }: Wanted): boolean {
  const ports = portsOfTrip(last);
  const voyage = partVoyage(
    events.map(({ event }) => event),
    ports,
  );
  const times = containerTimes(voyage.own, ports);
  const isOffShip = [times.unloading, times.pickup, times.emptyReturn].some(({ actual }) => actual !== null);
  const hasSailed = isOffShip || times.departure.actual !== null || times.arrival.actual !== null;
  if (voyage.endMs !== null && !hasSailed) return true; // turned back: it goes out again, for whomever
  // Said again of its own containers, nothing begins again, even after they are back.
  if (own.has(last.id)) return false;
  return last.closed_at !== null || isOffShip || container.isNewTrip === true;
}

/** What was told of the box since its voyage ended is of the voyage that begins. */
async function takeAlong(
  transaction: Transaction<Tables>,
  { from, to }: { from: TripRow; to: TripRow },
  events: readonly KeptEvent[],
): Promise<void> {
  const told = events.map(({ event }) => event);
  const next = new Set(eventsOfNextVoyage(told, portsOfTrip(from), portsOfTrip(to)));
  const hashes = events.filter(({ event }) => next.has(event)).map(({ hash }) => hash);
  await moveEvents(transaction, { from: from.id, to: to.id }, hashes);
}

function planOf(container: AssignedContainer): TripPlan {
  return {
    number: container.number,
    size_type: container.sizeType,
    port_of_loading: usualPortCode(container.portOfLoading),
    port_of_discharge: usualPortCode(container.portOfDischarge),
    is_check_digit_overridden: checkContainerNumber(container.number) !== 'ok',
  };
}

function isPlanOf(trip: TripRow, plan: TripPlan): boolean {
  return trip.size_type === plan.size_type && isDeepStrictEqual(portsOfTrip(trip), portsOfTrip(plan));
}
