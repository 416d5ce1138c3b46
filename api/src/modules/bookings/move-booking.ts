import { type BookingStatus, canBookingBecome } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { tellCustomer } from '../messages/tell-customer.ts';
import { insertBookingEvent, type LockedBooking, updateBooking } from './bookings.repository.ts';

/** Who moves a booking: a person of the customer's, or a system under the name that the history shows. */
export type BookingMover = { userId: string | null; name: string };

type Move = { by: BookingMover; now: Date; reason?: string };

/**
 * Takes a locked booking through some statuses, each step with an event and a version of its own, and tells the
 * customer where it ended. The table allows each step: the caller has asked it.
 */
export async function moveBooking(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  steps: readonly BookingStatus[],
  { by, now, reason = '' }: Move,
): Promise<{ status: BookingStatus; version: number }> {
  let { status, version } = booking;
  for (const next of steps) {
    if (!canBookingBecome(status, next)) throw new Error(`A booking that is ${status} never becomes ${next}`);
    status = next;
    version += 1;
    await insertBookingEvent(transaction, {
      booking_id: booking.id,
      customer_id: booking.customer_id,
      version,
      user_id: by.userId,
      user_name: by.name,
      what: 'statusChanged',
      status,
      at: now.toISOString(),
    });
  }
  if (status === booking.status) return { status, version };
  await updateBooking(transaction, booking.customer_id, booking.id, {
    status,
    version,
    updated_at: now.toISOString(),
    ...(status === 'returned' ? { return_reason: reason } : {}),
  });
  await tellCustomer(transaction, {
    customerId: booking.customer_id,
    bookingId: booking.id,
    businessNumber: booking.business_number,
    at: now,
    ...(status === 'returned'
      ? { kind: 'returned', detail: { reason } }
      : { kind: 'statusChanged', detail: { status } }),
  });
  return { status, version };
}
