import { BookingList } from '../../bookings/list/BookingList.tsx';
import { fclList } from './fcl-list.tsx';

/** `/business/fcl/index`: the customer's FCL bookings. */
export function ListFclBookingsPage() {
  return <BookingList of={fclList} />;
}
