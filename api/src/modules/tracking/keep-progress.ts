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
import {
  type BookingPlace,
  type LockedBooking,
  lockBookings,
  updateBookings,
} from '../bookings/bookings.repository.ts';
import { moveBookings } from '../bookings/move-booking.ts';
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
type Telling = { system: string; now: Date };
type Known = { booking: LockedBooking; tracking: TrackingSummary | null; hasDeparted: boolean };

/**
 * Brings bookings up to what is now known of their containers: the summary that the list shows, the status that actual
 * times prove, and what their customers are told. Their rows are locked from here on. In a consolidated box are the
 * bookings of a hundred customers: it takes as many statements as for one.
 */
export async function keepProgress(
  transaction: Transaction<Tables>,
  places: readonly BookingPlace[],
  { system, now }: Telling,
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
  await moveBookings(transaction, ways, { by: { userId: null, name: system }, now });
  await tellEtas(transaction, known, now);
  // Also of a time that is no news to anybody but whoever looks at it.
  await showChanges(transaction, places);
  return known.map(({ booking, tracking }, at) => {
    const steps = ways[at]?.steps ?? [];
    const status = steps.at(-1) ?? booking.status;
    return { businessNumber: booking.business_number, status, isMoved: steps.length > 0, tracking };
  });
}

/** What is known of the containers of each of some bookings, by its id; those in none are left out. */
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

/** What the list shows of the containers, as it is kept with the booking. */
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

/** An estimate that moves by less than an hour against what was told last is no news. */
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
      bookingId: booking.id,
      businessNumber: booking.business_number,
      at: now,
      kind: 'etaChanged' as const,
      detail: { from: booking.told_eta, to },
    };
  });
  await tellCustomers(transaction, changes);
}
