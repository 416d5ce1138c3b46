import type { BookingKind } from '@berth/contract';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BookingEventTable, BookingTable, CargoLineTable } from './bookings.schema.ts';

export type BookingRow = Selectable<BookingTable>;
export type CargoLineRow = Selectable<CargoLineTable>;

/** The drafts that were touched last, and how many there are. */
export async function listUnfinished(
  database: Kysely<Tables>,
  customerId: string,
  { kind, limit }: { kind: BookingKind; limit: number },
) {
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'draft')
    .where('kind', '=', kind)
    .select(['id', 'business_number', 'goods_name', 'destination', 'updated_at'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A booking of any kind. */
export async function findBooking(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<BookingRow | null> {
  const booking = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return booking ?? null;
}

const lockedColumns = [
  'id',
  'customer_id',
  'kind',
  'business_number',
  'status',
  'version',
  'warehouse_entry_number',
  'has_departed',
  'told_eta',
] as const;

/** What decides what may become of a booking of any kind. */
export type LockedBooking = Pick<BookingRow, (typeof lockedColumns)[number]>;

/** The row stays locked until the transaction ends. */
export async function lockBooking(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<LockedBooking | null> {
  const booking = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .select(lockedColumns)
    .forUpdate()
    .executeTakeFirst();
  return booking ?? null;
}

/** By line; empty before the warehouse has measured. */
export async function listMeasurements(database: Kysely<Tables>, customerId: string, bookingId: string) {
  return await database
    .selectFrom('cargo_measurement')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .selectAll()
    .orderBy('ordinal')
    .execute();
}

export async function listCargoLines(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string,
): Promise<CargoLineRow[]> {
  return await database
    .selectFrom('cargo_line')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .selectAll()
    .orderBy('ordinal')
    .execute();
}

/** Newest first. */
export async function listBookingEvents(database: Kysely<Tables>, customerId: string, bookingId: string) {
  return await database
    .selectFrom('booking_event')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .selectAll()
    .orderBy('version', 'desc')
    .execute();
}

export async function insertBooking(
  database: Kysely<Tables>,
  booking: Insertable<BookingTable>,
): Promise<void> {
  await database.insertInto('booking').values(booking).execute();
}

export async function updateBooking(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
  changes: Updateable<BookingTable>,
): Promise<void> {
  await database
    .updateTable('booking')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

export async function replaceCargoLines(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string,
  lines: readonly Insertable<CargoLineTable>[],
): Promise<void> {
  await database
    .deleteFrom('cargo_line')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .execute();
  if (lines.length > 0) await database.insertInto('cargo_line').values(lines).execute();
}

export async function insertBookingEvent(
  database: Kysely<Tables>,
  event: Insertable<BookingEventTable>,
): Promise<void> {
  await database.insertInto('booking_event').values(event).execute();
}
