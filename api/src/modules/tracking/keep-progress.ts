import {
  type BookingStatus,
  bookingProgress,
  containerTimes,
  statusProvenBy,
  stepsToStatus,
  type TrackingSummary,
} from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { showChanges, tellCustomers } from '../../notify/tell-customer.ts';
import { moveBookings } from '../bookings/move/move-booking.ts';
import {
  type BookingPlace,
  type LockedBooking,
  lockBookings,
  updateBookings,
} from '../bookings/record/bookings.repository.ts';
import { recordOfBooking } from '../bookings/record/record-of-booking.ts';
import type { Write } from '../systems/do-once.ts';
import { byForwarder } from '../systems/forwarder-act.ts';
import { type BookingContainer, listContainersAt, untracked } from './booking-containers.repository.ts';
import { listSailedEarlier } from './earlier-containers.repository.ts';
import { portsOfTrip } from './trips.repository.ts';

const hourMs = 3600_000;

export type Progress = {
  businessNumber: string;
  status: BookingStatus;
  isMoved: boolean;
  tracking: TrackingSummary | null;
};
type Telling = Pick<Write, 'system' | 'as' | 'now'>;
type Known = { booking: LockedBooking; tracking: TrackingSummary | null; hasDeparted: boolean };

/**
 * Updates bookings to what is now known of their containers: the summary in the list, the status that actual times
 * prove, and messages to their customers. Their rows are locked from here on. A consolidated box holds the bookings of a
 * hundred customers: that takes as many statements as one booking does.
 */
export async function keepProgress(
  transaction: Transaction<Tables>,
  places: readonly BookingPlace[],
  { system, as, now }: Telling,
): Promise<Progress[]> {
  const bookings = await lockBookings(transaction, places);
  if (bookings.length < places.length) throw new Error('A container is in a booking that is not there');
  const progress = await readProgress(transaction, places);
  const sailedEarlier = await listSailedEarlier(transaction, places);
  const known = bookings.map((booking): Known => {
    const tracking = progress.get(booking.id);
    const hasDeparted = tracking?.hasDeparted || sailedEarlier.has(booking.id);
    return { booking, tracking: tracking ? { ...tracking, hasDeparted } : null, hasDeparted };
  });
  await updateBookings(transaction, known.map(progressColumns));
  const ways = known.map((each) => ({ booking: each.booking, steps: provenSteps(each) }));
  await moveBookings(transaction, ways, { by: byForwarder({ name: system, as }), now });
  await tellEtas(transaction, known, now);
  // Also for a time that is no message, but is shown on an open page.
  await showChanges(
    transaction,
    bookings.map((booking) => ({ customerId: booking.customer_id, record: recordOfBooking(booking) })),
  );
  return known.map(({ booking, tracking }, at) => {
    const steps = ways[at]?.steps ?? [];
    const status = steps.at(-1) ?? booking.status;
    return { businessNumber: booking.business_number, status, isMoved: steps.length > 0, tracking };
  });
}

/** What is known of the containers of some bookings, by booking id; bookings without containers are left out. */
export async function readProgress(
  database: Kysely<Tables>,
  places: readonly BookingPlace[],
): Promise<ReadonlyMap<string, TrackingSummary>> {
  const containers = Map.groupBy(await listContainersAt(database, places), ({ booking_id }) => booking_id);
  const progress = [...containers].map(
    ([id, own]) => [id, bookingProgress(own.map(timesOfContainer))] as const,
  );
  return new Map(progress.flatMap(([id, tracking]) => (tracking ? [[id, tracking] as const] : [])));
}

/** The seven times of a container on its voyage. */
export function timesOfContainer(container: BookingContainer) {
  return containerTimes(container.events, portsOfTrip(container));
}

/** What the list shows of the containers, as it is stored with the booking. */
export function columnsOfProgress(tracking: TrackingSummary) {
  return {
    containers: tracking.containers,
    tracking_milestone: tracking.milestone,
    has_departed: tracking.hasDeparted,
    eta: tracking.eta,
    is_arrived: tracking.isArrived,
    delay_hours: tracking.delayHours,
  };
}

function progressColumns({ booking: { id, customer_id, told_eta }, tracking, hasDeparted }: Known) {
  const shown = tracking ? columnsOfProgress(tracking) : { ...untracked, has_departed: hasDeparted };
  return { id, customer_id, ...shown, told_eta: etaToTell({ told_eta, tracking }) ?? told_eta };
}

function provenSteps({ booking, tracking }: Known): BookingStatus[] {
  const proven = statusProvenBy(tracking?.milestone ?? null);
  return proven ? stepsToStatus(booking.status, proven) : [];
}

/** An estimate within an hour of the last one sent is not sent again. */
function etaToTell({
  told_eta: from,
  tracking,
}: {
  told_eta: string | null;
  tracking: TrackingSummary | null;
}) {
  if (tracking === null || tracking.eta === null || tracking.isArrived) return null;
  const isNews = from === null || Math.abs(Date.parse(tracking.eta) - Date.parse(from)) >= hourMs;
  return isNews ? tracking.eta : null;
}

async function tellEtas(transaction: Transaction<Tables>, known: readonly Known[], now: Date): Promise<void> {
  const changes = known.flatMap(({ booking, tracking }) => {
    const to = etaToTell({ told_eta: booking.told_eta, tracking });
    if (to === null) return [];
    return {
      customerId: booking.customer_id,
      record: recordOfBooking(booking),
      businessNumber: booking.business_number,
      at: now,
      kind: 'etaChanged' as const,
      detail: { from: booking.told_eta, to },
    };
  });
  await tellCustomers(transaction, changes);
}
