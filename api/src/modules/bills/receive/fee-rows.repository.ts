import { randomUUID } from 'node:crypto';
import type { BillEntry, FeeEntry } from '@berth/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { FeeRowTable } from '../bills.schema.ts';

export type StoredFeeRow = Selectable<FeeRowTable>;
type Place = { customerId: string; billId: string };

/** The codes among these that the catalogue has. */
export async function listKnownFeeItems(
  database: Kysely<Tables>,
  codes: readonly string[],
): Promise<{ code: string; name_zh: string; name_en: string }[]> {
  if (codes.length === 0) return [];
  return await database
    .selectFrom('fee_item')
    .where('code', 'in', codes)
    .select(['code', 'name_zh', 'name_en'])
    .execute();
}

export async function listFeeRows(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
): Promise<StoredFeeRow[]> {
  return await database
    .selectFrom('fee_row')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .selectAll()
    .orderBy('ordinal')
    .execute();
}

/** A row as it is to be stored: what was entered, and what becomes of its confirmation. */
export type WrittenRow = {
  /** Of a row that there was before; null for a new one. */
  id: string | null;
  entry: FeeEntry;
  bookingId: string | null;
  kept: Pick<StoredFeeRow, 'confirmed_at' | 'confirmed_by' | 'changed_from_minor' | 'changed_at'>;
};

/** Adds rows, and writes those over that have the same line. */
export async function writeFeeRows(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
  rows: readonly WrittenRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ id, entry, bookingId, kept }) => ({
    id: id ?? randomUUID(),
    bill_id: billId,
    customer_id: customerId,
    ordinal: entry.line,
    booking_id: bookingId,
    fee_item: entry.feeItem,
    unit: entry.unit,
    currency: entry.currency,
    quantity: entry.quantity,
    unit_price: entry.unitPrice,
    amount_minor: entry.amountMinor,
    payment_object: entry.paymentObject,
    business_type: entry.businessType,
    bl_number: entry.blNumber,
    business_date: entry.businessDate,
    remarks: entry.remarks,
    ...kept,
  }));
  await database
    .insertInto('fee_row')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['bill_id', 'ordinal']).doUpdateSet((row) => ({
        booking_id: row.ref('excluded.booking_id'),
        fee_item: row.ref('excluded.fee_item'),
        unit: row.ref('excluded.unit'),
        quantity: row.ref('excluded.quantity'),
        unit_price: row.ref('excluded.unit_price'),
        amount_minor: row.ref('excluded.amount_minor'),
        payment_object: row.ref('excluded.payment_object'),
        business_type: row.ref('excluded.business_type'),
        bl_number: row.ref('excluded.bl_number'),
        business_date: row.ref('excluded.business_date'),
        remarks: row.ref('excluded.remarks'),
        confirmed_at: row.ref('excluded.confirmed_at'),
        confirmed_by: row.ref('excluded.confirmed_by'),
        changed_from_minor: row.ref('excluded.changed_from_minor'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

export async function deleteFeeRows(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .deleteFrom('fee_row')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .where('id', 'in', ids)
    .execute();
}

type OfBookings = { customerId: string; bookingIds: readonly string[] };

/** The bills that rows of these bookings stand on, without those that are cancelled. */
export async function listBillsOfBookings(database: Kysely<Tables>, { customerId, bookingIds }: OfBookings) {
  if (bookingIds.length === 0) return [];
  return await database
    .selectFrom('fee_row')
    .innerJoin('bill', (join) =>
      join.onRef('bill.id', '=', 'fee_row.bill_id').onRef('bill.customer_id', '=', 'fee_row.customer_id'),
    )
    .where('fee_row.customer_id', '=', customerId)
    .where('fee_row.booking_id', 'in', bookingIds)
    .where('bill.cancelled_at', 'is', null)
    .select(['bill.id', 'bill.number', 'fee_row.booking_id'])
    .distinct()
    .orderBy('bill.number')
    .execute();
}

/** The same, with the bookings locked: who bills them next sees what was billed before. */
export async function lockBookingsOnBills(transaction: Kysely<Tables>, own: OfBookings) {
  const { customerId, bookingIds } = own;
  if (bookingIds.length === 0) return [];
  await transaction
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', 'in', bookingIds)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return await listBillsOfBookings(transaction, own);
}

export async function replaceRates(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
  rates: BillEntry['rates'],
): Promise<void> {
  await database
    .deleteFrom('bill_rate')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .execute();
  if (rates.length === 0) return;
  await database
    .insertInto('bill_rate')
    .values(
      rates.map(({ currency, rate, rateOn }) => ({
        bill_id: billId,
        customer_id: customerId,
        currency,
        rate,
        rate_on: rateOn,
      })),
    )
    .execute();
}
