import { expect, test } from '@jest/globals';
import { aBooking, feeRow, quoted } from '../../testing/sample-bill.ts';
import { compareRows, compareTotals, feeGroups } from './compare-rows.ts';

test('a billed row stands beside its quotation, with the difference and why', () => {
  const [row] = compareRows(
    [feeRow({ quantity: '12.500', amountMinor: 125_000 })],
    [quoted({ quantity: '10', amountMinor: 100_000 })],
  );
  expect(row?.difference).toEqual({ currency: 'CNY', amountMinor: 25_000, share: 0.25 });
  expect(row?.reasons).toEqual([{ kind: 'quantity', from: '10 CBM', to: '12.5 CBM' }]);
});

test('price and quantity may both differ, and what is the same differs in nothing', () => {
  const [row] = compareRows(
    [feeRow({ quantity: '11', unitPrice: '90.00', amountMinor: 99_000 })],
    [quoted({ quantity: '10', amountMinor: 100_000 })],
  );
  expect(row?.reasons.map(({ kind }) => kind)).toEqual(['quantity', 'price']);
  expect(compareRows([feeRow({})], [quoted({})])[0]).toMatchObject({ difference: null, reasons: [] });
});

test('what was not quoted, and what was and is not billed, is named; another currency is another row', () => {
  const rows = compareRows([feeRow({ id: 'usd', currency: 'USD' })], [quoted({})]);
  expect(rows.map(({ key, reasons }) => [key, reasons[0]?.kind])).toEqual([
    ['usd', 'unquoted'],
    ['quoted', 'unbilled'],
  ]);
  expect(rows.map(({ difference }) => [difference?.amountMinor, difference?.share])).toEqual([
    [100_000, null],
    [-100_000, -1],
  ]);
});

test('two rows of one item are paired in their order', () => {
  const rows = compareRows(
    [feeRow({ id: 'a' }), feeRow({ id: 'b', amountMinor: 50_000 })],
    [quoted({ id: 'q1' }), quoted({ id: 'q2' })],
  );
  expect(rows.map((row) => [row.quoted?.id, row.difference?.amountMinor])).toEqual([
    ['q1', undefined],
    ['q2', -50_000],
  ]);
});

test('rows stand by booking, those of none last; without a quotation nothing differs', () => {
  const groups = feeGroups([feeRow({}), feeRow({ id: 'x', bookingId: null })], [aBooking({ quotation: [] })]);
  expect(groups.map(({ booking, rows }) => [booking?.id, rows.map(({ key }) => key)])).toEqual([
    ['booking-1', ['row']],
    [undefined, ['x']],
  ]);
  expect(groups.flatMap(({ rows }) => rows).every(({ difference }) => difference === null)).toBe(true);
});

test('before anything is billed a quotation stands alone and differs from nothing', () => {
  const rows = compareRows([], [quoted({}), quoted({ id: 'usd', currency: 'USD', amountMinor: 500 })]);
  expect(rows.map(({ difference, reasons }) => [difference, reasons])).toEqual([
    [null, []],
    [null, []],
  ]);
  expect(
    compareTotals(rows).map(({ currency, quotedMinor, difference }) => [currency, quotedMinor, difference]),
  ).toEqual([
    ['CNY', 100_000, null],
    ['USD', 500, null],
  ]);
});

test('sums are compared in each currency by itself', () => {
  const rows = compareRows(
    [feeRow({ amountMinor: 125_000 }), feeRow({ id: 'usd', currency: 'USD', amountMinor: 500 })],
    [quoted({}), quoted({ id: 'q2', feeItem: 'documents', amountMinor: 25_000 })],
  );
  expect(compareTotals(rows)).toEqual([
    { currency: 'CNY', quotedMinor: 125_000, billedMinor: 125_000, difference: null },
    {
      currency: 'USD',
      quotedMinor: null,
      billedMinor: 500,
      difference: { currency: 'USD', amountMinor: 500, share: null },
    },
  ]);
});
