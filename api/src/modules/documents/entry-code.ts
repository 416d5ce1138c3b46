import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { requireAction } from '../bookings/record/booking-refusals.ts';
import type { BookingRow } from '../bookings/record/bookings.repository.ts';
import { findVisibleBooking, type Seer } from '../bookings/record/bookings.service.ts';
import { findBranchAt } from './documents.repository.ts';

type EntryCode = EndpointResult<Endpoints['GET /business/getWarehouseCode']>;

/** A booking whose cargo may still come to the gate. */
export async function bookingAt(database: Kysely<Tables>, seer: Seer, id: string): Promise<BookingRow> {
  const booking = await findVisibleBooking(database, seer, id);
  if (!booking) throw new Refusal('NOT_FOUND');
  requireAction(booking, 'showEntryCode');
  return booking;
}

/** The code for the gate, and what else the driver needs. */
export async function presentEntryCode(database: Kysely<Tables>, booking: BookingRow): Promise<EntryCode> {
  const branch = await findBranchAt(database, booking.receiving_place);
  return {
    businessNumber: booking.business_number,
    warehouseEntryNumber: booking.warehouse_entry_number,
    status: booking.status,
    code: booking.entry_token,
    expectedWarehousingAt: booking.expected_warehousing_at,
    cartons: Number(booking.cartons),
    place: branch && {
      name: { 'zh-CN': branch.name_zh, en: branch.name_en },
      address: { 'zh-CN': branch.address_zh, en: branch.address_en },
      phone: branch.phone,
    },
  };
}
