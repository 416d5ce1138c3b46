import { canBooking, type LclBookingRow } from '@berth/contract';
import { Link } from '@berth/runtime';
import { bookingPaths } from '../../paths.ts';
import styles from './BookingNumberLink.module.css';

/** The business number: opens the booking, to edit where that is still possible. */
export function BookingNumberLink({ row }: { row: LclBookingRow }) {
  const path = canBooking(row.status, 'edit') ? bookingPaths.edit(row) : bookingPaths.view(row);
  return (
    <Link className={styles.number} to={path}>
      {row.businessNumber}
    </Link>
  );
}
