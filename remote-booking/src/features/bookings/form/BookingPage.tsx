import { type CargoLine, canBooking } from '@berth/contract';
import { problemOf, sameTab, useHasPermission, useNavigate, useSearchParams } from '@berth/runtime';
import { ErrorState, useFormOfAddress, WaitingDraftNotice } from '@berth/ui';
import { type ComponentType, useState } from 'react';
import { NoPermission } from '../access/NoPermission.tsx';
import type { BasicsDraft, FormKind, SavedBooking } from '../kind/form-kind.ts';
import { BookingSkeleton } from '../view/BookingSkeleton.tsx';
import viewStyles from '../view/BookingView.module.css';
import { BookingEditor } from './BookingEditor.tsx';
import { MissingBooking } from './MissingBooking.tsx';
import { NewBooking } from './NewBooking.tsx';
import { useWaitingBooking } from './use-waiting-booking.ts';

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
  const mayEdit = useHasPermission('bookings:edit');
  const form = useFormOfAddress(id, params.get('new') ?? '');
  const handleFirstSaved = (madeId: string) => {
    form.noteMade(madeId);
    navigate(kind.paths.edit({ id: madeId }), { replace: true, state: sameTab });
  };
  if (id === null && !mayEdit) return <NoPermission kind={kind.kind} />;
  if (id === null || (form.isMade && mayEdit)) {
    return <NewBooking kind={kind} key={form.key} madeId={id} onFirstSaved={handleFirstSaved} />;
  }
  return <StoredBooking {...props} key={id} id={id} isViewing={!mayEdit || params.get('mode') === 'view'} />;
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
  const problem = problemOf(query);
  // A session that ended has its dialog; the page waits behind it.
  const isMissing = problem?.status === 404;
  if (isMissing && !opened) return <MissingBooking kind={kind} id={id} />;
  // What is shown stays when it could not be refetched.
  if (problem && !opened && !query.data && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  const fresh = query.isFetching ? undefined : query.data;
  const mayEdit = !isViewing && (opened !== null || (fresh && canBooking(fresh.status, 'edit')));
  if (mayEdit && !opened && fresh) setOpened(fresh);
  if (!mayEdit && opened && isViewing) setOpened(null);
  if (mayEdit && opened) {
    return (
      <BookingEditor
        kind={kind}
        saved={opened}
        newest={query.data}
        goneId={isMissing ? id : null}
        onFirstSaved={() => undefined}
      />
    );
  }
  const shown = query.data;
  // Not for a moment as text what is to be edited.
  const isToRead = shown && (isViewing || fresh || !canBooking(shown.status, 'edit'));
  if (!isToRead) return <BookingSkeleton />;
  if (isViewing) return <View saved={shown} />;
  return (
    <div className={viewStyles.page}>
      <UnsavedOfBooking kind={kind} id={id} onLook={() => setOpened(shown)} />
      <View saved={shown} />
    </div>
  );
}

/** A colleague submitted the booking, or the forwarder took it in, while it was typed: its form still shows what was. */
function UnsavedOfBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(props: {
  kind: FormKind<Draft, Booking>;
  id: string;
  onLook: () => void;
}) {
  const waiting = useWaitingBooking(props.kind, props.id);
  return <WaitingDraftNotice waiting={waiting} onLook={props.onLook} />;
}
