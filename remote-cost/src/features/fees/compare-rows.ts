import { type Currency, currencies } from '@berth/contract';
import type { BilledBooking, FeeRow, QuotationRow } from '../calls/cost.queries.ts';

/** Why a row is not as it was quoted. */
export type DifferenceReason =
  | { kind: 'unquoted' | 'unbilled' }
  | { kind: 'price' | 'quantity'; from: string; to: string };

/** By how much the bill is above the quotation. `share` is of what was quoted; null where nothing was. */
export type Difference = { currency: Currency; amountMinor: number; share: number | null };

/** A fee as it was quoted beside as it is billed. */
export type ComparedRow = {
  key: string;
  quoted: QuotationRow | null;
  billed: FeeRow | null;
  /** Null where there is none. */
  difference: Difference | null;
  reasons: readonly DifferenceReason[];
};

export type FeeGroup = {
  /** Null for fees of no booking. */
  booking: BilledBooking | null;
  rows: readonly ComparedRow[];
};

/** The rows of a bill by booking, each beside the row of the quotation that it answers. */
export function feeGroups(rows: readonly FeeRow[], bookings: readonly BilledBooking[]): FeeGroup[] {
  const groups = bookings.map((booking) => ({
    booking,
    rows: compareRows(
      rows.filter(({ bookingId }) => bookingId === booking.id),
      booking.quotation,
    ),
  }));
  const others = rows.filter(({ bookingId }) => bookings.every(({ id }) => id !== bookingId));
  return others.length === 0 ? groups : [...groups, { booking: null, rows: compareRows(others, []) }];
}

/** Pairs rows of one fee item and currency in their order; where nothing was quoted or nothing is billed at all, nothing differs. */
export function compareRows(billed: readonly FeeRow[], quotation: readonly QuotationRow[]): ComparedRow[] {
  const left = [...quotation];
  const isComparable = billed.length > 0 && quotation.length > 0;
  const pairs = billed.map((row) => {
    const at = left.findIndex((quoted) => quoted.feeItem === row.feeItem && quoted.currency === row.currency);
    const [quoted = null] = at < 0 ? [] : left.splice(at, 1);
    return compare(row, quoted, isComparable);
  });
  return [...pairs, ...left.map((quoted) => compare(null, quoted, isComparable))];
}

/** What was quoted and billed in one currency; null where nothing was. */
export type ComparedTotal = {
  currency: Currency;
  quotedMinor: number | null;
  billedMinor: number | null;
  difference: Difference | null;
};

/** The sums of rows, one of each currency; a difference where something was quoted and something is billed. */
export function compareTotals(rows: readonly ComparedRow[]): ComparedTotal[] {
  const isComparable = rows.some(({ billed }) => billed) && rows.some(({ quoted }) => quoted);
  return currencies.flatMap((currency) => {
    const billedMinor = sumIn(
      currency,
      rows.map(({ billed }) => billed),
    );
    const quotedMinor = sumIn(
      currency,
      rows.map(({ quoted }) => quoted),
    );
    if (billedMinor === null && quotedMinor === null) return [];
    const difference = isComparable ? differenceOf(currency, billedMinor ?? 0, quotedMinor ?? 0) : null;
    return [{ currency, quotedMinor, billedMinor, difference }];
  });
}

function sumIn(currency: Currency, rows: readonly (QuotationRow | null)[]): number | null {
  const own = rows.filter((row) => row?.currency === currency);
  return own.length === 0 ? null : own.reduce((sum, row) => sum + (row?.amountMinor ?? 0), 0);
}

function compare(billed: FeeRow | null, quoted: QuotationRow | null, isComparable: boolean): ComparedRow {
  const row = billed ?? quoted;
  const difference =
    row && isComparable
      ? differenceOf(row.currency, billed?.amountMinor ?? 0, quoted?.amountMinor ?? 0)
      : null;
  const reasons = difference ? reasonsOf(billed, quoted) : [];
  return { key: row?.id ?? '', quoted, billed, difference, reasons };
}

function differenceOf(currency: Currency, billedMinor: number, quotedMinor: number): Difference | null {
  const amountMinor = billedMinor - quotedMinor;
  if (amountMinor === 0) return null;
  return { currency, amountMinor, share: quotedMinor === 0 ? null : amountMinor / Math.abs(quotedMinor) };
}

function reasonsOf(billed: FeeRow | null, quoted: QuotationRow | null): DifferenceReason[] {
  if (!quoted) return [{ kind: 'unquoted' }];
  if (!billed) return [{ kind: 'unbilled' }];
  const reasons: DifferenceReason[] = [
    {
      kind: 'quantity',
      from: `${Number(quoted.quantity)} ${quoted.unit}`,
      to: `${Number(billed.quantity)} ${billed.unit}`,
    },
    { kind: 'price', from: quoted.unitPrice, to: billed.unitPrice },
  ];
  return reasons.filter((reason) => 'from' in reason && reason.from !== reason.to);
}
