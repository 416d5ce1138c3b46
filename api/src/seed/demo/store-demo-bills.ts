import { randomUUID } from 'node:crypto';
import { amountOfRow } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { storeBill } from '../bills/store-bill.ts';
import { demoBills } from './demo-bills.ts';
import type { DemoCustomer } from './demo-customer.ts';
import { type PricedBooking, quotedPrices } from './demo-prices.ts';

/** Bookings that the forwarder has confirmed, oldest sailing first. */
async function listConfirmed(transaction: Transaction<Tables>, customerId: string): Promise<PricedBooking[]> {
  return await transaction
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('status', 'not in', ['draft', 'toBeReceived', 'returned'])
    .select(['id', 'kind', 'business_number', 'destination', 'etd', 'weight', 'volume', 'charged_weight'])
    .select(['charged_volume', 'chargeable_weight', 'ordered_containers', 'is_declared', 'is_pickup'])
    .orderBy('etd')
    .orderBy('business_number')
    .execute();
}

/** What was quoted for each confirmed booking. */
export async function storeDemoQuotations(
  transaction: Transaction<Tables>,
  customerId: string,
  now: Date,
): Promise<void> {
  const quotedAt = now.toISOString();
  const rows = (await listConfirmed(transaction, customerId)).flatMap((booking) =>
    quotedPrices(booking).map((quoted, ordinal) => {
      const { currency, quantity, unit_price: unitPrice } = quoted;
      const factors = { currency, quantity: String(quantity), unitPrice: String(unitPrice) };
      return {
        ...quoted,
        id: randomUUID(),
        customer_id: customerId,
        booking_id: booking.id,
        ordinal,
        amount_minor: amountOfRow(factors) ?? 0,
        quoted_at: quotedAt,
      };
    }),
  );
  if (rows.length > 0) await transaction.insertInto('quotation_row').values(rows).execute();
}

export async function storeDemoBills(
  transaction: Transaction<Tables>,
  customer: DemoCustomer,
  { settlement, now }: { settlement: 'monthly' | 'perBill'; now: Date },
): Promise<void> {
  const bookings = await listConfirmed(transaction, customer.customerId);
  for (const bill of demoBills(customer, { bookings, settlement, now })) await storeBill(transaction, bill);
}

/** CNY 300,000.00 for 30 days. */
export async function storeDemoCredit(
  transaction: Transaction<Tables>,
  customerId: string,
  now: Date,
): Promise<void> {
  const terms = { customer_id: customerId, limit_minor: 30_000_000, days: 30, updated_at: now.toISOString() };
  await transaction.insertInto('customer_credit').values(terms).execute();
}
