import { useTranslation } from '@berth/runtime';
import { Timeline } from '@berth/ui';
import type { SavedLclBooking } from '../edit-lcl-booking/edit-lcl-booking.queries.ts';

/** Who did what when, newest first. */
export function BookingHistory({ history }: Pick<SavedLclBooking, 'history'>) {
  const { t } = useTranslation('booking');
  const entries = history.map(({ at, what, status, by }, index) => ({
    key: String(index),
    at,
    by,
    status,
    what: `${t(`history.${what}`)} · ${t(`status.${status}`)}`,
  }));
  return <Timeline label={t('section.history')} entries={entries} />;
}
