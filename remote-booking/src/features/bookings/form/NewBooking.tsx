import type { CargoLine } from '@berth/contract';
import { problemOf } from '@berth/runtime';
import { ErrorState } from '@berth/ui';
import { StartNotice } from '../copy/StartNotice.tsx';
import type { BasicsDraft, FormKind } from '../kind/form-kind.ts';
import { BookingSkeleton } from '../view/BookingSkeleton.tsx';
import { BookingEditor } from './BookingEditor.tsx';
import { useNewBooking } from './use-new-booking.ts';

type NewBookingProps<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  /** Its id, once it was saved here. */
  madeId: string | null;
  /** It was saved for the first time, as a draft. */
  onFirstSaved: (id: string) => void;
};

/** A new booking, as its address says: empty, a copy, or from a template. */
export function NewBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  props: NewBookingProps<Draft, Booking>,
) {
  const { kind, madeId, onFirstSaved } = props;
  const { start, problem, retry } = useNewBooking(kind);
  const made = kind.useSaved(madeId ?? '', madeId !== null);
  const lost = problemOf(made);
  if (problem) return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={retry} />;
  if (!start) return <BookingSkeleton />;
  return (
    <BookingEditor
      kind={kind}
      onFirstSaved={onFirstSaved}
      saved={null}
      newest={made.data}
      goneId={lost?.status === 404 ? madeId : null}
      start={start.booking}
      startNotice={<StartNotice kind={kind.kind} start={start} />}
    />
  );
}
