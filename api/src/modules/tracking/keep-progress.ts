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
import { type LockedBooking, lockBooking, updateBooking } from '../bookings/bookings.repository.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import { showChange, tellCustomer } from '../messages/tell-customer.ts';
import {
  type BookingContainer,
  listBookingContainers,
  releaseContainers,
} from './booking-containers.repository.ts';

const hourMs = 3600_000;

export type Progress = {
  businessNumber: string;
  status: BookingStatus;
  isMoved: boolean;
  tracking: TrackingSummary | null;
};
type Telling = { system: string; now: Date };

/**
 * Brings a booking up to what is now known of its containers: the summary that the list shows, the status that actual
 * times prove, and what its customer is told. Its row is locked from here on.
 */
export async function keepProgress(
  transaction: Transaction<Tables>,
  { customerId, bookingId }: { customerId: string; bookingId: string },
  telling: Telling,
): Promise<Progress> {
  const booking = await lockBooking(transaction, customerId, bookingId);
  if (!booking) throw new Error('A container is in a booking that is not there');
  const tracking = await storeProgress(transaction, customerId, bookingId);
  const { status, isMoved } = await moveOn(transaction, booking, tracking, telling);
  if (tracking) await tellEta(transaction, booking, tracking, telling.now);
  // Also of a time that is no news to anybody but whoever looks at it.
  await showChange(transaction, { customerId, bookingId });
  return { businessNumber: booking.business_number, status, isMoved, tracking };
}

/** Keeps with the booking what its list shows of the containers. */
export async function storeProgress(
  transaction: Kysely<Tables>,
  customerId: string,
  bookingId: string,
): Promise<TrackingSummary | null> {
  const containers = await listBookingContainers(transaction, customerId, bookingId);
  const tracking = bookingProgress(containers.map(timesOfContainer));
  if (!tracking) {
    await releaseContainers(transaction, customerId, bookingId);
    return null;
  }
  await updateBooking(transaction, customerId, bookingId, {
    containers: tracking.containers,
    tracking_milestone: tracking.milestone,
    has_departed: tracking.hasDeparted,
    eta: tracking.eta,
    is_arrived: tracking.isArrived,
    delay_hours: tracking.delayHours,
  });
  return tracking;
}

/** The seven times of a container on its voyage. */
export function timesOfContainer({ events, port_of_loading, port_of_discharge }: BookingContainer) {
  return containerTimes(events, { portOfLoading: port_of_loading, portOfDischarge: port_of_discharge });
}

async function moveOn(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  tracking: TrackingSummary | null,
  { system, now }: Telling,
) {
  const proven = statusProvenBy(tracking?.milestone ?? null);
  const steps = proven ? stepsToStatus(booking.status, proven) : [];
  const by = { userId: null, name: system };
  const { status } = await moveBooking(transaction, booking, steps, { by, now });
  return { status, isMoved: steps.length > 0 };
}

/** An estimate that moves by less than an hour against what was told last is no news. */
async function tellEta(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  { eta, isArrived }: TrackingSummary,
  now: Date,
): Promise<void> {
  const from = booking.told_eta;
  if (eta === null || isArrived) return;
  if (from !== null && Math.abs(Date.parse(eta) - Date.parse(from)) < hourMs) return;
  await updateBooking(transaction, booking.customer_id, booking.id, { told_eta: eta });
  await tellCustomer(transaction, {
    customerId: booking.customer_id,
    bookingId: booking.id,
    businessNumber: booking.business_number,
    at: now,
    kind: 'etaChanged',
    detail: { from, to: eta },
  });
}
