import { sql } from 'kysely';
import type { ColumnOfParts } from '../../list/list-statement.ts';

/** Filters by containers and B/L numbers, of which a booking may have several, each in a row of its own. */
export const deskPartColumns = {
  containerNumber: {
    column: 'container_trip.number',
    anyRow: (matches) => sql<boolean>`exists (
      select 1 from booking_container join container_trip on container_trip.id = booking_container.trip_id
      where booking_container.booking_id = desk_booking.id and ${matches}
    )`,
  },
  blNumber: {
    column: 'fee_row.bl_number',
    anyRow: (matches) => sql<boolean>`exists (
      select 1 from fee_row where fee_row.booking_id = desk_booking.id and fee_row.bl_number <> '' and ${matches}
    )`,
  },
} as const satisfies Record<string, ColumnOfParts>;
