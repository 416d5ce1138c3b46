import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type DeclarationRow = Selectable<Tables['declaration']>;

type OfBooking = { customerId: string; bookingId: string };

export async function findDeclaration(
  database: Kysely<Tables>,
  { customerId, bookingId }: OfBooking,
): Promise<DeclarationRow | null> {
  const declaration = await database
    .selectFrom('declaration')
    .innerJoin('declaration_booking', (join) =>
      join
        .onRef('declaration_booking.customer_id', '=', 'declaration.customer_id')
        .onRef('declaration_booking.declaration_id', '=', 'declaration.id'),
    )
    .where('declaration.customer_id', '=', customerId)
    .where('declaration_booking.booking_id', '=', bookingId)
    .selectAll('declaration')
    .executeTakeFirst();
  return declaration ?? null;
}

export async function insertDeclaration(
  transaction: Kysely<Tables>,
  row: Insertable<Tables['declaration']>,
  bookingIds: readonly string[],
): Promise<void> {
  await transaction.insertInto('declaration').values(row).execute();
  const { customer_id, id: declaration_id } = row;
  const bookings = bookingIds.map((booking_id) => ({ customer_id, declaration_id, booking_id }));
  await transaction.insertInto('declaration_booking').values(bookings).execute();
}

export async function updateDeclaration(
  transaction: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
  changes: Updateable<Tables['declaration']>,
): Promise<void> {
  await transaction
    .updateTable('declaration')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}
