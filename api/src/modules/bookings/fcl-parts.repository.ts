import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FclContainerTable, FclLoadingPlaceTable } from './bookings.schema.ts';

/** What an FCL booking ordered, and where it is loaded. */
export async function listFclParts(database: Kysely<Tables>, customerId: string, bookingId: string) {
  const [places, containers] = await Promise.all([
    database
      .selectFrom('fcl_loading_place')
      .where('customer_id', '=', customerId)
      .where('booking_id', '=', bookingId)
      .selectAll()
      .orderBy('ordinal')
      .execute(),
    database
      .selectFrom('fcl_container')
      .where('customer_id', '=', customerId)
      .where('booking_id', '=', bookingId)
      .selectAll()
      .orderBy('ordinal')
      .execute(),
  ]);
  return { places, containers };
}

export async function replaceFclParts(
  database: Kysely<Tables>,
  { customerId, bookingId }: { customerId: string; bookingId: string },
  parts: {
    places: readonly Insertable<FclLoadingPlaceTable>[];
    containers: readonly Insertable<FclContainerTable>[];
  },
): Promise<void> {
  await database
    .deleteFrom('fcl_loading_place')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .execute();
  await database
    .deleteFrom('fcl_container')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .execute();
  if (parts.places.length > 0) await database.insertInto('fcl_loading_place').values(parts.places).execute();
  if (parts.containers.length > 0) {
    await database.insertInto('fcl_container').values(parts.containers).execute();
  }
}
