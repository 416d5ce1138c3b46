import { type BookingStatus, canBookingBecome } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { tellCustomers } from '../../../notify/tell-customer.ts';
import type { Doer } from '../../operations/doer.ts';
import { type LockedBooking, updateBookings } from '../record/bookings.repository.ts';
import { recordBookingEvents } from '../record/record-booking-events.ts';
import { recordOfBooking } from '../record/record-of-booking.ts';

type Move = { by: Doer; now: Date; reason?: string };
type Way = { booking: LockedBooking; steps: readonly BookingStatus[] };
type Stand = { status: BookingStatus; version: number };

/**
 * Moves a locked booking through some statuses, each step with an event and a version of its own, and sends the customer
 * a message of the last one. The caller has checked each step against the status table.
 */
export async function moveBooking(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  steps: readonly BookingStatus[],
  move: Move,
): Promise<Stand> {
  await moveBookings(transaction, [{ booking, steps }], move);
  return standAfter({ booking, steps });
}

/** The same of several locked bookings, each on a way of its own; those without steps do not change. */
export async function moveBookings(
  transaction: Transaction<Tables>,
  ways: readonly Way[],
  { by, now, reason = '' }: Move,
): Promise<void> {
  const moved = ways.filter(({ steps }) => steps.length > 0);
  if (moved.length === 0) return;
  const events = moved.flatMap(({ booking, steps }) =>
    standsOf({ booking, steps }).map((stand, at) => ({
      booking,
      by,
      now,
      what: 'statusChanged' as const,
      from: steps[at - 1] ?? booking.status,
      ...stand,
    })),
  );
  await recordBookingEvents(transaction, events);
  const ends = moved.map((way) => ({ booking: way.booking, ...standAfter(way) }));
  const at = now.toISOString();
  await updateBookings(
    transaction,
    ends.map(({ booking: { id, customer_id }, status, version }) => ({
      id,
      customer_id,
      status,
      version,
      updated_at: at,
      return_reason: status === 'returned' ? reason : '',
    })),
  );
  await tellCustomers(
    transaction,
    ends.map(({ booking, status }) => ({
      customerId: booking.customer_id,
      record: recordOfBooking(booking),
      businessNumber: booking.business_number,
      at: now,
      ...(status === 'returned'
        ? { kind: 'returned', detail: { reason } }
        : { kind: 'statusChanged', detail: { status } }),
    })),
  );
}

/** Where a booking stands after each of its steps. */
function standsOf({ booking, steps }: Way): Stand[] {
  return steps.map((status, at) => {
    const from = steps[at - 1] ?? booking.status;
    if (!canBookingBecome(from, status)) throw new Error(`A booking that is ${from} never becomes ${status}`);
    return { status, version: booking.version + at + 1 };
  });
}

function standAfter(way: Way): Stand {
  const { status, version } = way.booking;
  return standsOf(way).at(-1) ?? { status, version };
}
