import { BookingList } from '../../bookings/list/BookingList.tsx';
import { lclList } from './lcl-list.tsx';

/** `/business/lcl/index`: the customer's LCL bookings. */
export function ListLclBookingsPage() {
  return <BookingList of={lclList} />;
}
