import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

type OfBill = { customerId: string; billId: string };

/** Null where it is another customer's, just as where it never was. */
export async function findBill(database: Kysely<Tables>, { customerId, billId }: OfBill) {
  const bill = await database
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .where('id', '=', billId)
    .selectAll()
    .executeTakeFirst();
  return bill ?? null;
}

export type BillRow = NonNullable<Awaited<ReturnType<typeof findBill>>>;

/** Bills with rows about a booking; one that was cancelled asks for nothing. */
export async function listBillsOfBooking(
  database: Kysely<Tables>,
  { customerId, bookingId }: { customerId: string; bookingId: string },
) {
  return await database
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'cancelled')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('fee_row')
          .where('fee_row.customer_id', '=', customerId)
          .whereRef('fee_row.bill_id', '=', 'bill.id')
          .where('fee_row.booking_id', '=', bookingId)
          .select('fee_row.id'),
      ),
    )
    .select(['customer_id', 'id', 'number', 'totals'])
    .orderBy('issued_on')
    .orderBy('number')
    .execute();
}

/** All rows of some bills, each bill's in its order. */
export async function listFeeRows(database: Kysely<Tables>, customerId: string, billIds: readonly string[]) {
  return await database
    .selectFrom('fee_row')
    .innerJoin('fee_item', 'fee_item.code', 'fee_row.fee_item')
    .where('fee_row.customer_id', '=', customerId)
    .where('fee_row.bill_id', 'in', billIds)
    .selectAll('fee_row')
    .select(['fee_item.name_zh', 'fee_item.name_en'])
    .orderBy('fee_row.bill_id')
    .orderBy('fee_row.ordinal')
    .execute();
}

export type FeeRowRow = Awaited<ReturnType<typeof listFeeRows>>[number];

export async function listQuotations(
  database: Kysely<Tables>,
  customerId: string,
  bookingIds: readonly string[],
) {
  if (bookingIds.length === 0) return [];
  return await database
    .selectFrom('quotation_row')
    .innerJoin('fee_item', 'fee_item.code', 'quotation_row.fee_item')
    .where('quotation_row.customer_id', '=', customerId)
    .where('quotation_row.booking_id', 'in', bookingIds)
    .selectAll('quotation_row')
    .select(['fee_item.name_zh', 'fee_item.name_en'])
    .orderBy('quotation_row.booking_id')
    .orderBy('quotation_row.ordinal')
    .execute();
}

export type QuotationRowRow = Awaited<ReturnType<typeof listQuotations>>[number];

/** What bills say of bookings, with what their rows are charged by. */
export async function listBilledBookings(
  database: Kysely<Tables>,
  customerId: string,
  bookingIds: readonly string[],
) {
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('id', 'in', bookingIds)
    .select(['customer_id', 'id', 'kind', 'business_number', 'customer_business_number', 'etd', 'cartons'])
    .select(['weight', 'volume', 'charged_weight', 'charged_volume', 'chargeable_weight'])
    .select(['transport_channel', 'receiving_place', 'destination', 'discharge_port'])
    .orderBy('business_number')
    .execute();
}

export type BilledBookingRow = Awaited<ReturnType<typeof listBilledBookings>>[number];

export async function listPayments(database: Kysely<Tables>, { customerId, billId }: OfBill) {
  return await database
    .selectFrom('bill_payment')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .selectAll()
    .orderBy('received_on')
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function listDocuments(database: Kysely<Tables>, { customerId, billId }: OfBill) {
  return await database
    .selectFrom('bill_document')
    .innerJoin('upload', 'upload.id', 'bill_document.upload_id')
    .where('bill_document.customer_id', '=', customerId)
    .where('bill_document.bill_id', '=', billId)
    .select([
      'bill_document.customer_id',
      'bill_document.id',
      'bill_document.title',
      'bill_document.added_at',
    ])
    .select(['upload.id as upload_id', 'upload.file_name', 'upload.bytes'])
    .orderBy('bill_document.added_at', 'desc')
    .orderBy('bill_document.id')
    .execute();
}

/** Newest first. */
/** What happened last is what anybody asks about; a bill that is corrected each night has years of it. */
const mostEvents = 200;

export async function listEvents(database: Kysely<Tables>, { customerId, billId }: OfBill) {
  return await database
    .selectFrom('bill_event')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .selectAll()
    .orderBy('version', 'desc')
    .limit(mostEvents)
    .execute();
}
