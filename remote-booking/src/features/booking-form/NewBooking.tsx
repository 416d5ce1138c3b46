import type { CargoLine } from '@berth/contract';
import type { ApiProblem } from '@berth/runtime';
import { ErrorState } from '@berth/ui';
import { StartNotice } from '../copy-booking/StartNotice.tsx';
import type { BookingStart } from '../copy-booking/use-booking-start.ts';
import { BookingEditor, type BookingEditorProps } from './BookingEditor.tsx';
import { BookingSkeleton } from './BookingSkeleton.tsx';
import type { BasicsDraft } from './form-kind.ts';

/** A hook: what a new booking starts with, null until that is there. */
export type UseStart<Booking> = () => {
  start: BookingStart<Booking> | null;
  problem: ApiProblem | null;
  retry: () => void;
};

type NewBookingProps<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = Omit<
  BookingEditorProps<Draft, Booking>,
  'saved' | 'newest' | 'start'
> & { useStart: UseStart<Booking> };

/** A new booking, as its address says: empty, a copy, or from a template. */
export function NewBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  props: NewBookingProps<Draft, Booking>,
) {
  const { useStart, ...editor } = props;
  const { start, problem, retry } = useStart();
  if (problem) return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={retry} />;
  if (!start) return <BookingSkeleton />;
  return (
    <BookingEditor
      {...editor}
      saved={null}
      start={start.booking}
      startNotice={<StartNotice start={start} />}
    />
  );
}
