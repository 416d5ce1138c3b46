import { problemMessage } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { useSeveralBookings } from '../bulk/use-several-bookings.ts';
import { useBookingReturnMutation } from './return-bookings.queries.ts';
import { type ReturnableBooking, reasonProblem, sortByObstacle } from './returnable-booking.ts';

type ReturnInput = {
  bookings: readonly ReturnableBooking[];
  onDone: (returnedIds: readonly string[]) => void;
  /** The reason is to be put right first. */
  onRefused: () => void;
};

/** Returns those bookings that can be, for the reason that is typed; of the others it is said why they cannot. */
export function useReturn({ bookings, onDone, onRefused }: ReturnInput) {
  const { t, locale } = useTranslation('booking');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [call] = useBookingReturnMutation();
  const { open, barred } = sortByObstacle(bookings);
  const several = useSeveralBookings({ words: 'returning', bookings, open, onDone });
  const problem = reasonProblem(reason);
  const confirm = () => {
    setTried(true);
    if (problem) return onRefused();
    void several.send((part) => {
      const asked = part.map(({ id, version }) => ({ id, version }));
      return call({ body: { bookings: asked, reason } });
    });
  };
  const why = ({ obstacle, booking }: (typeof barred)[number]) =>
    obstacle === 'departed'
      ? t('returning.departed')
      : t('returning.barredStatus', { status: t(`status.${booking.status}`) });
  return {
    several,
    barred: barred.map((each) => ({ booking: each.booking, why: why(each) })),
    reason,
    setReason,
    error: isTried && problem ? problemMessage(problem, locale) : undefined,
    confirm,
  };
}
