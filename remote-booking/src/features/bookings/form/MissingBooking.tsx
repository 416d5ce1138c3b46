import type { CargoLine } from '@berth/contract';
import { useIsOpenInTab, useLocation } from '@berth/runtime';
import { type OfferedDraft, useOfferedDraft, useUnsavedStore } from '@berth/ui';
import { useMemo } from 'react';
import type { BasicsDraft, FormKind, SavedBooking } from '../kind/form-kind.ts';
import { BookingNotFound } from '../view/BookingNotFound.tsx';
import { BookingSkeleton } from '../view/BookingSkeleton.tsx';
import { BookingEditor } from './BookingEditor.tsx';
import { bookingDraftPlace, type DraftFacts, useBookingAccess } from './booking-drafts.ts';

type MissingBookingProps<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  id: string;
};

/** In place of a booking that is not there: its form, where the browser still has unsaved work on it. */
export function MissingBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  props: MissingBookingProps<Draft, Booking>,
) {
  const { kind, id } = props;
  const access = useBookingAccess();
  const unsaved = useUnsavedStore(access);
  const { pathname, search } = useLocation();
  const { offered, isLooking } = useOfferedDraft<Draft, DraftFacts>({
    ...bookingDraftPlace(kind, access.userId, id),
    ...{ unsaved, formKeys: [], address: pathname + search, isStarted: false },
    isOpenInTab: useIsOpenInTab(),
  });
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
    ...{ id, version: version ?? 0, businessNumber: businessNumber ?? '', status: 'draft' },
    ...{ assignedContainers: 0, hasSailing: false, hasDeparted: false },
    booking: kind.toRequest(base ?? kind.newDraft()).booking,
  };
}
