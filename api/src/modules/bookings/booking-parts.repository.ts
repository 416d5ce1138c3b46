import { sql } from 'kysely';
import type { ColumnOfParts } from '../../list/list-statement.ts';

/**
 * What of a booking stands in rows of its own and its list is searched by. Where nothing is entered is said, so that
 * the index of what is serves.
 */
export const partColumns = {
  shipmentId: {
    column: 'cargo_line.shipment_id',
    anyRow: (matches) => sql<boolean>`exists (
      select 1 from cargo_line
      where cargo_line.customer_id = booking.customer_id and cargo_line.booking_id = booking.id
        and cargo_line.shipment_id <> '' and ${matches}
    )`,
  },
  containerNumber: {
    column: 'container_trip.number',
    anyRow: (matches) => sql<boolean>`exists (
      select 1 from booking_container join container_trip on container_trip.id = booking_container.trip_id
      where booking_container.customer_id = booking.customer_id and booking_container.booking_id = booking.id
        and ${matches}
    )`,
  },
} as const satisfies Record<string, ColumnOfParts>;
