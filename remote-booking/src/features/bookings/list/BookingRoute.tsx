import type { SelectOption } from '@berth/contract';
import { useBookingPortsQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import styles from './BookingRoute.module.css';

export type RouteProps = {
  row: { receivingPlace: string; destination: string };
  /** One below the other, for names that are too long for a line. */
  isStacked?: boolean;
};

/** From which port to which, by name. */
export function BookingRoute(props: RouteProps) {
  return <PlacesRoute {...props} places={useBookingPortsQuery()} />;
}

type PlacesRouteProps = RouteProps & { places: { data?: readonly SelectOption[]; isError: boolean } };

/** From where to where, by names of a list. */
export function PlacesRoute({ row, isStacked, places }: PlacesRouteProps) {
  const place = (code: string) => (code === '' ? '—' : <ChoiceName query={places} code={code} />);
  return (
    <span
      className={isStacked ? styles.stacked : styles.route}
      title={`${row.receivingPlace} → ${row.destination}`}
    >
      <span className={styles.place}>{place(row.receivingPlace)}</span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
      <span className={styles.place}>{place(row.destination)}</span>
    </span>
  );
}
