import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOfRow, currencies, sumsByCurrency } from '../trade/money.ts';
import { type BillEntry, billEntryProblems, type FeeEntry } from './bill-entry-rules.ts';

const row = (line: number, changes: Partial<FeeEntry> = {}): FeeEntry => ({
  line,
  businessNumber: '',
  feeItem: 'OFR',
  unit: 'RT',
  currency: 'CNY',
  quantity: '2',
  unitPrice: '10',
  amountMinor: 2000,
  paymentObject: '',
  businessType: 'lcl',
  blNumber: '',
  businessDate: '2026-11-20',
  remarks: '',
  ...changes,
});
const entry = (rows: readonly FeeEntry[], changes: Partial<BillEntry> = {}): BillEntry => ({
  number: 'B1',
  settlement: 'monthly',
  businessNumber: '',
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  issuedOn: '2026-11-20',
  dueOn: '2026-12-20',
  remarks: '',
  rates: [],
  totals: sumsByCurrency(rows),
  rows,
  ...changes,
});
const paths = (bill: BillEntry) => billEntryProblems(bill).map(({ path, rule }) => `${path} ${rule}`);

test('a bill is right, also with credits and several currencies', () => {
  const credit = row(2, { quantity: '-1', amountMinor: -1000 });
  const yen = row(3, { currency: 'JPY', unitPrice: '1500.4', quantity: '1', amountMinor: 1500 });
  expect(paths(entry([row(1), credit, yen]))).toEqual([]);
});

test('a sum that is not the total names the total, and the row that explains it', () => {
  const totals = [{ currency: 'CNY', amountMinor: 2000 } as const];
  expect(paths(entry([row(1), row(4, { quantity: '3', amountMinor: 3000 })], { totals }))).toEqual([
    'totals.0.amountMinor sumOfRows',
    'rows.1.amountMinor rowInExcess',
  ]);
});

test('what is finer than it may be is named at its field', () => {
  expect(paths(entry([row(1, { unitPrice: '10.005', amountMinor: 2001 })]))).toEqual([
    'rows.0.unitPrice tooManyDecimals',
  ]);
  expect(paths(entry([row(1, { currency: 'BHD', unitPrice: '10.005', amountMinor: 20_010 })]))).toEqual([]);
});

test('a rate is more than nothing and no more than any currency is worth', () => {
  const dollars = row(1, { currency: 'USD' });
  const rated = (rate: string) =>
    paths(entry([dollars], { rates: [{ currency: 'USD', rate, rateOn: '2026-11-20' }] }));
  expect(rated('7.123456')).toEqual([]);
  expect(rated('1000')).toEqual([]);
  expect(rated('1000.01')).toEqual(['rates.0.rate rateTooHigh']);
  expect(rated('9999999999')).toEqual(['rates.0.rate rateTooHigh']);
  expect(rated('0')).toEqual(['rates.0.rate notPositive']);
});

test('a bill for one booking needs it, a monthly one its period', () => {
  expect(paths(entry([row(1)], { settlement: 'perBill' }))).toEqual(['businessNumber required']);
  expect(paths(entry([row(1)], { periodFrom: null, periodTo: null }))).toEqual([
    'periodFrom required',
    'periodTo required',
  ]);
});

test('rows at their price with their sums are right, and one minor unit more anywhere is not', () => {
  const anyRow = fc.record({
    currency: fc.constantFrom(...currencies),
    quantity: fc.integer({ min: -9999, max: 9999 }).map((value) => String(value / 4)),
    unitPrice: fc.integer({ min: 0, max: 99_999 }).map((value) => (value / 100).toFixed(2)),
  });
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 8 }), fc.nat(), (rows, pick) => {
      const priced = rows.map((each, at) => row(at + 1, { ...each, amountMinor: amountOfRow(each) ?? 0 }));
      expect(paths(entry(priced))).toEqual([]);
      const at = pick % priced.length;
      const wrong = priced.map((each, place) =>
        place === at ? { ...each, amountMinor: each.amountMinor + 1 } : each,
      );
      expect(paths(entry(wrong))).toEqual([`rows.${at}.amountMinor amountOfRow`]);
      const totals = sumsByCurrency(priced).map((sum, place) =>
        place === 0 ? { ...sum, amountMinor: sum.amountMinor + 1 } : sum,
      );
      expect(paths(entry(priced, { totals }))).toContain('totals.0.amountMinor sumOfRows');
    }),
  );
});
