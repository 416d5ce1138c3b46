import { type BookingStatus, canBooking } from '@berth/contract';
import { Link, useHasPermission } from '@berth/runtime';
import styles from './BookingNumberLink.module.css';

/** Where a kind of booking is shown, and where it is edited if it can be. */
export type RowPaths = {
  view: (booking: { id: string }) => string;
  edit?: (booking: { id: string }) => string;
};

type BookingNumberLinkProps = {
  row: { id: string; status: BookingStatus; businessNumber: string };
  paths: RowPaths;
};

/** The business number: opens the booking, to edit where that is still possible. */
export function BookingNumberLink({ row, paths }: BookingNumberLinkProps) {
  const mayEdit = useHasPermission('bookings:edit');
  const path = mayEdit && paths.edit && canBooking(row.status, 'edit') ? paths.edit(row) : paths.view(row);
  return (
    <Link className={styles.number} to={path}>
      {row.businessNumber}
    </Link>
  );
}
