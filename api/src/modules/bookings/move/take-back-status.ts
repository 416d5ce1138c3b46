import type { BookingStatus } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { tellCustomer } from '../../../notify/tell-customer.ts';
import type { Doer } from '../../operations/doer.ts';
import { type LockedBooking, updateBooking } from '../record/bookings.repository.ts';
import { recordBookingEvents } from '../record/record-booking-events.ts';
import { recordOfBooking } from '../record/record-of-booking.ts';

/**
 * Puts a locked booking back where it stood before it was moved by mistake: no step of the table, but a version of its
 * own, for a reason that its customer is told. Gives the booking as it is then.
 */
export async function takeBackStatus(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  status: BookingStatus,
  { by, now, reason }: { by: Doer; now: Date; reason: string },
): Promise<LockedBooking> {
  const version = booking.version + 1;
  const { id, customer_id: customerId, status: from } = booking;
  await recordBookingEvents(transaction, [
    { booking, by, now, what: 'statusChanged', from, status, version, reason },
  ]);
  await updateBooking(transaction, customerId, id, { status, version, updated_at: now.toISOString() });
  await tellCustomer(transaction, {
    customerId,
    record: recordOfBooking(booking),
    businessNumber: booking.business_number,
    at: now,
    kind: 'statusTakenBack',
    detail: { status, reason },
  });
  return { ...booking, status, version };
}
