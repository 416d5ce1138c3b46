import { type Currency, type FeeEntry, isSameCharge } from '@berth/contract';
import type { StoredFeeRow, WrittenRow } from './fee-rows.repository.ts';

/** What of a row's money a correction changed: null for what was not there before, or is not any more. */
export type RowChange = {
  line: number;
  feeItem: string;
  currency: Currency;
  fromMinor: number | null;
  toMinor: number | null;
};

export type EnteredRow = { entry: FeeEntry; bookingId: string | null };

/** What a correction does to the rows of a bill. */
export type Correction = {
  /** New rows, and those of which anything differs. */
  written: WrittenRow[];
  removed: StoredFeeRow[];
  /** Rows of which the money differs. */
  changes: RowChange[];
};

const unconfirmed: WrittenRow['kept'] = {
  confirmed_at: null,
  confirmed_by: '',
  changed_from_minor: null,
  changed_at: null,
};

/**
 * Compares rows by their line. A row whose fee, booking or figures differ waits to be confirmed again, and says what it
 * was when it was confirmed; one of which only remarks and the like differ stays confirmed. What is charged in another
 * currency from now on is another row.
 */
export function correctRows(
  known: readonly StoredFeeRow[],
  entered: readonly EnteredRow[],
  now: Date,
): Correction {
  const knownByLine = new Map(known.map((row) => [row.ordinal, row]));
  const written: WrittenRow[] = [];
  const changes: RowChange[] = [];
  const kept = new Set<string>();
  for (const { entry, bookingId } of entered) {
    const before = knownByLine.get(entry.line);
    const row = before?.currency === entry.currency ? before : null;
    if (row) kept.add(row.id);
    if (row && isSame(row, { entry, bookingId })) continue;
    const isCharge = row === null || isOtherCharge(row, { entry, bookingId });
    if (isCharge) changes.push(changeOf(entry, row?.amount_minor ?? null));
    const confirmation = row === null ? unconfirmed : isCharge ? changed(row, entry, now) : keptOf(row);
    written.push({ id: row?.id ?? null, entry, bookingId, kept: confirmation });
  }
  const removed = known.filter(({ id }) => !kept.has(id));
  changes.push(
    ...removed.map((row) => ({
      line: row.ordinal,
      feeItem: row.fee_item,
      currency: row.currency,
      fromMinor: row.amount_minor,
      toMinor: null,
    })),
  );
  return { written, removed, changes: changes.sort((one, other) => one.line - other.line) };
}

function changeOf({ line, feeItem, currency, amountMinor }: FeeEntry, fromMinor: number | null): RowChange {
  return { line, feeItem, currency, fromMinor, toMinor: amountMinor };
}

function keptOf({ confirmed_at, confirmed_by, changed_from_minor, changed_at }: StoredFeeRow) {
  return { confirmed_at, confirmed_by, changed_from_minor, changed_at };
}

function changed(row: StoredFeeRow, { amountMinor }: FeeEntry, now: Date): WrittenRow['kept'] {
  // Changed twice before it is confirmed again, it differs from what was confirmed, not from what nobody confirmed.
  const confirmedMinor = row.confirmed_at === null ? row.changed_from_minor : row.amount_minor;
  // A dispute asks when its row last changed, whether or not that had been confirmed.
  const changed_at = now.toISOString();
  if (confirmedMinor === null || confirmedMinor === amountMinor) return { ...unconfirmed, changed_at };
  return { ...unconfirmed, changed_from_minor: confirmedMinor, changed_at };
}

function isOtherCharge(row: StoredFeeRow, { entry, bookingId }: EnteredRow): boolean {
  return (
    row.fee_item !== entry.feeItem ||
    row.booking_id !== bookingId ||
    row.amount_minor !== entry.amountMinor ||
    !isSameCharge({ quantity: row.quantity, unitPrice: row.unit_price }, entry)
  );
}

function isSame(row: StoredFeeRow, entered: EnteredRow): boolean {
  const { entry } = entered;
  return (
    !isOtherCharge(row, entered) &&
    row.unit === entry.unit &&
    row.payment_object === entry.paymentObject &&
    row.business_type === entry.businessType &&
    row.bl_number === entry.blNumber &&
    row.business_date === entry.businessDate &&
    row.remarks === entry.remarks
  );
}
