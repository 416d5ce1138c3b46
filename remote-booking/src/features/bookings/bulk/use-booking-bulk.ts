import { maxBookingsAtOnce } from '@berth/contract';
import { type ApiProblem, notify, problemOf, useTranslation } from '@berth/runtime';
import { type BulkAction, type BulkResult, useBulkAction } from '@berth/ui';

/** A booking of any kind, as far as dialogs about several bookings name it. */
export type NamedBooking = { id: string; businessNumber: string };

type BookingBulkInput<Booking extends NamedBooking> = {
  action: 'returning' | 'deleting';
  bookings: readonly Booking[];
  open: readonly Booking[];
  onDone: (doneIds: readonly string[]) => void;
};

/** An action on several bookings; when it was done with all of them, a notice names them. */
export function useBookingBulk<Booking extends NamedBooking>(
  input: BookingBulkInput<Booking>,
): BulkAction<Booking> {
  const { action, bookings, open, onDone } = input;
  const { t } = useTranslation('booking');
  return useBulkAction({
    items: bookings,
    open,
    mostAtOnce: maxBookingsAtOnce,
    onAllDone: (done) => {
      const numbers = done.map(({ businessNumber }) => businessNumber).join(', ');
      notify.success(t(`${action}.done`, { count: done.length }), numbers);
    },
    onDone,
  });
}

type Answer = {
  data?: { results: readonly AnsweredResult[] };
  error?: unknown;
};

type AnsweredResult =
  | { id: string; outcome: 'returned' | 'deleted' | 'notFound' }
  | Extract<BulkResult, { outcome: 'refused' }>;

/** What a call about several bookings answered, as the kit takes it. */
export function bulkAnswer({ data, error }: Answer): { results?: BulkResult[]; error?: ApiProblem } {
  return {
    results: data?.results.map((result) => {
      if (result.outcome === 'refused') return result;
      return { id: result.id, outcome: result.outcome === 'notFound' ? 'notFound' : 'done' };
    }),
    error: problemOf({ error }),
  };
}
