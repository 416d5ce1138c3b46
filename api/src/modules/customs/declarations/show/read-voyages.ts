import { shipOf } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import { listBookingContainers } from '../../../tracking/booking-containers.repository.ts';
import { portsOfTrip } from '../../../tracking/trips.repository.ts';
import type { DeclaredBookingRow } from '../record/declarations.repository.ts';

type Ship = readonly [vessel: string, voyage: string];

/** The ship and voyage of each booking: that of its sailing, or that which its containers' events name; '' for unknown. */
async function readShips(
  database: Kysely<Tables>,
  customerId: string,
  bookings: readonly DeclaredBookingRow[],
): Promise<ReadonlyMap<string, Ship>> {
  const unnamed = bookings.filter(({ vessel }) => vessel === '').map(({ id }) => id);
  const containers = unnamed.length > 0 ? await listBookingContainers(database, customerId, unnamed) : [];
  return new Map(
    bookings.map((booking) => {
      const told = containers
        .filter(({ booking_id }) => booking_id === booking.id)
        .map((container) => shipOf(container.events, portsOfTrip(container)))
        .find(({ vesselName }) => vesselName !== '');
      const ship: Ship = told ? [told.vesselName, told.voyageNumber] : [booking.vessel, booking.voyage];
      return [booking.id, ship] as const;
    }),
  );
}

const named = (ship: Ship | undefined, between: string) =>
  (ship ?? []).filter((part) => part !== '').join(between);

/** The ship and voyage of each booking; while none is known its day of departure, and '' where neither is. */
export async function readVoyages(
  database: Kysely<Tables>,
  customerId: string,
  bookings: readonly DeclaredBookingRow[],
): Promise<ReadonlyMap<string, string>> {
  const ships = await readShips(database, customerId, bookings);
  return new Map(bookings.map(({ id, etd }) => [id, named(ships.get(id), ' ') || (etd ?? '')]));
}

/** `VESSEL / VOYAGE` of bookings that sail together, as customs papers have it; '' while none is known. */
export async function readShip(
  database: Kysely<Tables>,
  customerId: string,
  bookings: readonly DeclaredBookingRow[],
): Promise<string> {
  const ships = await readShips(database, customerId, bookings);
  return bookings.map(({ id }) => named(ships.get(id), ' / ')).find((ship) => ship !== '') ?? '';
}
