import type { CargoLine } from '@berth/contract';
import type { ReactNode } from 'react';
import { BookingPapers } from '../../print/BookingPapers.tsx';
import { BookingActions } from '../actions/BookingActions.tsx';
import type { FormKind, SavedBooking } from '../kind/form-kind.ts';
import type { HistoryEntry } from './BookingHistory.tsx';
import { BookingView } from './BookingView.tsx';

type SeaBookingViewProps<Booking extends { cargo: CargoLine[] }> = {
  kind: Pick<FormKind<never, Booking>, 'kind' | 'paths' | 'toTemplate'>;
  saved: SavedBooking<Booking> & { returnReason: string; history: readonly HistoryEntry[] };
  /** What was booked, by section. */
  children: ReactNode;
};

/** A booking of a kind that is made here, to read, with all that can be done with it. */
export function SeaBookingView<Booking extends { cargo: CargoLine[] }>(props: SeaBookingViewProps<Booking>) {
  const { kind, saved, children } = props;
  const actions = (
    <>
      <BookingPapers kind={kind.kind} saved={saved} />
      <BookingActions kind={kind} booking={saved} content={() => saved.booking} />
    </>
  );
  return (
    <BookingView kind={kind} saved={saved} actions={actions}>
      {children}
    </BookingView>
  );
}
