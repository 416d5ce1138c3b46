import { useBookingPortsQuery } from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import styles from './BookingRoute.module.css';

/** From where to where, by name. */
export function BookingRoute({ row }: { row: { receivingPlace: string; destination: string } }) {
  const ports = useBookingPortsQuery();
  const place = (code: string) => (code === '' ? '—' : <ChoiceName query={ports} code={code} />);
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
