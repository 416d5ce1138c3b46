import type { BookingKind, BookingTelling } from '@berth/contract';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { givenRows } from '../../../database/given-rows.ts';
import type { Tables } from '../../../database/tables.ts';
import type { BookingEventTable, BookingTable, CargoLineTable } from '../bookings.schema.ts';

export type BookingRow = Selectable<BookingTable>;
export type CargoLineRow = Selectable<CargoLineTable>;
export type MeasurementRow = Selectable<Tables['cargo_measurement']>;

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
  'containers',
  'carrier',
  'has_departed',
  'told_eta',
  'transport_channel',
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

/** Where a booking is. */
export type BookingPlace = { customerId: string; bookingId: string };

/** The same of several, whoever's they are, by their ids and locked in that order. */
export async function lockBookings(
  database: Kysely<Tables>,
  places: readonly BookingPlace[],
): Promise<LockedBooking[]> {
  return await database
    .selectFrom('booking')
    .where(sql<boolean>`customer_id = any(${places.map(({ customerId }) => customerId)}::uuid[])`)
    .where(sql<boolean>`id = any(${places.map(({ bookingId }) => bookingId)}::uuid[])`)
    .select(lockedColumns)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What there is of each line of a booking, by table. */
type LineRows = { cargo_line: CargoLineRow; cargo_measurement: MeasurementRow };

/** The cargo of bookings, or what the warehouse measured of it, by booking and line. */
export async function listLines<Table extends keyof LineRows>(
  database: Kysely<Tables>,
  table: Table,
  { customerId, bookingIds }: { customerId: string; bookingIds: readonly string[] },
): Promise<LineRows[Table][]> {
  const rows = await database
    .selectFrom<keyof LineRows>(table)
    .where('customer_id', '=', customerId)
    .where('booking_id', 'in', bookingIds)
    .selectAll()
    .orderBy('booking_id')
    .orderBy('ordinal')
    .execute();
  return rows as LineRows[Table][]; // those of the table that was named
}

/** Newest first. */
export async function listBookingEvents(database: Kysely<Tables>, customerId: string, bookingId: string) {
  return await database
    .selectFrom('booking_event')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .selectAll()
    .orderBy('version', 'desc')
    .orderBy('serial', 'desc')
    .execute();
}

export async function insertBooking(
  database: Kysely<Tables>,
  booking: Insertable<BookingTable>,
): Promise<void> {
  await database.insertInto('booking').values(booking).execute();
}

/** Another version is an update, and so is what a system tells (`insertTelling`); nothing else is (`updated_at`). */
type BookingChanges = Omit<Updateable<BookingTable>, 'version' | 'updated_at'> &
  ({ version: number; updated_at: string } | { version?: never; updated_at?: never });

export async function updateBooking(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
  changes: BookingChanges,
): Promise<void> {
  await database
    .updateTable('booking')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

type BookingChange = Pick<BookingRow, 'id' | 'customer_id'> & BookingChanges;

/** Changes the same columns of several bookings, each to values of its own. */
export async function updateBookings(
  database: Kysely<Tables>,
  changes: readonly BookingChange[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { id: _id, customer_id: _customer, ...changed } = first;
  await database
    .updateTable('booking')
    .from(givenRows('booking', changes))
    .where(sql<boolean>`booking.customer_id = any(${changes.map((one) => one.customer_id)}::uuid[])`)
    .whereRef('booking.customer_id', '=', 'given.customer_id')
    .whereRef('booking.id', '=', 'given.id')
    .set(Object.fromEntries(Object.keys(changed).map((column) => [column, sql.ref(`given.${column}`)])))
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

/** With its cargo and its history. */
export async function deleteBooking(database: Kysely<Tables>, customerId: string, id: string): Promise<void> {
  await database.deleteFrom('booking').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

type VersionEvent = Pick<Selectable<BookingEventTable>, 'version' | 'what' | 'status'> & {
  /** A person of the customer's, or a system under the name that the history shows. */
  by: { userId: string | null; name: string };
  now: Date;
  reason?: string;
};

/** The event of a version that was just made. */
export async function insertBookingEvent(
  database: Kysely<Tables>,
  booking: Pick<BookingRow, 'id' | 'customer_id'>,
  event: VersionEvent,
): Promise<void> {
  await insertBookingEvents(database, [{ booking, ...event }]);
}

/** Those of several bookings, or of several versions of one. */
export async function insertBookingEvents(
  database: Kysely<Tables>,
  events: readonly (VersionEvent & { booking: Pick<BookingRow, 'id' | 'customer_id'> })[],
): Promise<void> {
  const rows = events.map(({ booking, by, now, version, what, status, reason }) => ({
    booking_id: booking.id,
    customer_id: booking.customer_id,
    version,
    user_id: by.userId,
    user_name: by.name,
    what,
    status,
    at: now.toISOString(),
    reason: reason ?? null,
  }));
  const columns = [
    ...(['booking_id', 'customer_id', 'version', 'user_id'] as const),
    ...(['user_name', 'what', 'status', 'at', 'reason'] as const),
  ];
  await database
    .insertInto('booking_event')
    .columns(columns)
    .expression((from) => from.selectFrom(givenRows('booking_event', rows)).select(columns))
    .execute();
}

/**
 * The event of something that a system reported of a locked booking: its version stays what it is, and it is updated, never
 * to before the newest line of its history: another server's clock may be ahead of this one's.
 */
export async function insertTelling(
  database: Kysely<Tables>,
  { id, customer_id, version, status }: LockedBooking,
  { system, told, now, reason }: { system: string; told: BookingTelling; now: Date; reason?: string },
): Promise<void> {
  const serial = sql<number>`(
    select coalesce(max(serial), 0) + 1 from booking_event
    where customer_id = ${customer_id} and booking_id = ${id} and version = ${version})`;
  await database
    .insertInto('booking_event')
    .values({
      booking_id: id,
      customer_id,
      version,
      serial,
      user_id: null,
      user_name: system,
      what: 'changed',
      told,
      status,
      at: now.toISOString(),
      reason: reason ?? null,
    })
    .execute();
  await database
    .updateTable('booking')
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .set({ updated_at: sql`greatest(updated_at, ${now.toISOString()}::timestamptz)` })
    .execute();
}
