import { shipOf } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import { listBookingContainers } from '../../../tracking/booking-containers.repository.ts';
import { portsOfTrip } from '../../../tracking/trips.repository.ts';
import type { DeclaredBookingRow } from '../record/declarations.repository.ts';

/**
 * The ship and voyage of each booking: that of its sailing, or that which its containers' events name; while none is
 * known its day of departure, and '' where neither is.
 */
export async function readVoyages(
  database: Kysely<Tables>,
  customerId: string,
  bookings: readonly DeclaredBookingRow[],
): Promise<ReadonlyMap<string, string>> {
  const unnamed = bookings.filter(({ vessel }) => vessel === '').map(({ id }) => id);
  const containers = unnamed.length > 0 ? await listBookingContainers(database, customerId, unnamed) : [];
  return new Map(
    bookings.map((booking) => {
      const told = containers
        .filter(({ booking_id }) => booking_id === booking.id)
        .map((container) => shipOf(container.events, portsOfTrip(container)))
        .find(({ vesselName }) => vesselName !== '');
      const ship = told ? [told.vesselName, told.voyageNumber] : [booking.vessel, booking.voyage];
      const named = ship.filter((part) => part !== '').join(' ');
      return [booking.id, named === '' ? (booking.etd ?? '') : named] as const;
    }),
  );
}
