import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  billStatuses,
  billStatusOf,
  canBill,
  canBillBecome,
  checkingOf,
  disputedOf,
  dueOf,
  isOverdue,
  owedOf,
  paymentStatusOf,
  toConfirmOf,
  toPayOf,
} from './bill-status.ts';

const cny = (amountMinor: number, confirmedMinor: number, paidMinor: number) =>
  ({ currency: 'CNY', amountMinor, confirmedMinor, paidMinor, disputedMinor: 0, checkingMinor: 0 }) as const;
const facts = { isCancelled: false, openDisputes: 0, answeredDisputes: 0, unconfirmedRows: 0 };

test('a bill is confirmed, then unpaid, partly paid and settled', () => {
  expect(billStatusOf({ ...facts, unconfirmedRows: 1, totals: [cny(100, 0, 0)] })).toBe('unconfirmed');
  expect(billStatusOf({ ...facts, totals: [cny(100, 100, 0)] })).toBe('unpaid');
  expect(billStatusOf({ ...facts, totals: [cny(100, 100, 40)] })).toBe('partial');
  expect(billStatusOf({ ...facts, totals: [cny(100, 100, 100)] })).toBe('settled');
});

test('it is settled only when each currency is, and a credit is nothing to pay', () => {
  const usd = {
    currency: 'USD',
    amountMinor: 50,
    confirmedMinor: 50,
    paidMinor: 0,
    disputedMinor: 0,
    checkingMinor: 0,
  } as const;
  expect(billStatusOf({ ...facts, totals: [cny(100, 100, 100), usd] })).toBe('partial');
  expect(billStatusOf({ ...facts, totals: [cny(-100, -100, 0)] })).toBe('settled');
  expect(
    dueOf([cny(100, 100, 30), usd, { ...usd, currency: 'EUR', amountMinor: -1, confirmedMinor: -1 }]),
  ).toEqual([
    { currency: 'CNY', amountMinor: 70 },
    { currency: 'USD', amountMinor: 50 },
  ]);
});

test('what a bill owes is due, disputed or to be confirmed; what is being checked is not to be paid again', () => {
  const total = {
    currency: 'CNY',
    amountMinor: 7190,
    disputedMinor: 1850,
    confirmedMinor: 4000,
    paidMinor: 1000,
    checkingMinor: 500,
  } as const;
  const cnyOf = (amountMinor: number) => [{ currency: 'CNY', amountMinor }];
  expect(owedOf([total])).toEqual(cnyOf(6190));
  expect(dueOf([total])).toEqual(cnyOf(3000));
  expect(disputedOf([total])).toEqual(cnyOf(1850));
  expect(toConfirmOf([total])).toEqual(cnyOf(1340));
  expect(checkingOf([total])).toEqual(cnyOf(500));
  expect(toPayOf([total])).toEqual(cnyOf(3840));
});

test('a bill waits for the forwarder once proofs cover all that is left, and is not overdue then', () => {
  const sent = (checkingMinor: number) => ({ ...cny(100, 100, 40), checkingMinor });
  expect(billStatusOf({ ...facts, totals: [sent(59)] })).toBe('partial');
  expect(billStatusOf({ ...facts, totals: [sent(60)] })).toBe('proofSent');
  expect(billStatusOf({ ...facts, totals: [sent(60), cny(1, 1, 0)] })).toBe('partial');
  expect(isOverdue({ status: 'proofSent', dueOn: '2026-11-22' }, '2026-11-23')).toBe(false);
});

test('an open dispute stands before what is paid, and a settled bill is not disputed', () => {
  expect(billStatusOf({ ...facts, openDisputes: 1, totals: [cny(100, 60, 60)] })).toBe('disputed');
  expect(billStatusOf({ ...facts, answeredDisputes: 1, totals: [cny(100, 60, 60)] })).toBe('answered');
  expect(canBill('settled', 'dispute')).toBe(false);
  expect(canBill('disputed', 'confirm')).toBe(true);
  for (const status of billStatuses) expect(canBillBecome('cancelled', status)).toBe(false);
});

test('the payment status of a row says unconfirmed until its amount is confirmed', () => {
  expect(paymentStatusOf(cny(100, 0, 0))).toBe('unconfirmed');
  expect(paymentStatusOf(cny(100, 100, 0))).toBe('unpaid');
  expect(paymentStatusOf(cny(100, 100, 1))).toBe('partial');
  expect(paymentStatusOf(cny(100, 100, 100))).toBe('settled');
});

test('what is overdue follows from the day', () => {
  expect(isOverdue({ status: 'unpaid', dueOn: '2026-11-22' }, '2026-11-23')).toBe(true);
  expect(isOverdue({ status: 'unpaid', dueOn: '2026-11-23' }, '2026-11-23')).toBe(false);
  expect(isOverdue({ status: 'settled', dueOn: '2026-11-22' }, '2026-11-23')).toBe(false);
});

test('no change of the facts leads a bill that is not cancelled outside the table', () => {
  const amount = fc.integer({ min: 1, max: 3 });
  const anyFacts = fc.record({
    isCancelled: fc.boolean(),
    openDisputes: fc.integer({ min: 0, max: 2 }),
    answeredDisputes: fc.integer({ min: 0, max: 2 }),
    unconfirmedRows: fc.integer({ min: 0, max: 2 }),
    totals: fc.array(
      fc
        .tuple(amount, fc.integer({ min: 0, max: 3 }))
        .map(([billed, paidMinor]) => cny(billed, billed, paidMinor)),
      { minLength: 1, maxLength: 2 },
    ),
  });
  fc.assert(
    fc.property(anyFacts, anyFacts, (before, after) => {
      const [from, to] = [billStatusOf(before), billStatusOf(after)];
      // A settled bill is not disputed, so that no step leads there.
      const isStep =
        from !== to && from !== 'cancelled' && !(from === 'settled' && ['disputed', 'answered'].includes(to));
      // An answer needs an open dispute.
      if (isStep && !(to === 'answered' && from !== 'disputed')) expect(canBillBecome(from, to)).toBe(true);
    }),
  );
});
