import type { BookingKind, BookingStatus } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { inCodes, type SearchWords, searchedRows } from '../../list/search-words.ts';

export type FoundContainer = {
  number: string;
  booking_id: string;
  business_number: string;
  kind: BookingKind;
  status: BookingStatus;
};

/** Boxes with cargo of the customer's, the last opened voyage first; one that several bookings are in comes with each. */
export async function findContainers(
  database: Kysely<Tables>,
  { customerId, kinds }: { customerId: string; kinds: readonly BookingKind[] },
  words: SearchWords,
): Promise<FoundContainer[]> {
  return await database
    .selectFrom('booking_container')
    .where('booking_container.customer_id', '=', customerId)
    .innerJoin('container_trip', 'container_trip.id', 'booking_container.trip_id')
    .where(inCodes('container_trip.number', words))
    .innerJoin('booking', 'booking.id', 'booking_container.booking_id')
    .where('booking.kind', 'in', [...kinds])
    .select(['container_trip.number', 'booking_id', 'business_number', 'booking.kind', 'status'])
    .orderBy(sql`strpos(container_trip.number, ${words.code}::text)`)
    .orderBy('container_trip.opened_at', 'desc')
    .orderBy('booking_id')
    .limit(searchedRows)
    .execute();
}
