import { canBooking } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { SeveralBookingsDialog } from '../bulk/SeveralBookingsDialog.tsx';
import { useSeveralBookings } from '../bulk/use-several-bookings.ts';
import type { DeletableBooking } from './DeleteDrafts.tsx';
import { useBookingDraftsDeleteMutation } from './delete-drafts.queries.ts';

type DeleteDraftsDialogProps = {
  bookings: readonly DeletableBooking[];
  onDone: (deletedIds: readonly string[]) => void;
};

/** Asks before drafts are deleted, which cannot be undone: each by its number and goods. */
export function DeleteDraftsDialog({ bookings, onDone }: DeleteDraftsDialogProps) {
  const { t } = useTranslation('booking');
  const [callDelete] = useBookingDraftsDeleteMutation();
  const isDraft = ({ status }: DeletableBooking) => canBooking(status, 'deleteDraft');
  const open = bookings.filter(isDraft);
  const several = useSeveralBookings({ words: 'deleting', bookings, open, onDone });
  const handleConfirm = () =>
    void several.send((part) => callDelete({ body: { ids: part.map(({ id }) => id) } }));
  return (
    <SeveralBookingsDialog
      several={several}
      barred={bookings
        .filter((booking) => !isDraft(booking))
        .map((booking) => ({
          booking,
          why: t('deleting.barredStatus', { status: t(`status.${booking.status}`) }),
        }))}
      noteOf={({ id }) => open.find((draft) => draft.id === id)?.goodsName || t('list.draftGoods')}
      onConfirm={handleConfirm}
    />
  );
}
