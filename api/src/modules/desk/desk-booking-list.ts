import { deskBookingList } from '@berth/contract';
import { sql } from 'kysely';
import type { ColumnOfParts } from '../../list/list-statement.ts';
import { tableList } from '../../list/table-list.ts';

// Searched in rows of the booking's own; where nothing is entered is said, as where a customer searches.
const containerNumber = {
  column: 'container_trip.number',
  anyRow: (matches) => sql<boolean>`exists (
    select 1 from booking_container join container_trip on container_trip.id = booking_container.trip_id
    where booking_container.booking_id = desk_booking.id and ${matches}
  )`,
} as const satisfies ColumnOfParts;

const blNumber = {
  column: 'fee_row.bl_number',
  anyRow: (matches) => sql<boolean>`exists (
    select 1 from fee_row where fee_row.booking_id = desk_booking.id and fee_row.bl_number <> '' and ${matches}
  )`,
} as const satisfies ColumnOfParts;

/** The bookings of all customers; a draft is its customer's own. */
export const deskBookings = tableList(deskBookingList, 'desk_booking', {
  isForwarders: true,
  odd: {
    customerName: { column: 'customer_search', read: ({ customer_name: name }) => name },
    customerBusinessNumber: { column: 'customer_business_number_key' },
    status: { sortBy: 'status_rank' },
    containerNumber,
    blNumber,
  },
  alsoShown: ['customer_name'],
});
