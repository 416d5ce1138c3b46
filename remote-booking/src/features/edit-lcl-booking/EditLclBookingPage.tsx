import { canBooking } from '@berth/contract';
import { type ApiProblem, sameTab, useNavigate, useSearchParams } from '@berth/runtime';
import { ErrorState } from '@berth/ui';
import { useState } from 'react';
import { bookingPaths } from '../../paths.ts';
import { BookingNotFound } from '../booking-form/BookingNotFound.tsx';
import { BookingSkeleton } from '../booking-form/BookingSkeleton.tsx';
import { ViewLclBooking } from '../view-lcl-booking/ViewLclBooking.tsx';
import { type SavedLclBooking, useBookingLclByIdQuery } from './edit-lcl-booking.queries.ts';
import { LclBookingEditor } from './LclBookingEditor.tsx';

/** `/business/lcl/detail`: a new booking; `?id=` one that exists, to edit where it may be, else to see. */
export function EditLclBookingPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('id');
  const place = id ?? `new:${params.get('new') ?? ''}`;
  // The form that made a booking goes on with it: its address gets the id, its fields stay as they are.
  const [form, setForm] = useState<{ place: string; madeId: string | null; key: number }>(() => ({
    place,
    madeId: null,
    key: 0,
  }));
  if (place !== form.place)
    setForm({ ...form, place, key: id !== null && id === form.madeId ? form.key : form.key + 1 });
  const handleFirstSaved = (madeId: string) => {
    setForm((now) => ({ ...now, madeId }));
    navigate(bookingPaths.edit({ id: madeId }), { replace: true, state: sameTab });
  };
  if (id === null || id === form.madeId) {
    return <LclBookingEditor key={form.key} saved={null} onFirstSaved={handleFirstSaved} />;
  }
  return <SavedBooking key={id} id={id} isViewing={params.get('mode') === 'view'} />;
}

function SavedBooking({ id, isViewing }: { id: string; isViewing: boolean }) {
  const query = useBookingLclByIdQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  // The editor starts from the first fresh answer and keeps it: a later one must not undo what is typed.
  const [opened, setOpened] = useState<SavedLclBooking | null>(null);
  const problem = query.error as ApiProblem | undefined; // the only error of berthApi
  // A session that ended has its dialog; the page waits behind it.
  if (problem?.status === 404 && !opened) return <BookingNotFound />;
  // What is shown stays where it could not be asked for anew.
  if (problem && !opened && !query.data && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  const fresh = query.isFetching ? undefined : query.data;
  const mayEdit = !isViewing && (opened !== null || (fresh && canBooking(fresh.status, 'edit')));
  if (mayEdit && !opened && fresh) setOpened(fresh);
  if (!mayEdit && opened && isViewing) setOpened(null);
  if (mayEdit && opened) {
    return <LclBookingEditor saved={opened} newest={query.data} onFirstSaved={() => undefined} />;
  }
  const shown = query.data;
  // Not for a moment as text what is to be edited.
  const isToRead = shown && (isViewing || fresh || !canBooking(shown.status, 'edit'));
  return isToRead ? <ViewLclBooking saved={shown} /> : <BookingSkeleton />;
}
