import { type BillTotal, paidShares, paymentStatusOf } from '@berth/contract';
import type { FeeRow, QuotationRow } from '@berth/contract/endpoints';
import { plainDecimal } from '../record/plain-decimal.ts';
import type { FeeRowRow, QuotationRowRow } from './bill-parts.repository.ts';

/** What quotations and bills say of a price. */
export function presentQuotationRow(row: QuotationRowRow | FeeRowRow): QuotationRow {
  return {
    id: row.id,
    feeItem: row.fee_item,
    feeName: { 'zh-CN': row.name_zh, en: row.name_en },
    unit: row.unit,
    currency: row.currency,
    quantity: plainDecimal(row.quantity),
    unitPrice: plainDecimal(row.unit_price),
    amountMinor: row.amount_minor,
  };
}

/** All rows of one bill in their order, each with its share of what is paid. */
export function presentFeeRows(rows: readonly FeeRowRow[], totals: readonly BillTotal[]): FeeRow[] {
  const amounts = rows.map(({ currency, amount_minor: amountMinor, confirmed_at }) => ({
    currency,
    amountMinor,
    isConfirmed: confirmed_at !== null,
  }));
  const paid = totals.map(({ currency, paidMinor }) => ({ currency, amountMinor: paidMinor }));
  const shares = paidShares(amounts, paid);
  return rows.map((row, at) => presentFeeRow(row, shares[at] ?? 0));
}

function presentFeeRow(row: FeeRowRow, paidMinor: number): FeeRow {
  const isConfirmed = row.confirmed_at !== null;
  const confirmedMinor = isConfirmed ? row.amount_minor : 0;
  return {
    ...presentQuotationRow(row),
    bookingId: row.booking_id,
    paymentObject: row.payment_object,
    businessType: row.business_type,
    blNumber: row.bl_number,
    businessDate: row.business_date,
    remarks: row.remarks,
    isConfirmed,
    confirmedBy: row.confirmed_by,
    changedFromMinor: row.changed_from_minor,
    payableMinor: confirmedMinor,
    paidMinor,
    paymentStatus: paymentStatusOf({ amountMinor: row.amount_minor, confirmedMinor, paidMinor }),
  };
}
