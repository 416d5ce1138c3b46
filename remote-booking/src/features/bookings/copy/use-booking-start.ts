import { problemOf, useSearchParams } from '@berth/runtime';
import { useState } from 'react';

/** What a new booking starts with, and where that comes from; `missing`: it is not there, so the form is empty. */
export type BookingStart<Booking> =
  | { from: 'nothing' | 'missing'; booking: null }
  | { from: 'copy' | 'template'; name: string; booking: Booking };

/** The booking or the template that the address of a new booking names; null for neither. */
export type StartSource = { from: 'copy' | 'template'; id: string } | null;

/** As the page was opened: once saved the form goes on under the booking's own address. */
export function useStartSource(): StartSource {
  const [params] = useSearchParams();
  const [source] = useState<StartSource>(() => {
    const [copy, template] = [params.get('copy'), params.get('template')];
    if (copy) return { from: 'copy', id: copy };
    return template ? { from: 'template', id: template } : null;
  });
  return source;
}

type Query = { error?: unknown; isFetching: boolean; refetch: () => unknown };

/** Gives what the new booking starts with, once: what changes at its source later is no matter of this form. */
export function useBookingStart<Booking>(
  source: StartSource,
  query: Query,
  read: () => { name: string; booking: Booking | null } | undefined,
) {
  const [start, setStart] = useState<BookingStart<Booking> | null>(
    source ? null : { from: 'nothing', booking: null },
  );
  const problem = problemOf(query);
  if (source && !start) {
    const found = query.isFetching ? undefined : read();
    // One of another kind is none here.
    if (problem?.status === 404 || found?.booking === null) setStart({ from: 'missing', booking: null });
    else if (found) setStart({ from: source.from, name: found.name, booking: found.booking });
  }
  const isTold = problem && !start && problem.status !== 401;
  return { start, problem: isTold ? problem : null, retry: () => void query.refetch() };
}
