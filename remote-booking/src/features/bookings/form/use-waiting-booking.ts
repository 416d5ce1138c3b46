import { useIsOpenInTab, useLocation } from '@berth/runtime';
import { type OfferedDraft, useWaitingDraft } from '@berth/ui';
import type { BasicsDraft, FormKind } from '../kind/form-kind.ts';
import { bookingDraftPlace, type DraftFacts, useBookingAccess } from './booking-drafts.ts';

/** Unsaved work on a booking that has no form now: it was deleted, or it can only be read. */
export function useWaitingBooking<Draft extends BasicsDraft>(
  kind: Pick<FormKind<Draft, never>, 'kind' | 'restore'>,
  id: string,
): OfferedDraft<Draft, DraftFacts> {
  const unsaved = useBookingAccess();
  const { pathname, search } = useLocation();
  const page = { unsaved, address: pathname + search, isOpenInTab: useIsOpenInTab() };
  return useWaitingDraft<Draft, DraftFacts>(page, bookingDraftPlace(kind, unsaved.userId, id));
}
