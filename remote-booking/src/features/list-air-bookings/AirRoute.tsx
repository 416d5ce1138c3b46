import { useBookingAirportsQuery } from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import styles from '../booking-rows/BookingRoute.module.css';

type AirRouteProps = { row: { receivingPlace: string; destination: string } };

/** From which airport to which, by name. */
export function AirRoute({ row }: AirRouteProps) {
  const airports = useBookingAirportsQuery();
  return (
    <span className={styles.route} title={`${row.receivingPlace} → ${row.destination}`}>
      <span className={styles.place}>
        <ChoiceName query={airports} code={row.receivingPlace} />
      </span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className={styles.place}>
        <ChoiceName query={airports} code={row.destination} />
      </span>
    </span>
  );
}
