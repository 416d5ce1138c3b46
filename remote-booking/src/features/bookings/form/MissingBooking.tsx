import type { CargoLine } from '@berth/contract';
import { useLocation, useUser } from '@berth/runtime';
import { newUuid } from '@berth/ui';
import { useMemo, useState } from 'react';
import type { BasicsDraft, FormKind, SavedBooking } from '../kind/form-kind.ts';
import type { KeptBooking } from '../unsaved/kept-booking.ts';
import { useOfferedBooking } from '../unsaved/use-offered-booking.ts';
import { BookingNotFound } from '../view/BookingNotFound.tsx';
import { BookingSkeleton } from '../view/BookingSkeleton.tsx';
import { BookingEditor } from './BookingEditor.tsx';

type MissingBookingProps<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  id: string;
};

/** In place of a booking that is not there: its form, where the browser still keeps unsaved work on it. */
export function MissingBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  props: MissingBookingProps<Draft, Booking>,
) {
  const { kind, id } = props;
  const userId = useUser()?.id ?? '';
  const { pathname, search } = useLocation();
  const [formKey] = useState(newUuid);
  const place = { kind, userId, bookingId: id, formKey, address: pathname + search };
  const { offered, isLooking } = useOfferedBooking({ ...place, isStarted: false });
  const before = useMemo(() => offered && draftBefore(kind, id, offered), [kind, id, offered]);
  if (isLooking) return <BookingSkeleton />;
  if (!before) return <BookingNotFound listPath={kind.paths.list()} />;
  return <BookingEditor kind={kind} saved={before} goneId={id} onFirstSaved={() => undefined} />;
}

/** As it was when the changes to it began: only drafts are ever deleted. */
function draftBefore<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<Draft, Booking>, 'toRequest' | 'newDraft'>,
  id: string,
  { version, businessNumber, base }: KeptBooking<Draft>,
): SavedBooking<Booking> {
  return {
    ...{ id, version: version ?? 0, businessNumber: businessNumber ?? '', status: 'draft' },
    ...{ assignedContainers: 0, hasSailing: false, hasDeparted: false },
    booking: kind.toRequest(base ?? kind.newDraft()).booking,
  };
}
