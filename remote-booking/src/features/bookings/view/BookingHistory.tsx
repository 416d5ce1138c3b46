import { bookingStatusNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Timeline } from '@berth/ui';
import type { SavedLclBooking } from '../kind/saved-bookings.queries.ts';

/** What somebody did to a booking; the same for all kinds. */
export type HistoryEntry = SavedLclBooking['history'][number];

/** Who did what when, newest first. */
export function BookingHistory({ history }: { history: readonly HistoryEntry[] }) {
  const { t, locale } = useTranslation('booking');
  const entries = history.map(({ at, what, told, status, by, reason }, index) => ({
    key: String(index),
    at,
    by,
    status,
    detail: reason,
    what: `${told ? t(`told.${told}`) : t(`history.${what}`)} · ${bookingStatusNames[status][locale]}`,
  }));
  return <Timeline label={t('section.history')} entries={entries} />;
}
