import { type BookingStatus, type CargoLine, obstacleToReturn } from '@berth/contract';
import { useHasPermission, useNavigate } from '@berth/runtime';
import { CopyBooking } from '../copy/CopyBooking.tsx';
import { DeleteDrafts } from '../delete-drafts/DeleteDrafts.tsx';
import type { FormKind } from '../kind/form-kind.ts';
import { ReturnBookings } from '../return/ReturnBookings.tsx';
import { KindTemplates } from '../use-template/KindTemplates.tsx';

type BookingActionsProps<Booking extends { cargo: CargoLine[] }> = {
  kind: Pick<FormKind<never, Booking>, 'kind' | 'paths' | 'toTemplate'>;
  booking: {
    id: string;
    businessNumber: string;
    status: BookingStatus;
    version: number;
    hasDeparted: boolean;
  };
  /** What a template would hold; null while it has something that cannot be saved. */
  content: () => Booking | null;
  /** The form has changes that are not saved. */
  isUnsaved?: boolean;
  /** What is lost with a return. */
  warning?: string;
  onReturned?: () => void;
  /** Absent: a draft is not deleted here. */
  onDeleted?: () => void;
};

/** What else can be done with a stored booking: copy it, keep it as a template, return it or, a draft, delete it. */
export function BookingActions<Booking extends { cargo: CargoLine[] }>(props: BookingActionsProps<Booking>) {
  const { kind, booking, content, isUnsaved, warning, onReturned, onDeleted } = props;
  const { paths } = kind;
  const navigate = useNavigate();
  const mayEdit = useHasPermission('bookings:edit');
  return (
    <>
      <CopyBooking status={booking.status} path={() => paths.copy(booking)} isUnsaved={isUnsaved} />
      {mayEdit && (
        <KindTemplates kind={kind} content={content} onUse={(id) => navigate(paths.fromTemplate({ id }))} />
      )}
      {onDeleted && (
        <DeleteDrafts bookings={[booking]} onDone={(deletedIds) => deletedIds.length > 0 && onDeleted()} />
      )}
      <ReturnBookings
        isOffered={obstacleToReturn(booking) === null}
        bookings={[booking]}
        warning={warning}
        onDone={(returnedIds) => returnedIds.length > 0 && onReturned?.()}
      />
    </>
  );
}
