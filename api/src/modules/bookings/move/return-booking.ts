import { bookingStatusNames, type ErrorCode, obstacleToReturn } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { RefusalParams } from '../../../http/refusal.ts';
import type { Doer } from '../../operations/doer.ts';
import type { LockedBooking } from '../record/bookings.repository.ts';
import { moveBooking } from './move-booking.ts';

/**
 * Runs in the transaction that returns a booking, so that another module releases what it holds for it. Registered in
 * `app.ts`.
 */
export type OnBookingReturned = (
  transaction: Transaction<Tables>,
  place: { customerId: string; bookingId: string },
  returned: { by: Doer; now: Date },
) => Promise<void>;

type ReturnCode = Extract<ErrorCode, 'BOOKING_NOT_RETURNABLE' | 'BOOKING_DEPARTED'>;

/** Why a booking cannot be returned (退载), as the code and places of a refusal; null where it can. */
export function refusalToReturn(booking: LockedBooking): { code: ReturnCode; params: RefusalParams } | null {
  switch (obstacleToReturn({ status: booking.status, hasDeparted: booking.has_departed })) {
    case 'status':
      return { code: 'BOOKING_NOT_RETURNABLE', params: { status: bookingStatusNames[booking.status] } };
    case 'departed':
      return { code: 'BOOKING_DEPARTED', params: {} };
    case null:
      return null;
  }
}

/** Returns a locked booking that can be returned. */
export async function returnBooking(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  { onReturned, ...move }: { by: Doer; now: Date; reason: string; onReturned: OnBookingReturned },
): Promise<number> {
  const { version } = await moveBooking(transaction, booking, ['returned'], move);
  const { by, now } = move;
  await onReturned(transaction, { customerId: booking.customer_id, bookingId: booking.id }, { by, now });
  return version;
}
