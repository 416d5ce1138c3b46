import type { BookingKind, BookingStatus, ContainerEvent } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { codeRank, inCodes, type SearchWords, searchedRows } from '../../list/search-words.ts';
import type { BookingPlace } from '../bookings/record/bookings.repository.ts';

export async function getCustomerOf(database: Kysely<Tables>, { customerId }: BookingPlace) {
  return await database
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** How many lines the history of a booking has: each version, and all that was told of it. */
export async function countHistory(
  database: Kysely<Tables>,
  { customerId, bookingId }: BookingPlace,
): Promise<number> {
  const { lines } = await database
    .selectFrom('booking_event')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow();
  return Number(lines);
}

export type ToldEvent = {
  trip_id: string;
  event_hash: Buffer;
  event: ContainerEvent;
  system: string;
  received_at: string;
};

/** What was told of some voyages, the newest word first. */
export async function listToldEvents(
  database: Kysely<Tables>,
  tripIds: readonly string[],
): Promise<ToldEvent[]> {
  if (tripIds.length === 0) return [];
  return await database
    .selectFrom('container_event')
    .where('trip_id', 'in', tripIds)
    .select(['trip_id', 'event_hash', 'event', 'system', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('event_hash')
    .execute();
}

/** The number of a bill with this booking that its customer has confirmed, which stays as it is until the end. */
export async function findConfirmedBill(
  transaction: Transaction<Tables>,
  { customerId, bookingId }: BookingPlace,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('bill')
    .where('bill.customer_id', '=', customerId)
    .where('bill.cancelled_at', 'is', null)
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('fee_row')
          .whereRef('fee_row.bill_id', '=', ref('bill.id'))
          .where('fee_row.customer_id', '=', customerId)
          .where('fee_row.booking_id', '=', bookingId)
          .where(({ or, eb }) =>
            or([eb('bill.confirmed_at', 'is not', null), eb('fee_row.confirmed_at', 'is not', null)]),
          )
          .select('fee_row.id'),
      ),
    )
    .select('bill.number')
    .orderBy('bill.number')
    .limit(1)
    .forShare('bill')
    .executeTakeFirst();
  return row?.number ?? null;
}

export type FoundDeskBooking = {
  id: string;
  kind: BookingKind;
  business_number: string;
  customer_name: string;
  status: BookingStatus;
};

/** Bookings of all customers by their numbers: whole numbers first, then numbers that begin with them; the newest first. */
export async function findDeskBookings(
  database: Kysely<Tables>,
  words: SearchWords,
): Promise<FoundDeskBooking[]> {
  return await database
    .selectFrom('desk_booking')
    .where(inCodes('search_codes', words))
    .select(['id', 'kind', 'business_number', 'customer_name', 'status'])
    .orderBy(codeRank('search_codes', words))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(searchedRows)
    .execute();
}

/** What the audit log says of a booking before and after an act. */
export async function findActedOn(database: Kysely<Tables>, { customerId, bookingId }: BookingPlace) {
  const row = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', '=', bookingId)
    .select(['status', 'return_reason as returnReason', 'warehouse_entry_number as warehouseEntryNumber'])
    .select([
      'carrier',
      'vessel',
      'voyage',
      'flight_number as flightNumber',
      'waybill_number as waybillNumber',
    ])
    .select(['etd', 'si_cut_off_at as siCutOffAt', 'vgm_cut_off_at as vgmCutOffAt'])
    .select(['cy_cut_off_at as cyCutOffAt', 'customs_cut_off_at as customsCutOffAt'])
    .select(['measured_lines as measuredLines', 'charged_weight as chargedWeight'])
    .select(['charged_volume as chargedVolume', 'containers', 'tracking_milestone as milestone', 'eta'])
    .executeTakeFirst();
  return row ?? null;
}
