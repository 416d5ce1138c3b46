import type { LclBookingRow } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import { useBookingPortsQuery } from '../booking-choices/booking-choices.queries.ts';
import { nameOf } from '../booking-choices/place-name.ts';
import styles from './BookingRoute.module.css';

/** From where to where, by name. */
export function BookingRoute({ row }: { row: LclBookingRow }) {
  const locale = useLocale();
  const { data: ports } = useBookingPortsQuery();
  const place = (code: string) => (code === '' ? '—' : nameOf(ports, code, locale));
  return (
    <span className={styles.route} title={`${row.receivingPlace} → ${row.destination}`}>
      <span className={styles.place}>{place(row.receivingPlace)}</span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className={styles.place}>{place(row.destination)}</span>
    </span>
  );
}
