import { type ApiProblem, notify, useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { type ReturnResult, useBookingReturnMutation } from './return-bookings.queries.ts';
import { type ReturnableBooking, reasonProblem, sortByObstacle } from './returnable-booking.ts';

type ReturnBookingsInput = {
  bookings: readonly ReturnableBooking[];
  /** The dialog is done with; these were returned. */
  onDone: (returnedIds: readonly string[]) => void;
};

/** Asks for the return, once, and tells what became of each booking. Asked again it returns none twice. */
export function useReturnBookings({ bookings, onDone }: ReturnBookingsInput) {
  const { t } = useTranslation('booking');
  const [call, { isLoading: isBusy }] = useBookingReturnMutation();
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const [results, setResults] = useState<readonly ReturnResult[] | null>(null);
  const { open } = sortByObstacle(bookings);

  const finish = (answered: readonly ReturnResult[]) => {
    setResults(null);
    setFailure(null);
    onDone(answered.flatMap(({ id, outcome }) => (outcome === 'returned' ? [id] : [])));
  };
  const send = async (reason: string) => {
    if (isBusy || open.length === 0 || reasonProblem(reason)) return;
    setFailure(null);
    const asked = open.map(({ id, version }) => ({ id, version }));
    const answer = await call({ body: { bookings: asked, reason } });
    if (answer.error) {
      setFailure(answer.error as ApiProblem); // the only error of berthApi
    } else if (answer.data) {
      const { results: answered } = answer.data;
      // Nothing more to be read than that it is done.
      if (bookings.length === open.length && answered.every(({ outcome }) => outcome === 'returned')) {
        const numbers = open.map(({ businessNumber }) => businessNumber).join(', ');
        notify.success(t('returning.done', { count: answered.length }), numbers);
        finish(answered);
      } else setResults(answered);
    }
  };
  return {
    isBusy,
    failure,
    results,
    send,
    /** Closes what was asked, or the results that were read. After a lost answer nobody knows what was done. */
    close: () => finish(results ?? []),
  };
}
