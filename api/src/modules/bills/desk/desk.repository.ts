import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

const mostFound = 50;
const mostUnbilled = 200;

const holds = (column: string, text: string) => sql<boolean>`strpos(lower(${sql.ref(column)}), ${text}) > 0`;
const folded = (search: string) => search.normalize('NFKC').trim().toLowerCase();

/** A customer's bookings by a part of one of their numbers, the newest first. */
export async function searchBookings(
  database: Kysely<Tables>,
  { customerId, search }: { customerId: string; search: string },
) {
  const text = folded(search);
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'draft')
    .where((row) => row.or([holds('business_number', text), holds('customer_business_number', text)]))
    .select(['id', 'kind', 'business_number', 'customer_business_number', 'etd'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostFound)
    .execute();
}

/** Bills of all customers, or of one, by a part of number, reference or customer's name; the newest first. */
export async function searchBills(
  database: Kysely<Tables>,
  { search, customerId }: { search: string; customerId?: string | undefined },
) {
  const text = folded(search);
  return await database
    .selectFrom('bill')
    .innerJoin('customer', 'customer.id', 'bill.customer_id')
    .where((row) =>
      row.or(['bill.number', 'bill.remittance_reference', 'customer.name'].map((name) => holds(name, text))),
    )
    .$if(customerId !== undefined, (bills) => bills.where('bill.customer_id', '=', customerId ?? ''))
    .select([
      'bill.id',
      'bill.number',
      'bill.customer_id',
      'customer.name as customer_name',
      'bill.settlement',
      'bill.status',
      'bill.issued_on',
      'bill.due_on',
      'bill.totals',
    ])
    .orderBy('bill.created_at', 'desc')
    .orderBy('bill.id')
    .limit(mostFound)
    .execute();
}

export async function listFeeItems(database: Kysely<Tables>) {
  return await database
    .selectFrom('fee_item')
    .where('is_retired', '=', false)
    .selectAll()
    .orderBy('ordinal')
    .orderBy('code')
    .execute();
}

/** Bookings that were quoted and stand on no bill yet, the oldest quotation first. */
export async function listUnbilled(database: Kysely<Tables>) {
  return await database
    .selectFrom('quotation_row')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'quotation_row.booking_id')
        .onRef('booking.customer_id', '=', 'quotation_row.customer_id'),
    )
    .innerJoin('customer', 'customer.id', 'quotation_row.customer_id')
    .where('booking.status', '<>', 'returned')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('fee_row')
            .innerJoin('bill', 'bill.id', 'fee_row.bill_id')
            .whereRef('fee_row.customer_id', '=', 'quotation_row.customer_id')
            .whereRef('fee_row.booking_id', '=', 'quotation_row.booking_id')
            .where('bill.cancelled_at', 'is', null)
            .select('fee_row.id'),
        ),
      ),
    )
    .groupBy([
      'quotation_row.booking_id',
      'booking.business_number',
      'quotation_row.customer_id',
      'customer.name',
      'quotation_row.quoted_at',
    ])
    .select([
      'quotation_row.booking_id',
      'booking.business_number',
      'quotation_row.customer_id',
      'customer.name as customer_name',
      'quotation_row.quoted_at',
    ])
    .orderBy('quotation_row.quoted_at')
    .orderBy('quotation_row.booking_id')
    .limit(mostUnbilled)
    .execute();
}

/** What is quoted for each of these bookings, of any customers, a line for each currency. */
export async function sumQuotations(database: Kysely<Tables>, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return [];
  return await database
    .selectFrom('quotation_row')
    .where('booking_id', 'in', bookingIds)
    .groupBy(['booking_id', 'currency'])
    .select(['booking_id', 'currency'])
    .select(sql<number>`sum(amount_minor)::bigint`.as('amount_minor'))
    .orderBy('currency')
    .execute();
}
