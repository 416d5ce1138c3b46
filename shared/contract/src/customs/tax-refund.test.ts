import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { principalNumberProblem, refundOf, refundsOf } from './tax-refund.ts';

describe('a refund', () => {
  test.each([
    [10_000_000, 13, 1_300_000],
    [10_000, 9, 900],
    [1, 13, 0],
    [4, 13, 1],
    [50, 13, 7],
    [-50, 13, -7],
    [12_345, 6.25, 772],
    [10_000, 0, 0],
  ])('of %i fen at %d per cent is %i', (netMinor, refundRate, refund) => {
    expect(refundOf({ netMinor, refundRate })).toBe(refund);
  });

  const line = fc.record({
    netMinor: fc.integer({ min: -1e12, max: 1e12 }),
    refundRate: fc.integer({ min: 0, max: 1700 }).map((hundredths) => hundredths / 100),
  });

  test('is a whole number of fen, off by half of one at most, and that of a credit is its mirror', () => {
    fc.assert(
      fc.property(line, ({ netMinor, refundRate }) => {
        const refund = refundOf({ netMinor, refundRate });
        expect(Number.isInteger(refund)).toBe(true);
        // In ten-thousandths, where everything is whole.
        const off = BigInt(refund) * 10_000n - BigInt(netMinor) * BigInt(Math.round(refundRate * 100));
        expect(off <= 5000n && off >= -5000n).toBe(true);
        expect(refundOf({ netMinor: -netMinor, refundRate }) + refund).toBe(0);
      }),
    );
  });

  test('of lines is summed from what each is rounded to', () => {
    expect(
      refundsOf([
        { netMinor: 4, refundRate: 13 },
        { netMinor: 4, refundRate: 13 },
      ]),
    ).toEqual({
      lines: [1, 1],
      totalMinor: 2,
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
        const refunds = refundsOf(lines);
        expect(refunds.lines).toEqual(lines.map(refundOf));
        expect(refunds.totalMinor).toBe(refunds.lines.reduce((sum, each) => sum + each, 0));
      }),
    );
  });
});

test.each([
  ['company', '91350100M000100Y43', null],
  ['company', '91350100M000100Y44', 'taxNumberCheckDigit'],
  ['company', '11010519491231002X', 'taxNumberCheckDigit'],
  ['company', ' ', 'required'],
  ['person', '11010519491231002X', null],
  ['person', '110105194912310021', 'citizenIdCheckDigit'],
  ['person', '1101051949', 'citizenIdLength'],
  ['person', '99010519491231002X', 'citizenIdRegion'],
  ['person', '110105194913310021', 'citizenIdBirthDate'],
  ['person', '91350100M000100Y43', 'citizenIdFormat'],
] as const)('the number of a %s: %s breaks %s', (kind, number, rule) => {
  expect(principalNumberProblem({ kind, number }, '2026-11-23')?.rule ?? null).toBe(rule);
});
