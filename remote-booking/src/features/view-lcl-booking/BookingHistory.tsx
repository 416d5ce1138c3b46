import { useTranslation } from '@berth/runtime';
import { formatMoment, StatusDot } from '@berth/ui';
import type { SavedLclBooking } from '../edit-lcl-booking/edit-lcl-booking.queries.ts';
import styles from './BookingHistory.module.css';

/** Who did what when, newest first. */
export function BookingHistory({ history }: Pick<SavedLclBooking, 'history'>) {
  const { t } = useTranslation('booking');
  return (
    <ol className={styles.list}>
      {history.map((entry, at) => (
        <li className={styles.entry} key={at}>
          <time className={styles.time}>{formatMoment(entry.at)}</time>
          <span>{t(`history.${entry.what}`)}</span>
          <StatusDot status={entry.status}>{t(`status.${entry.status}`)}</StatusDot>
          <span className={styles.by}>{entry.by}</span>
        </li>
      ))}
    </ol>
  );
}
