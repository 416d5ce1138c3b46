import { maxBookingsAtOnce } from '@berth/contract';
import { type ApiProblem, notify, useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { type BookingResult, isDone, type NamedBooking, type SeveralWords } from './booking-results.ts';

type SeveralBookingsInput<Booking extends NamedBooking> = {
  words: SeveralWords;
  /** All that were chosen. */
  bookings: readonly Booking[];
  /** Those of them with which it can be done. */
  open: readonly Booking[];
  /** The dialog is done with; with these it was done. */
  onDone: (doneIds: readonly string[]) => void;
};

type Call<Booking> = (
  part: readonly Booking[],
) => PromiseLike<{ data?: { results: readonly BookingResult[] }; error?: unknown }>;

/**
 * Does something with several bookings, as many at once as a call takes, and tells what became of each. Tried again
 * it goes on with those that have no answer; asked twice of one it is done once.
 */
export function useSeveralBookings<Booking extends NamedBooking>(input: SeveralBookingsInput<Booking>) {
  const { words, bookings, open, onDone } = input;
  const { t } = useTranslation('booking');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const [answered, setAnswered] = useState<readonly BookingResult[]>([]);

  const finish = (all: readonly BookingResult[]) => onDone(all.filter(isDone).map(({ id }) => id));
  const take = (all: readonly BookingResult[]) => {
    setAnswered(all);
    if (all.length < open.length || bookings.length > open.length || !all.every(isDone)) return;
    // Nothing more to be read than that it is done.
    const numbers = open.map(({ businessNumber }) => businessNumber).join(', ');
    notify.success(t(`${words}.done`, { count: all.length }), numbers);
    finish(all);
  };
  const send = async (call: Call<Booking>) => {
    if (isBusy || open.length === 0) return;
    setBusy(true);
    setFailure(null);
    const { all, error } = await askInParts(open, answered, call);
    setBusy(false);
    setFailure((error ?? null) as ApiProblem | null); // the only error of berthApi
    take(all);
  };
  return {
    words,
    bookings,
    open,
    isBusy,
    failure,
    results: open.length > 0 && answered.length === open.length ? answered : null,
    send,
    /** Closes what was asked, or the results that were read. After a lost answer nobody knows what was done. */
    close: () => finish(answered),
  };
}

async function askInParts<Booking extends NamedBooking>(
  open: readonly Booking[],
  before: readonly BookingResult[],
  call: Call<Booking>,
): Promise<{ all: readonly BookingResult[]; error?: unknown }> {
  const all = [...before];
  const left = open.filter(({ id }) => before.every((result) => result.id !== id));
  for (let at = 0; at < left.length; at += maxBookingsAtOnce) {
    const { data, error } = await call(left.slice(at, at + maxBookingsAtOnce));
    if (!data) return { all, error };
    all.push(...data.results);
  }
  return { all };
}

/** What its dialog needs to know of it. */
export type SeveralBookings = Omit<ReturnType<typeof useSeveralBookings>, 'send'>;
