import { deskBookingList } from '@berth/contract';
import { tableList } from '../../list/table-list.ts';
import { deskPartColumns } from './desk-booking-parts.repository.ts';

/** The bookings of all customers; a draft is its customer's own. */
export const deskBookings = tableList(deskBookingList, 'desk_booking', {
  isForwarders: true,
  odd: {
    customerName: { column: 'customer_search', read: ({ customer_name: name }) => name },
    customerBusinessNumber: { column: 'customer_business_number_key' },
    status: { sortBy: 'status_rank' },
    ...deskPartColumns,
  },
  alsoShown: ['customer_name'],
});
