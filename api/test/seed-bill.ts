import { randomUUID } from 'node:crypto';
import { amountText, type Currency } from '@berth/contract';
import type { Tables } from '../src/database/tables.ts';
import { type StoredBill, type StoredFeeRow, storeBill } from '../src/seed/bills/store-bill.ts';
import type { Portal } from './portal.ts';

/** A row by what it costs; one of CNY 120.00 that nobody has confirmed where nothing is said. */
type SeededRow = Partial<StoredFeeRow> & { amountMinor?: number; isConfirmed?: boolean };
type SeededBill = {
  bill?: Partial<StoredBill['bill']>;
  rows?: readonly SeededRow[];
  /** So many CNY for one. */
  rates?: Partial<Record<Currency, string>>;
  /** In the minor unit. */
  paid?: Partial<Record<Currency, number>>;
  /** By the place of its row; null is the whole bill. */
  disputes?: readonly { row: number | null; status: Tables['bill_dispute']['status']; isClosed?: boolean }[];
  isCancelled?: boolean;
  word?: string;
};

let bills = 0;

/** Puts a bill of a customer's into the database, as its changes would have left it. */
export async function seedBill(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  { customerId, userId }: { customerId: string; userId: string },
  {
    bill,
    rows = [{}],
    rates = {},
    paid = {},
    disputes = [],
    isCancelled = false,
    word = '',
  }: SeededBill = {},
) {
  bills += 1;
  const at = clock().toISOString();
  const id = bill?.id ?? randomUUID();
  const number = `B${String(bills).padStart(6, '0')}${word}`;
  const by = { by_name: 'Billing system', member_id: null, at };
  const feeRows = rows.map((row) => ({ ...feeRow(row, { at, word }), id: randomUUID() }));
  const stored = await database.kysely.transaction().execute((transaction) =>
    storeBill(transaction, {
      bill: {
        id,
        customer_id: customerId,
        number,
        booking_id: null,
        remarks: `remarks ${word}`,
        settlement: 'monthly',
        period_from: '2026-10-01',
        period_to: '2026-10-31',
        issued_on: '2026-11-02',
        due_on: '2026-12-02',
        remittance_reference: `R${number}`,
        cancelled_at: isCancelled ? at : null,
        created_at: at,
        ...bill,
      },
      rates: entriesOf(rates).map(([currency, rate]) => ({ currency, rate, rate_on: '2026-11-02' })),
      rows: feeRows,
      payments: entriesOf(paid).map(([currency, amount_minor]) => ({
        currency,
        amount_minor,
        received_on: '2026-11-10',
        proof_id: null,
        by_name: 'Bank',
        at,
      })),
      disputes: disputes.map(({ row, status, isClosed = false }) => ({
        dispute: {
          id: randomUUID(),
          fee_row_id: row === null ? null : (feeRows[row]?.id ?? null),
          status,
          reason: 'wrongPrice',
          words: `too dear ${word}`,
          expected_minor: null,
          opened_by: userId,
          opened_at: at,
          answered_at: status === 'open' ? null : at,
          closed_at: isClosed ? at : null,
        },
        entries: [
          {
            side: 'customer',
            member_id: userId,
            by_name: `person ${word}`,
            words: `too dear ${word}`,
            outcome: null,
            at,
          },
        ],
      })),
      events: [{ ...by, what: 'issued', status: 'unconfirmed' }],
    }),
  );
  return { id, number, version: 1, rowIds: stored.rowIds, totals: stored.totals };
}

function feeRow(
  { amountMinor = 12_000, isConfirmed = false, ...given }: SeededRow,
  { at, word }: { at: string; word: string },
): StoredFeeRow {
  const currency = given.currency ?? 'CNY';
  return {
    fee_item: 'DOC',
    unit: 'SHPT',
    currency,
    quantity: '1',
    business_type: 'lcl',
    unit_price: amountText({ currency, amountMinor }),
    business_date: '2026-10-12',
    booking_id: null,
    remarks: `row ${word}`,
    confirmed_at: isConfirmed ? at : null,
    ...given,
  };
}

function entriesOf<Value>(record: Partial<Record<Currency, Value>>): [Currency, Value][] {
  return Object.entries(record) as [Currency, Value][]; // the keys, typed
}
