import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type BookingKind,
  bookingKinds,
  businessNumberPattern,
  formatBusinessNumber,
} from './business-number.ts';

describe('a business number', () => {
  test('can be read over the phone', () => {
    const number = { branchCode: 'SZ', kind: 'lcl', date: '2026-11-20' } as const;
    expect(formatBusinessNumber({ ...number, serial: 42 })).toBe('SZL-261120-0042');
    expect(formatBusinessNumber({ ...number, serial: 12_345 })).toBe('SZL-261120-12345');
  });

  test('is different for every branch, kind, day and serial, and always of the pattern', () => {
    const parts = fc.record({
      branchCode: fc.constantFrom('SZ', 'NB', 'QD', 'XM'),
      kind: fc.constantFrom(...(Object.keys(bookingKinds) as BookingKind[])), // the keys, typed
      date: fc.constantFrom('2026-11-20', '2026-11-21', '2027-01-01'),
      serial: fc.integer({ min: 1, max: 99_999_999 }),
    });
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expect(formatBusinessNumber(a)).toMatch(businessNumberPattern);
        const isSame = JSON.stringify(a) === JSON.stringify(b);
        expect(formatBusinessNumber(a) === formatBusinessNumber(b)).toBe(isSame);
      }),
    );
  });
});
