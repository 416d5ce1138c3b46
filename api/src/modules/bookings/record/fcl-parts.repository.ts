import type { BookedSpace, ContainerVgm } from '@berth/contract';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { FclContainerTable, FclLoadingPlaceTable } from '../bookings.schema.ts';
import { findBooking } from './bookings.repository.ts';

/** What FCL bookings ordered, and where they are loaded; each booking's own in the order in which it was entered. */
export async function listFclParts(
  database: Kysely<Tables>,
  customerId: string,
  bookingIds: readonly string[],
) {
  const [places, containers] = await Promise.all([
    database
      .selectFrom('fcl_loading_place')
      .where('customer_id', '=', customerId)
      .where('booking_id', 'in', bookingIds)
      .selectAll()
      .orderBy('booking_id')
      .orderBy('ordinal')
      .execute(),
    containersOf(database, customerId, bookingIds).execute(),
  ]);
  return { places, containers };
}

export type FclContainerRow = Selectable<FclContainerTable>;

/** In the order in which they were entered. */
export async function listFclContainers(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string,
): Promise<FclContainerRow[]> {
  return await containersOf(database, customerId, [bookingId]).execute();
}

function containersOf(database: Kysely<Tables>, customerId: string, bookingIds: readonly string[]) {
  return database
    .selectFrom('fcl_container')
    .where('customer_id', '=', customerId)
    .where('booking_id', 'in', bookingIds)
    .selectAll()
    .orderBy('booking_id')
    .orderBy('ordinal');
}

/** What space is booked by for a booking of any kind; null where there is none. Full containers alone are ordered. */
export async function findBookedSpace(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string,
): Promise<Required<BookedSpace> | null> {
  const booking = await findBooking(database, customerId, bookingId);
  if (!booking) return null;
  const containers = await listFclContainers(database, customerId, bookingId);
  return {
    receivingPlace: booking.receiving_place,
    destination: booking.destination,
    dischargePort: booking.discharge_port,
    containers: containers.map(({ size_type }) => ({ sizeType: size_type })),
  };
}

export async function updateVgm(
  database: Kysely<Tables>,
  booking: { id: string; customer_id: string },
  told: readonly ContainerVgm[],
): Promise<void> {
  for (const { index, vgmKg, vgmMethod } of told) {
    await database
      .updateTable('fcl_container')
      .where('customer_id', '=', booking.customer_id)
      .where('booking_id', '=', booking.id)
      .where('ordinal', '=', index)
      .set({ vgm_kg: vgmKg === null ? null : String(vgmKg), vgm_method: vgmMethod })
      .execute();
  }
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
