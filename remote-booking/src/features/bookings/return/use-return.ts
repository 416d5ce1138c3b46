import { bookingStatusNames, problemMessage } from '@berth/contract';
import { useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import { useTyped } from '@berth/ui';
import { useState } from 'react';
import { bulkAnswer, useBookingBulk } from '../bulk/use-booking-bulk.ts';
import { useBookingReturnMutation } from './return-bookings.queries.ts';
import { type ReturnableBooking, reasonProblem, sortByObstacle } from './returnable-booking.ts';

type ReturnInput = {
  bookings: readonly ReturnableBooking[];
  onDone: (returnedIds: readonly string[]) => void;
  /** The reason must be corrected first. */
  onRefused: () => void;
};

/** Returns the bookings that can be returned, for the reason that is typed, and says why the others cannot be. */
export function useReturn({ bookings, onDone, onRefused }: ReturnInput) {
  const { t, locale } = useTranslation('booking');
  const userId = useUser()?.id ?? '';
  const typed = useTyped(`${userId}.return.${bookings.map(({ id }) => id).join()}`, '', useNoteTyped());
  const reason = typed.value;
  const [isTried, setTried] = useState(false);
  const [call] = useBookingReturnMutation();
  const { open, barred } = sortByObstacle(bookings);
  const bulk = useBookingBulk({
    action: 'returning',
    bookings,
    open,
    onDone: (returnedIds) => {
      if (returnedIds.length > 0) typed.settle(reason);
      onDone(returnedIds);
    },
  });
  const problem = reasonProblem(reason);
  const confirm = () => {
    setTried(true);
    if (problem) return onRefused();
    void bulk.send(async (part) => {
      const asked = part.map(({ id, version }) => ({ id, version }));
      return bulkAnswer(await call({ body: { bookings: asked, reason } }));
    });
  };
  const why = ({ obstacle, booking }: (typeof barred)[number]) =>
    obstacle === 'departed'
      ? t('returning.departed')
      : t('returning.barredStatus', { status: bookingStatusNames[booking.status][locale] });
  return {
    bulk,
    barred: barred.map((each) => ({ item: each.booking, why: why(each) })),
    typed,
    error: isTried && problem ? problemMessage(problem, locale) : undefined,
    confirm,
  };
}
