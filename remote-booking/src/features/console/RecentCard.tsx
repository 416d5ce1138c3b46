import { bookingStatusNames, pathOfRecord } from '@berth/contract';
import type { RecentBooking } from '@berth/contract/endpoints';
import { Link, useTranslation } from '@berth/runtime';
import { StatusDot } from '@berth/ui';
import { BookingRoute, PlacesRoute } from '../bookings/list/BookingRoute.tsx';
import { useBookingAirportsQuery } from '../choices/booking-choices.queries.ts';
import { TrackingBar } from '../tracking/TrackingBar.tsx';
import { BookingFigures } from './BookingFigures.tsx';
import styles from './RecentCard.module.css';

/** The six newest orders, a line each, with how far their containers are. */
export function RecentCard() {
  const { t } = useTranslation('booking');
  return (
    <BookingFigures
      heightPx={288}
      isEmpty={({ recent }) => recent.length === 0}
      emptyText={t('console.recent.empty')}
    >
      {({ recent }) => (
        <ul className={styles.list}>
          {recent.map((booking) => (
            <RecentLine key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </BookingFigures>
  );
}

function RecentLine({ booking }: { booking: RecentBooking }) {
  const { id, kind, businessNumber, goodsName, status, tracking } = booking;
  const { locale } = useTranslation('booking');
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <Link className={styles.number} to={pathOfRecord(`${kind}Booking`, id, 'view')}>
          {businessNumber}
        </Link>
        <span className={styles.goods}>{goodsName}</span>
      </span>
      <span className={styles.route}>
        {kind === 'air' ? <AirRoute booking={booking} /> : <BookingRoute row={booking} />}
      </span>
      <span className={styles.bar}>
        {tracking && status !== 'returned' && <TrackingBar tracking={tracking} status={status} />}
      </span>
      <span className={styles.status}>
        <StatusDot status={status}>{bookingStatusNames[status][locale]}</StatusDot>
      </span>
    </li>
  );
}

function AirRoute({ booking }: { booking: RecentBooking }) {
  return <PlacesRoute row={booking} places={useBookingAirportsQuery()} />;
}
