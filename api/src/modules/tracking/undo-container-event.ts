import {
  type BookingStatus,
  type ContainerEvent,
  type Milestone,
  milestoneOf,
  statusProvenBy,
  stepsToStatus,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { tellCustomers } from '../../notify/tell-customer.ts';
import { takeBackStatus } from '../bookings/move/take-back-status.ts';
import {
  type BookingPlace,
  type LockedBooking,
  listBookingEvents,
  lockBookings,
} from '../bookings/record/bookings.repository.ts';
import { findByBusinessNumber } from '../bookings/record/named-bookings.repository.ts';
import { recordTelling } from '../bookings/record/record-booking-events.ts';
import { recordOfBooking } from '../bookings/record/record-of-booking.ts';
import type { Write } from '../systems/do-once.ts';
import { byForwarder } from '../systems/forwarder-act.ts';
import {
  type BookingContainer,
  listBookingContainers,
  listBookingsOfTrips,
} from './booking-containers.repository.ts';
import { keepProgress, readProgress } from './keep-progress.ts';
import { hasEnded } from './take-container-events.ts';
import {
  deleteEvent,
  listEventsOfTrips,
  listLastTrips,
  lockContainers,
  portsOfTrip,
  reopenTrip,
} from './trips.repository.ts';

/** Locks the container of a booking that an event was told of, and then all bookings in it, in their order. */
export async function lockContainerOfEvent(
  transaction: Transaction<Tables>,
  businessNumber: string,
  eventHash: Buffer,
): Promise<void> {
  const named = await findByBusinessNumber(transaction, businessNumber);
  if (!named) throw new Refusal('NOT_FOUND');
  const place = { customerId: named.customer_id, bookingId: named.id };
  const trip = await findTrip(transaction, place, eventHash);
  await lockContainers(transaction, [trip.number]);
  await lockBookings(transaction, await listBookingsOfTrips(transaction, [trip.id]));
}

type Undone = { place: BookingPlace; eventHash: Buffer; reason: string };
type TakenOff = NonNullable<Awaited<ReturnType<typeof deleteEvent>>>;

/**
 * Takes an event of one of a booking's containers off again, and with it what it alone proved of every booking in that
 * container (`lockContainerOfEvent`).
 */
export async function undoContainerEvent(
  write: Write,
  { place, eventHash, reason }: Undone,
): Promise<BookingStatus> {
  const { transaction, now } = write;
  const trip = await findTrip(transaction, place, eventHash);
  const taken = await deleteEvent(transaction, { tripId: trip.id, hash: eventHash });
  if (!taken) throw new Refusal('NOT_FOUND');
  await reopenUnlessOver(transaction, trip);
  const places = await listBookingsOfTrips(transaction, [trip.id]);
  const progress = await readProgress(transaction, places);
  const by = byForwarder({ name: write.system, as: write.as });
  const bookings: LockedBooking[] = [];
  for (const booking of await lockBookings(transaction, places)) {
    // A returned booking stays as it is, and its customer gets no more messages.
    if (booking.status === 'returned') continue;
    const proven = statusProvenBy(progress.get(booking.id)?.milestone ?? null);
    const status = await statusWithout(transaction, booking, { taken, proven });
    const isMoved = status !== booking.status;
    bookings.push(
      isMoved ? await takeBackStatus(transaction, booking, status, { by, now, reason }) : booking,
    );
  }
  for (const booking of bookings)
    await recordTelling(transaction, booking, { ...write, told: 'containerEventTakenBack', reason });
  await keepProgress(transaction, places, write);
  await tellAsBefore(transaction, bookings, { trip, taken, reason, now });
  const own = bookings.find(({ id }) => id === place.bookingId);
  if (!own) throw new Error('A booking is among those of its container');
  return own.status;
}

/** The voyage of one of the booking's containers that the event was told of. */
async function findTrip(
  transaction: Transaction<Tables>,
  { customerId, bookingId }: BookingPlace,
  eventHash: Buffer,
): Promise<BookingContainer> {
  const containers = await listBookingContainers(transaction, customerId, [bookingId]);
  const told = await listEventsOfTrips(
    transaction,
    containers.map(({ id }) => id),
  );
  const trip = containers.find(({ id }) => told.get(id)?.some(({ hash }) => hash.equals(eventHash)));
  if (!trip) throw new Refusal('NOT_FOUND');
  return trip;
}

/** A box that sails again by now stays on that voyage. */
async function reopenUnlessOver(transaction: Transaction<Tables>, trip: BookingContainer): Promise<void> {
  const [last] = await listLastTrips(transaction, [trip.number]);
  if (last?.id !== trip.id || last.closed_at === null) return;
  const events = (await listEventsOfTrips(transaction, [trip.id])).get(trip.id) ?? [];
  if (!hasEnded({ ...last, events })) await reopenTrip(transaction, trip.id);
}

/**
 * Where a booking stands without an event: before the steps that came with it, unless the rest proves as much, or it was
 * moved on since.
 */
async function statusWithout(
  transaction: Transaction<Tables>,
  { id, customer_id: customerId, status }: LockedBooking,
  { taken, proven }: { taken: TakenOff; proven: BookingStatus | null },
): Promise<BookingStatus> {
  const history = withoutTakenBack(await listBookingEvents(transaction, customerId, id));
  // What its customer changed or declared since, such as a VGM, moved it nowhere.
  const versions = history.filter(
    (version, at) => version.what !== 'changed' || version.status !== history[at + 1]?.status,
  );
  const since = versions.findIndex(
    ({ what, at }) => what !== 'statusChanged' || Date.parse(at) !== Date.parse(taken.receivedAt),
  );
  const before = versions[since]?.status;
  if (since <= 0 || before === undefined) return status;
  return (proven && stepsToStatus(before, proven).at(-1)) ?? before;
}

type HistoryRow = Awaited<ReturnType<typeof listBookingEvents>>[number];

/** The versions that made the booking what it is, the newest first: what was taken back is as if it never was. */
function withoutTakenBack(history: readonly HistoryRow[]): HistoryRow[] {
  const counting: HistoryRow[] = [];
  for (const version of history.filter(({ told }) => told === null).toReversed()) {
    if (version.what !== 'statusChanged' || version.reason === null) counting.push(version);
    else while (counting.length > 1 && counting.at(-1)?.status !== version.status) counting.pop();
  }
  return counting.toReversed();
}

type Taking = { trip: BookingContainer; taken: TakenOff; reason: string; now: Date };

/** Which of the seven times it says to have come; null for an estimate and for anything else. */
function reachedBy(event: ContainerEvent, trip: BookingContainer): Milestone | null {
  return event.eventClassifierCode === 'ACT' ? milestoneOf(event, portsOfTrip(trip)) : null;
}

/**
 * Whoever asked to be told that a container has come to one of the seven times is told that it has not, unless another
 * event says so still.
 */
async function tellAsBefore(
  transaction: Transaction<Tables>,
  bookings: readonly LockedBooking[],
  { trip, taken: { event }, reason, now }: Taking,
): Promise<void> {
  const node = reachedBy(event, trip);
  const left = (await listEventsOfTrips(transaction, [trip.id])).get(trip.id) ?? [];
  if (node === null || left.some((other) => reachedBy(other.event, trip) === node)) return;
  await tellCustomers(
    transaction,
    bookings.map((booking) => ({
      customerId: booking.customer_id,
      record: recordOfBooking(booking),
      businessNumber: booking.business_number,
      at: now,
      kind: 'containerEventTakenBack',
      detail: { node, container: trip.number, reason },
    })),
  );
}
