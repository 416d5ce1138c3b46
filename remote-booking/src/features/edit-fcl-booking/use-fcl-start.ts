import { copyOfFclBooking } from '../copy-booking/copy-of-booking.ts';
import { useBookingStart, useStartSource } from '../copy-booking/use-booking-start.ts';
import { useBookingFclByIdQuery } from './edit-fcl-booking.queries.ts';

/** What a new FCL booking starts with: nothing, or a copy of another (`?copy=`). */
export function useFclStart() {
  const asked = useStartSource();
  const source = asked?.from === 'copy' ? asked : null;
  const query = { query: { id: source?.id ?? '' } };
  const copied = useBookingFclByIdQuery(query, { refetchOnMountOrArgChange: true, skip: !source });
  return useBookingStart(source, copied, () => {
    const saved = copied.data;
    return saved && { name: saved.businessNumber, booking: copyOfFclBooking(saved.booking, new Date()) };
  });
}
