import { bookingStatusNames, canBookingBecome } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Write } from '../../systems/do-once.ts';
import { byForwarder } from '../../systems/forwarder-act.ts';
import { lockNamedBooking } from '../record/named-bookings.ts';
import { moveBooking } from './move-booking.ts';
import { type OnBookingReturned, refusalToReturn, returnBooking } from './return-booking.ts';

type Change = Omit<Call<'POST /integration/bookingStatus'>['body'], 'eventId'>;
type Changed = EndpointResult<Endpoints['POST /integration/bookingStatus']>;

/** Moves a booking by one step of the table; it may be there already. */
export async function changeStatus(
  write: Write,
  change: Change,
  onReturned: OnBookingReturned,
): Promise<Changed> {
  const { transaction, system, as, now } = write;
  const booking = await lockNamedBooking(transaction, change.businessNumber);
  const { business_number: businessNumber, status: from } = booking;
  const to = change.status;
  if (from === to) return { businessNumber, status: to, isMoved: false };
  if (!canBookingBecome(from, to)) {
    throw new Refusal('BOOKING_STATUS_NOT_NEXT', {
      params: { number: businessNumber, from: bookingStatusNames[from], to: bookingStatusNames[to] },
      field: 'status',
    });
  }
  const by = byForwarder({ name: system, as });
  if (to === 'returned') {
    const refusal = refusalToReturn(booking);
    if (refusal) throw new Refusal(refusal.code, { params: refusal.params, field: 'status' });
    await returnBooking(transaction, booking, { by, now, reason: change.reason ?? '', onReturned });
  } else {
    await moveBooking(transaction, booking, [to], { by, now });
  }
  return { businessNumber, status: to, isMoved: true };
}
