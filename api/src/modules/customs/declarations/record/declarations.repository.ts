import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';

export type DeclarationRow = Selectable<Tables['declaration']>;
/** Its row stays locked until the transaction ends. */
export type LockedDeclaration = DeclarationRow;
export type DeclarationPlace = { customerId: string; id: string };
export type PaperRow = Selectable<Tables['declaration_paper']>;
export type DeclaredBookingRow = Awaited<ReturnType<typeof listBookingsOf>>[number];

export async function findDeclaration(
  database: Kysely<Tables>,
  { customerId, id }: DeclarationPlace,
): Promise<DeclarationRow | null> {
  const declaration = await database
    .selectFrom('declaration')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return declaration ?? null;
}

export async function findAndLock(
  transaction: Kysely<Tables>,
  { customerId, id }: DeclarationPlace,
): Promise<LockedDeclaration | null> {
  const declaration = await transaction
    .selectFrom('declaration')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return declaration ?? null;
}

export async function findDeclarationOfBooking(
  database: Kysely<Tables>,
  { customerId, bookingId }: { customerId: string; bookingId: string },
): Promise<string | null> {
  const found = await database
    .selectFrom('declaration_booking')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .select('declaration_id')
    .executeTakeFirst();
  return found?.declaration_id ?? null;
}

/** What pages of declarations show of a booking. */
export const declaredColumns = [
  ...(['id', 'customer_id', 'kind', 'business_number', 'status', 'version'] as const),
  ...(['is_declared', 'export_documents', 'vessel', 'voyage', 'etd', 'discharge_port'] as const),
  ...(['destination', 'goods_name', 'cartons', 'weight', 'volume', 'customs_cut_off_at'] as const),
] as const;

/** The bookings that a declaration is for, by their numbers. */
export async function listBookingsOf(database: Kysely<Tables>, { customerId, id }: DeclarationPlace) {
  const ids = database
    .selectFrom('declaration_booking')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .select('booking_id');
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .select(declaredColumns)
    .orderBy('business_number')
    .execute();
}

export async function insertDeclaration(
  transaction: Kysely<Tables>,
  row: Insertable<Tables['declaration']>,
  bookingIds: readonly string[],
): Promise<void> {
  await transaction.insertInto('declaration').values(row).execute();
  await insertBookings(transaction, { customerId: row.customer_id, id: row.id }, bookingIds);
}

async function insertBookings(
  transaction: Kysely<Tables>,
  { customerId: customer_id, id: declaration_id }: DeclarationPlace,
  bookingIds: readonly string[],
): Promise<void> {
  const bookings = bookingIds.map((booking_id) => ({ customer_id, declaration_id, booking_id }));
  await transaction.insertInto('declaration_booking').values(bookings).execute();
}

/** The declaration is for these bookings from now on. */
export async function replaceBookings(
  transaction: Kysely<Tables>,
  place: DeclarationPlace,
  bookingIds: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('declaration_booking')
    .where('customer_id', '=', place.customerId)
    .where('declaration_id', '=', place.id)
    .execute();
  await insertBookings(transaction, place, bookingIds);
}

export type DeclarationChanges = Omit<
  Updateable<Tables['declaration']>,
  'id' | 'customer_id' | 'version' | 'status' | 'updated_at'
>;

export async function updateDeclaration(
  transaction: Kysely<Tables>,
  { customerId, id }: DeclarationPlace,
  changes: Updateable<Tables['declaration']>,
): Promise<void> {
  await transaction
    .updateTable('declaration')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

export async function deleteDeclaration(
  transaction: Kysely<Tables>,
  { customerId, id }: DeclarationPlace,
): Promise<void> {
  await transaction
    .deleteFrom('declaration')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Takes a booking out of a declaration, and names those that stay. */
export async function removeBooking(
  transaction: Kysely<Tables>,
  { customerId, id }: DeclarationPlace,
  bookingId: string,
): Promise<void> {
  await transaction
    .deleteFrom('declaration_booking')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Papers, the older versions among them, as they were added. */
export async function listPapers(
  database: Kysely<Tables>,
  { customerId, id }: DeclarationPlace,
): Promise<PaperRow[]> {
  return await database
    .selectFrom('declaration_paper')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .selectAll()
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function insertEvent(
  transaction: Kysely<Tables>,
  event: Insertable<Tables['declaration_event']>,
): Promise<void> {
  await transaction.insertInto('declaration_event').values(event).execute();
}

/** The newest first. */
export async function listEvents(
  database: Kysely<Tables>,
  { customerId, id }: DeclarationPlace,
  limit = 200,
) {
  return await database
    .selectFrom('declaration_event')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The day's next serial; the counter's row is locked until the transaction ends, so that nobody gets it twice. */
export async function takeSerial(transaction: Kysely<Tables>, day: string): Promise<number> {
  const { last_serial: serial } = await transaction
    .insertInto('declaration_number_counter')
    .values({ day, last_serial: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ last_serial: sql`declaration_number_counter.last_serial + 1` }),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow();
  return serial;
}
