import type { Currency } from '@berth/contract';
import type { BilledBooking, FeeRow, QuotationRow } from '../../calls/cost.queries.ts';

/** Why a row is not as it was quoted. */
export type DifferenceReason =
  | { kind: 'unquoted' | 'unbilled' }
  | { kind: 'price' | 'quantity'; from: string; to: string };

/** A fee as it was quoted beside as it is billed. */
export type ComparedRow = {
  key: string;
  quoted: QuotationRow | null;
  billed: FeeRow | null;
  /** Null where there is none. `share` is of what was quoted; null where nothing was. */
  difference: { currency: Currency; amountMinor: number; share: number | null } | null;
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

/** Pairs rows of one fee item and currency in their order; where nothing was quoted at all, nothing differs. */
export function compareRows(billed: readonly FeeRow[], quotation: readonly QuotationRow[]): ComparedRow[] {
  const left = [...quotation];
  const pairs = billed.map((row) => {
    const at = left.findIndex((quoted) => quoted.feeItem === row.feeItem && quoted.currency === row.currency);
    const [quoted = null] = at < 0 ? [] : left.splice(at, 1);
    return compare(row, quoted, quotation.length > 0);
  });
  return [...pairs, ...left.map((quoted) => compare(null, quoted, true))];
}

function compare(billed: FeeRow | null, quoted: QuotationRow | null, isQuoted: boolean): ComparedRow {
  const row = billed ?? quoted;
  const byMinor = (billed?.amountMinor ?? 0) - (quoted?.amountMinor ?? 0);
  const isDifferent = row !== null && isQuoted && byMinor !== 0;
  const share = quoted && quoted.amountMinor !== 0 ? byMinor / Math.abs(quoted.amountMinor) : null;
  return {
    key: row?.id ?? '',
    quoted,
    billed,
    difference: isDifferent ? { currency: row.currency, amountMinor: byMinor, share } : null,
    reasons: isDifferent ? reasonsOf(billed, quoted) : [],
  };
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
