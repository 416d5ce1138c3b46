import { randomUUID } from 'node:crypto';
import { type PriceEntry, type Problem, priceProblems, sumsByCurrency } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { showChange } from '../../../notify/tell-customer.ts';
import { lockNamedBooking } from '../../bookings/record/named-bookings.ts';
import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import { mostProblems } from './bill-bookings.ts';
import { listKnownFeeItems } from './fee-rows.repository.ts';

/** Replaces the quotation of a booking. Without any row the quotation is withdrawn. */
export async function receiveQuotation(
  { transaction, now, locale }: ForwarderAct,
  { businessNumber, rows }: { businessNumber: string; rows: readonly PriceEntry[] },
) {
  const known = await listKnownFeeItems(transaction, [...new Set(rows.map(({ feeItem }) => feeItem))]);
  const items = new Set(known.map(({ code }) => code));
  const problems = rows.flatMap((row, at): Problem[] => {
    const path = `rows.${at}`;
    const broken = priceProblems(row, path);
    if (broken.length > 0 || items.has(row.feeItem)) return broken;
    return [{ path: `${path}.feeItem`, rule: 'unknownFeeItem', params: { code: row.feeItem } }];
  });
  refuseProblems(problems.slice(0, mostProblems), locale);
  const booking = await lockNamedBooking(transaction, businessNumber);
  const place = { customerId: booking.customer_id, bookingId: booking.id };
  await replaceQuotation(transaction, place, rows, now);
  await showChange(transaction, {
    customerId: place.customerId,
    record: { kind: 'booking', id: booking.id },
  });
  return {
    businessNumber: booking.business_number,
    rows: rows.length,
    totals: sumsByCurrency(rows.map(({ currency, amountMinor }) => ({ currency, amountMinor }))),
  };
}

async function replaceQuotation(
  database: Kysely<Tables>,
  { customerId, bookingId }: { customerId: string; bookingId: string },
  rows: readonly PriceEntry[],
  now: Date,
): Promise<void> {
  await database
    .deleteFrom('quotation_row')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .execute();
  if (rows.length === 0) return;
  const values = rows.map((row, at) => ({
    id: randomUUID(),
    customer_id: customerId,
    booking_id: bookingId,
    ordinal: at + 1,
    fee_item: row.feeItem,
    unit: row.unit,
    currency: row.currency,
    quantity: row.quantity,
    unit_price: row.unitPrice,
    amount_minor: row.amountMinor,
    quoted_at: now.toISOString(),
  }));
  await database.insertInto('quotation_row').values(values).execute();
}
