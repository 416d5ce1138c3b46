import { type CargoLine, canBooking } from '@berth/contract';
import { type ApiProblem, sameTab, useNavigate, useSearchParams } from '@berth/runtime';
import { ErrorState } from '@berth/ui';
import { type ComponentType, useState } from 'react';
import { BookingEditor } from './BookingEditor.tsx';
import { BookingNotFound } from './BookingNotFound.tsx';
import { BookingSkeleton } from './BookingSkeleton.tsx';
import type { BasicsDraft, FormKind, SavedBooking } from './form-kind.ts';
import { NewBooking } from './NewBooking.tsx';

type BookingPageProps<
  Draft extends BasicsDraft,
  Booking extends { cargo: CargoLine[] },
  Saved extends SavedBooking<Booking>,
> = {
  kind: FormKind<Draft, Booking, Saved>;
  View: ComponentType<{ saved: Saved }>;
};

/** The page of one kind of booking: a new one; `?id=` one that exists, to edit where it may be, else to see. */
export function BookingPage<
  Draft extends BasicsDraft,
  Booking extends { cargo: CargoLine[] },
  Saved extends SavedBooking<Booking>,
>(props: BookingPageProps<Draft, Booking, Saved>) {
  const { kind } = props;
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
    navigate(kind.paths.edit({ id: madeId }), { replace: true, state: sameTab });
  };
  if (id === null || id === form.madeId) {
    return <NewBooking kind={kind} key={form.key} madeId={id} onFirstSaved={handleFirstSaved} />;
  }
  return <StoredBooking {...props} key={id} id={id} isViewing={params.get('mode') === 'view'} />;
}

function StoredBooking<
  Draft extends BasicsDraft,
  Booking extends { cargo: CargoLine[] },
  Saved extends SavedBooking<Booking>,
>(props: BookingPageProps<Draft, Booking, Saved> & { id: string; isViewing: boolean }) {
  const { kind, View, id, isViewing } = props;
  const query = kind.useSaved(id);
  // The editor starts from the first fresh answer and keeps it: a later one must not undo what is typed.
  const [opened, setOpened] = useState<Saved | null>(null);
  const problem = query.error as ApiProblem | undefined; // the only error of berthApi
  // A session that ended has its dialog; the page waits behind it.
  if (problem?.status === 404 && !opened) return <BookingNotFound listPath={kind.paths.list()} />;
  // What is shown stays where it could not be asked for anew.
  if (problem && !opened && !query.data && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  const fresh = query.isFetching ? undefined : query.data;
  const mayEdit = !isViewing && (opened !== null || (fresh && canBooking(fresh.status, 'edit')));
  if (mayEdit && !opened && fresh) setOpened(fresh);
  if (!mayEdit && opened && isViewing) setOpened(null);
  if (mayEdit && opened) {
    return <BookingEditor kind={kind} saved={opened} newest={query.data} onFirstSaved={() => undefined} />;
  }
  const shown = query.data;
  // Not for a moment as text what is to be edited.
  const isToRead = shown && (isViewing || fresh || !canBooking(shown.status, 'edit'));
  return isToRead ? <View saved={shown} /> : <BookingSkeleton />;
}
