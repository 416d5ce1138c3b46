import { type CargoLine, canBooking } from '@berth/contract';
import { type ApiProblem, sameTab, useNavigate, useSearchParams } from '@berth/runtime';
import { ErrorState } from '@berth/ui';
import { type ComponentType, useState } from 'react';
import { BookingEditor, type BookingEditorProps } from './BookingEditor.tsx';
import { BookingNotFound } from './BookingNotFound.tsx';
import { BookingSkeleton } from './BookingSkeleton.tsx';
import type { BasicsDraft, SavedBooking } from './form-kind.ts';
import { NewBooking, type UseStart } from './NewBooking.tsx';

type Query<Saved> = { data?: Saved; error?: unknown; isFetching: boolean; refetch: () => unknown };

type BookingPageProps<
  Draft extends BasicsDraft,
  Booking extends { cargo: CargoLine[] },
  Saved extends SavedBooking<Booking>,
> = Pick<BookingEditorProps<Draft, Booking>, 'kind' | 'Form' | 'Totals' | 'useBesides'> & {
  useStart: UseStart<Booking>;
  /** A hook: the stored booking, asked for anew. */
  useSaved: (id: string) => Query<Saved>;
  View: ComponentType<{ saved: Saved }>;
};

/** The page of one kind of booking: a new one; `?id=` one that exists, to edit where it may be, else to see. */
export function BookingPage<
  Draft extends BasicsDraft,
  Booking extends { cargo: CargoLine[] },
  Saved extends SavedBooking<Booking>,
>(props: BookingPageProps<Draft, Booking, Saved>) {
  const { useSaved, useStart, View, ...editor } = props;
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
    navigate(editor.kind.paths.edit({ id: madeId }), { replace: true, state: sameTab });
  };
  if (id === null || id === form.madeId) {
    return <NewBooking {...editor} useStart={useStart} key={form.key} onFirstSaved={handleFirstSaved} />;
  }
  return <StoredBooking {...props} key={id} id={id} isViewing={params.get('mode') === 'view'} />;
}

function StoredBooking<
  Draft extends BasicsDraft,
  Booking extends { cargo: CargoLine[] },
  Saved extends SavedBooking<Booking>,
>(props: BookingPageProps<Draft, Booking, Saved> & { id: string; isViewing: boolean }) {
  const { useSaved, useStart: _ofNew, View, id, isViewing, ...editor } = props;
  const query = useSaved(id);
  // The editor starts from the first fresh answer and keeps it: a later one must not undo what is typed.
  const [opened, setOpened] = useState<Saved | null>(null);
  const problem = query.error as ApiProblem | undefined; // the only error of berthApi
  // A session that ended has its dialog; the page waits behind it.
  if (problem?.status === 404 && !opened) return <BookingNotFound listPath={editor.kind.paths.list()} />;
  // What is shown stays where it could not be asked for anew.
  if (problem && !opened && !query.data && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  const fresh = query.isFetching ? undefined : query.data;
  const mayEdit = !isViewing && (opened !== null || (fresh && canBooking(fresh.status, 'edit')));
  if (mayEdit && !opened && fresh) setOpened(fresh);
  if (!mayEdit && opened && isViewing) setOpened(null);
  if (mayEdit && opened) {
    return <BookingEditor {...editor} saved={opened} newest={query.data} onFirstSaved={() => undefined} />;
  }
  const shown = query.data;
  // Not for a moment as text what is to be edited.
  const isToRead = shown && (isViewing || fresh || !canBooking(shown.status, 'edit'));
  return isToRead ? <View saved={shown} /> : <BookingSkeleton />;
}
