import type { BookingKind } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

const named = ['booking.id', 'booking.customer_id', 'booking.kind', 'booking.business_number'] as const;
export type NamedBooking = { id: string; kind: BookingKind; business_number: string };

/** Whose worklist it is, and how many of each kind are more than anybody works through. */
type Asked = { customerId: string; limit: number };

/**
 * Bookings that a system returned since then, without those of which this person has read the message: the newest return
 * is the newest thing that happened to such a booking.
 */
export async function listReturned(
  database: Kysely<Tables>,
  { customerId, userId, since, limit }: Asked & { userId: string; since: Date },
): Promise<(NamedBooking & { return_reason: string })[]> {
  return await database
    .selectFrom('booking')
    .where('booking.customer_id', '=', customerId)
    .where('status', '=', 'returned')
    .where('updated_at', '>', since.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booking_event')
          .where('booking_event.customer_id', '=', customerId)
          .whereRef('booking_event.booking_id', '=', 'booking.id')
          .where('booking_event.status', '=', 'returned')
          .where('booking_event.what', '=', 'statusChanged')
          .where('booking_event.user_id', 'is', null)
          .select('booking_event.booking_id'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message')
            .where('message.customer_id', '=', customerId)
            .where('message.member_id', '=', userId)
            .whereRef('message.booking_id', '=', 'booking.id')
            .where('message.kind', '=', 'returned')
            .where('message.read_at', 'is not', null)
            .select('message.id'),
        ),
      ),
    )
    .select([...named, 'return_reason'])
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
}

/** Bookings whose measured cargo weighs or fills more than a twentieth more or less than was booked. */
export async function listMeasuredOtherwise(
  database: Kysely<Tables>,
  { customerId, since, limit }: Asked & { since: Date },
) {
  const measuredAt = sql<boolean>`exists (select from cargo_measurement
    where cargo_measurement.customer_id = ${customerId} and cargo_measurement.booking_id = booking.id
      and measured_at > ${since})`;
  return await database
    .selectFrom('booking')
    .where('booking.customer_id', '=', customerId)
    .where('measured_lines', '>', 0)
    .where(({ or }) => or([isOther('weight'), isOther('volume')]))
    .where('status', 'in', ['received', 'spaceLocked', 'arrived'])
    .where(measuredAt)
    .select([...named, 'weight', 'volume', 'charged_weight', 'charged_volume'])
    .select([isOther('weight').as('is_other_weight'), isOther('volume').as('is_other_volume')])
    .orderBy('booking.id')
    .limit(limit)
    .execute();
}

function isOther(quantity: 'weight' | 'volume') {
  const [booked, charged] = [sql.ref(quantity), sql.ref(`charged_${quantity}`)];
  return sql<boolean>`abs(${charged} - ${booked}) * 20 > ${booked}`;
}

/** Drafts that nobody has changed since then, the one that lies longest first. */
export async function listLeftDrafts(
  database: Kysely<Tables>,
  { customerId, before, limit }: Asked & { before: Date },
): Promise<(NamedBooking & { updated_at: string })[]> {
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'draft')
    .where('updated_at', '<', before.toISOString())
    .select([...named, 'updated_at'])
    .orderBy('updated_at')
    .limit(limit)
    .execute();
}
