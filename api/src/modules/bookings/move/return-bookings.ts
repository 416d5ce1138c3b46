import { isMadeByCustomer, type Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { type BookingDependencies, lockVisibleBooking } from '../record/bookings.service.ts';
import { refuseOne } from './refuse-one.ts';
import { type OnBookingReturned, refusalToReturn, returnBooking } from './return-booking.ts';

type Returning = Call<'POST /business/delBookingList'>['body'];
type Results = EndpointResult<Endpoints['POST /business/delBookingList']>;
type Result = Results['results'][number];
type Asked = Returning['bookings'][number];

/**
 * Returns (退载) bookings, each in a transaction of its own: one that is refused keeps none of the others. A booking
 * that was returned before stays as it is, so that the call can be sent again.
 */
export async function returnBookings(
  {
    database,
    clock,
    onReturned,
  }: Pick<BookingDependencies, 'database' | 'clock'> & { onReturned: OnBookingReturned },
  { actor, body, locale }: { actor: Actor; body: Returning; locale: Locale },
): Promise<Results> {
  const results: Result[] = [];
  for (const asked of body.bookings) {
    const request = { actor, asked, reason: body.reason, locale, now: clock(), onReturned };
    results.push(await database.transaction().execute((transaction) => returnOne(transaction, request)));
  }
  return { results };
}

type Request = {
  actor: Actor;
  asked: Asked;
  reason: string;
  locale: Locale;
  now: Date;
  onReturned: OnBookingReturned;
};

async function returnOne(transaction: Transaction<Tables>, request: Request): Promise<Result> {
  const { actor, asked, reason, locale, now, onReturned } = request;
  const { id } = asked;
  const booking = await lockVisibleBooking(transaction, actor, id);
  if (!booking) return { id, outcome: 'notFound' };
  const businessNumber = booking.business_number;
  if (!isMadeByCustomer(booking.kind))
    return refuseOne(booking, locale, 'BOOKING_ONLY_READ', { number: businessNumber });
  if (booking.status === 'returned') {
    return { id, outcome: 'returned', businessNumber, version: booking.version };
  }
  // The status comes first: it explains why the booking is another one than the customer looked at.
  const refusal = refusalToReturn(booking);
  if (refusal) return refuseOne(booking, locale, refusal.code, refusal.params);
  if (booking.version !== asked.version) return refuseOne(booking, locale, 'BOOKING_CHANGED_MEANWHILE');
  const version = await returnBooking(transaction, booking, { by: actor, now, reason, onReturned });
  return { id, outcome: 'returned', businessNumber, version };
}
