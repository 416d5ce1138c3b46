import { bookingStatusNames, canBooking } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { BulkDialog } from '@berth/ui';
import { bulkAnswer, useBookingBulk } from '../bulk/use-booking-bulk.ts';
import { useBulkWords } from '../bulk/use-bulk-words.ts';
import type { DeletableBooking } from './DeleteDrafts.tsx';
import { useBookingDraftsDeleteMutation } from './delete-drafts.queries.ts';

type DeleteDraftsDialogProps = {
  bookings: readonly DeletableBooking[];
  onDone: (deletedIds: readonly string[]) => void;
};

/** Asks before drafts are deleted, which cannot be undone: each by its number and goods. */
export function DeleteDraftsDialog({ bookings, onDone }: DeleteDraftsDialogProps) {
  const { t, locale } = useTranslation('booking');
  const [callDelete] = useBookingDraftsDeleteMutation();
  const isDraft = ({ status }: DeletableBooking) => canBooking(status, 'deleteDraft');
  const open = bookings.filter(isDraft);
  const bulk = useBookingBulk({ action: 'deleting', bookings, open, onDone });
  const handleConfirm = () =>
    void bulk.send(async (part) => bulkAnswer(await callDelete({ body: { ids: part.map(({ id }) => id) } })));
  return (
    <BulkDialog
      words={useBulkWords('deleting')}
      bulk={bulk}
      nameOf={({ businessNumber }) => businessNumber}
      barred={bookings
        .filter((booking) => !isDraft(booking))
        .map((booking) => ({
          item: booking,
          why: t('deleting.barredStatus', { status: bookingStatusNames[booking.status][locale] }),
        }))}
      noteOf={({ goodsName }) => goodsName || t('list.draftGoods')}
      onConfirm={handleConfirm}
    />
  );
}
