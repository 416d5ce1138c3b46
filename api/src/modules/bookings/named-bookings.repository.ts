import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

// A system names a booking by what its papers show and knows no customer. Every later query uses the customer that is
// found here.

export type NamedPlace = { id: string; customer_id: string };

export async function findByBusinessNumber(
  database: Kysely<Tables>,
  businessNumber: string,
): Promise<NamedPlace | null> {
  const booking = await database
    .selectFrom('booking')
    .where('business_number', '=', businessNumber)
    .select(['id', 'customer_id'])
    .executeTakeFirst();
  return booking ?? null;
}

/** By what was scanned at the gate. */
export async function findByEntryToken(database: Kysely<Tables>, token: string): Promise<NamedPlace | null> {
  const booking = await database
    .selectFrom('booking')
    .where('entry_token', '=', token)
    .select(['id', 'customer_id'])
    .executeTakeFirst();
  return booking ?? null;
}

/** The bookings whose cargo may come to the gate under a warehouse entry number, a second lorry's included; two at most. */
export async function listByEntryNumber(
  database: Kysely<Tables>,
  entryNumber: string,
): Promise<NamedPlace[]> {
  return await database
    .selectFrom('booking')
    .where('warehouse_entry_number', '=', entryNumber)
    .where('status', 'in', ['toBeReceived', 'received'])
    .select(['id', 'customer_id'])
    .limit(2)
    .execute();
}
