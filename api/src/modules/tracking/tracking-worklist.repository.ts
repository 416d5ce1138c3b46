import type { BookingKind } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A booking under way whose ship comes that much later than was first estimated. */
type DelayedBooking = {
  id: string;
  kind: BookingKind;
  business_number: string;
  /** RFC 3339 with the offset of the port. */
  eta: string | null;
  delay_hours: number | null;
};

/** The most delayed first. */
export async function listDelayed(
  database: Kysely<Tables>,
  { customerId, leastHours, limit }: { customerId: string; leastHours: number; limit: number },
): Promise<DelayedBooking[]> {
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('delay_hours', '>=', leastHours)
    .where('is_arrived', '=', false)
    .where('status', 'in', ['toBeReceived', 'received', 'spaceLocked'])
    .select(['id', 'customer_id', 'kind', 'business_number', 'eta', 'delay_hours'])
    .orderBy('delay_hours', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
