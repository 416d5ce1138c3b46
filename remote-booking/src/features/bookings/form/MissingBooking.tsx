import type { CargoLine } from '@berth/contract';
import type { OfferedDraft } from '@berth/ui';
import { useMemo } from 'react';
import type { BasicsDraft, FormKind, SavedBooking } from '../kind/form-kind.ts';
import { BookingNotFound } from '../view/BookingNotFound.tsx';
import { BookingSkeleton } from '../view/BookingSkeleton.tsx';
import { BookingEditor } from './BookingEditor.tsx';
import type { DraftFacts } from './booking-drafts.ts';
import { useWaitingBooking } from './use-waiting-booking.ts';

type MissingBookingProps<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  id: string;
};

/** In place of a booking that is not there: its form, where the browser still has unsaved work on it. */
export function MissingBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  props: MissingBookingProps<Draft, Booking>,
) {
  const { kind, id } = props;
  const { offered, isLooking } = useWaitingBooking(kind, id);
  const before = useMemo(() => offered && draftBefore(kind, id, offered), [kind, id, offered]);
  if (isLooking) return <BookingSkeleton />;
  if (!before) return <BookingNotFound listPath={kind.paths.list()} />;
  return <BookingEditor kind={kind} saved={before} goneId={id} onFirstSaved={() => undefined} />;
}

/** As it was when the changes to it began: only drafts are ever deleted. */
function draftBefore<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<Draft, Booking>, 'toRequest' | 'newDraft'>,
  id: string,
  { version, businessNumber, base }: NonNullable<OfferedDraft<Draft, DraftFacts>['offered']>,
): SavedBooking<Booking> {
  return {
    id,
    version: version ?? 0,
    businessNumber: businessNumber ?? '',
    status: 'draft',
    assignedContainers: 0,
    hasSailing: false,
    hasDeparted: false,
    booking: kind.toRequest(base ?? kind.newDraft()).booking,
  };
}
