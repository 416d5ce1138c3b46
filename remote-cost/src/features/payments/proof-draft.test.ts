import { expect, test } from '@jest/globals';
import { aTotal } from '../../testing/sample-bill.ts';
import { emptyProof, fillProof, type PayableBill, partsOf, readProof } from './proof-draft.ts';

const bill = (id: string, dueOn: string, amountMinor: number, paidMinor = 0): PayableBill => ({
  id,
  number: id.toUpperCase(),
  dueOn,
  totals: [
    aTotal({ amountMinor, confirmedMinor: amountMinor, paidMinor }),
    aTotal({ currency: 'JPY', amountMinor: 500, confirmedMinor: 500, paidMinor: 500 }),
  ],
});
const bills = [bill('late', '2026-12-31', 50_000), bill('early', '2026-10-31', 40_000, 10_000)];
const today = '2026-11-23';

test('a proof starts with the whole sum, and proposes what is due longest first', () => {
  const start = fillProof(emptyProof, bills);
  expect([start.currency, start.amount]).toEqual(['CNY', '800.00']);
  expect(partsOf(start, bills)).toEqual({ early: '300.00', late: '500.00' });
  expect(partsOf({ ...start, amount: '350' }, bills)).toEqual({ early: '300.00', late: '50.00' });
  expect(partsOf({ ...start, amount: '350', parts: { late: '350' } }, bills)).toEqual({ late: '350' });
});

test('too much and too little of a bill are named, and parts that do not add up keep it from being sent', () => {
  const draft = {
    ...fillProof(emptyProof, bills),
    paidOn: today,
    payer: '林',
    parts: { early: '400', late: '400' },
  };
  const { hints, problems, pathOf, content } = readProof(draft, bills, today);
  expect(hints.map(({ id, hint, byMinor }) => [id, hint, byMinor])).toEqual([
    ['late', 'underpaid', 10_000],
    ['early', 'overpaid', 10_000],
  ]);
  expect(problems.map(({ path }) => path)).toEqual(['file']);
  expect(content.bills).toEqual([
    { id: 'late', amountMinor: 40_000 },
    { id: 'early', amountMinor: 40_000 },
  ]);
  expect(pathOf('early')).toBe('bills.1.amountMinor');
  const wrong = readProof({ ...draft, parts: { early: '1', late: '' } }, bills, today);
  expect(wrong.problems.map(({ path, rule }) => `${path} ${rule}`)).toContain('bills allocationNotAmount');
});

test('an amount finer than its currency is said at its field', () => {
  const draft = { ...fillProof(emptyProof, bills), amount: '1.005', parts: { early: 'x' } };
  expect(readProof(draft, bills, today).problems.map(({ path, rule }) => `${path} ${rule}`)).toEqual(
    expect.arrayContaining(['amountMinor tooManyDecimals', 'bills.0.amountMinor notANumber']),
  );
});

test('what is typed in a currency that is not due any more is no amount of another', () => {
  const typed = { ...emptyProof, currency: 'USD' as const, amount: '7', parts: { late: '7' }, payer: '林' };
  expect(fillProof(typed, bills)).toMatchObject({
    currency: 'CNY',
    amount: '800.00',
    parts: null,
    payer: '林',
  });
});
