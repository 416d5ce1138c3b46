import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BookingRow } from '../bookings/record/bookings.repository.ts';

/** Bookings of any kind, in the order of their ids' list; one that is not this customer's is left out. */
export async function listBookings(
  database: Kysely<Tables>,
  customerId: string,
  ids: readonly string[],
): Promise<BookingRow[]> {
  const found = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .selectAll()
    .execute();
  return ids.flatMap((id) => found.find((booking) => booking.id === id) ?? []);
}

/** Our branch that takes in cargo at a port; branches belong to nobody. */
export async function findBranchAt(database: Kysely<Tables>, portCode: string) {
  const branch = await database
    .selectFrom('branch')
    .where(sql<boolean>`${portCode} = any(port_codes)`)
    .selectAll()
    .orderBy('code')
    .executeTakeFirst();
  return branch ?? null;
}
