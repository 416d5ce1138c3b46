import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { paidShares } from './paid-shares.ts';

const cny = (amountMinor: number, isConfirmed = true) =>
  ({ currency: 'CNY', amountMinor, isConfirmed }) as const;
const paid = (amountMinor: number) => [{ currency: 'CNY', amountMinor }] as const;

describe('what is paid of each row', () => {
  test.each([
    ['nothing', [cny(100), cny(50)], 0, [0, 0]],
    ['the first in part', [cny(100), cny(50)], 40, [40, 0]],
    ['the first whole', [cny(100), cny(50)], 120, [100, 20]],
    ['more than all', [cny(100), cny(50)], 500, [100, 50]],
    ['confirmed rows first', [cny(100, false), cny(50)], 60, [10, 50]],
    ['a credit only once something is paid', [cny(100), cny(-30)], 0, [0, 0]],
    ['a credit beside a payment', [cny(100), cny(-30)], 20, [50, -30]],
    ['a credit and the rest', [cny(100), cny(-30)], 70, [100, -30]],
    ['a credit that makes up for everything', [cny(20), cny(-30)], 0, [20, -30]],
    ['a payment that was taken back', [cny(100)], -5, [0]],
  ])('%s', (_what, rows, amountMinor, shares) => {
    expect(paidShares(rows, paid(amountMinor))).toEqual(shares);
  });

  test('each currency pays its own rows', () => {
    const usd = { currency: 'USD', amountMinor: 70, isConfirmed: true } as const;
    expect(paidShares([usd, cny(100)], paid(40))).toEqual([0, 40]);
  });
});

test('shares make up what is paid, each between nothing and its row, and only grow with payments', () => {
  const row = fc
    .tuple(fc.constantFrom('CNY', 'USD', 'JPY'), fc.integer({ min: -500, max: 1000 }), fc.boolean())
    .map(([currency, amountMinor, isConfirmed]) => ({ currency, amountMinor, isConfirmed }) as const);
  const payment = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), payment, payment, (rows, usual, more) => {
      const payments = (amountMinor: number) =>
        (['CNY', 'USD'] as const).map((currency) => ({ currency, amountMinor }));
      const shares = paidShares(rows, payments(usual));
      const later = paidShares(rows, payments(usual + more));
      for (const [at, { amountMinor }] of rows.entries()) {
        const share = shares[at] ?? Number.NaN;
        expect(share * Math.sign(amountMinor)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(amountMinor));
        expect(Math.abs(later[at] ?? 0)).toBeGreaterThanOrEqual(Math.abs(share));
      }
      for (const currency of ['CNY', 'USD', 'JPY'] as const) {
        const of = (values: readonly number[]) =>
          rows.reduce((sum, row, at) => sum + (row.currency === currency ? (values[at] ?? 0) : 0), 0);
        const billed = of(rows.map(({ amountMinor }) => amountMinor));
        expect(of(shares)).toBe(Math.min(billed, currency === 'JPY' ? 0 : usual));
      }
    }),
  );
});
