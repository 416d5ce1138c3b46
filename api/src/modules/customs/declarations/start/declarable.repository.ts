import { type BookingStatus, bookingStatuses, canBooking } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import { type DeclaredBookingRow, declaredColumns } from '../record/declarations.repository.ts';

/** Where a booking stands when its papers can be handed in. */
const declarable: readonly BookingStatus[] = bookingStatuses.filter((status) =>
  canBooking(status, 'submitCustoms'),
);

/** `today`: `YYYY-MM-DD`, China Standard Time. */
type Page = { limit: number; code: string; today: string };

/** Bookings that are to be declared and have no declaration, the next departure first. */
export async function listDeclarable(
  database: Kysely<Tables>,
  customerId: string,
  { limit, code, today }: Page,
): Promise<DeclaredBookingRow[]> {
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('kind', 'in', ['lcl', 'fcl'])
    .where('is_declared', '=', true)
    .where('status', 'in', declarable)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('declaration_booking')
            .where('declaration_booking.customer_id', '=', customerId)
            .whereRef('declaration_booking.booking_id', '=', 'booking.id')
            .select('declaration_booking.booking_id'),
        ),
      ),
    )
    .$if(code !== '', (found) => found.where(sql<boolean>`strpos(search_codes, ${code}) > 0`))
    .select(declaredColumns)
    // What has sailed already stands last: its papers are late, not next.
    .orderBy(sql`coalesce(etd, ${today}) < ${today}`)
    .orderBy('etd', (order) => order.asc().nullsLast())
    .orderBy('business_number')
    .limit(limit)
    .execute();
}

/** Those of the bookings that are the customer's, by their numbers. */
export async function listNamed(
  database: Kysely<Tables>,
  customerId: string,
  ids: readonly string[],
): Promise<DeclaredBookingRow[]> {
  if (ids.length === 0) return [];
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .where('kind', 'in', ['lcl', 'fcl'])
    .where('status', '<>', 'draft')
    .select(declaredColumns)
    .orderBy('business_number')
    .execute();
}

/** The declaration of each of the bookings that has one. */
export async function listDeclarationsOf(
  database: Kysely<Tables>,
  customerId: string,
  bookingIds: readonly string[],
) {
  if (bookingIds.length === 0) return [];
  return await database
    .selectFrom('declaration_booking')
    .innerJoin('declaration', (join) =>
      join
        .onRef('declaration.customer_id', '=', 'declaration_booking.customer_id')
        .onRef('declaration.id', '=', 'declaration_booking.declaration_id'),
    )
    .where('declaration_booking.customer_id', '=', customerId)
    // One statement, however many there are.
    .where('declaration_booking.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .select(['declaration_booking.booking_id', 'declaration.id', 'declaration.status', 'declaration.number'])
    .execute();
}

/** What the customer saved last: its header and goods are the start of the next one. */
export async function findLastDeclaration(database: Kysely<Tables>, customerId: string) {
  const last = await database
    .selectFrom('declaration')
    .where('customer_id', '=', customerId)
    .select(['header', 'goods', 'currency'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}

/** The country of delivery of a booking, an ISO code; '' where none was entered. */
export async function findCountry(database: Kysely<Tables>, customerId: string, id: string): Promise<string> {
  const booking = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .select('country')
    .executeTakeFirst();
  return booking?.country ?? '';
}
