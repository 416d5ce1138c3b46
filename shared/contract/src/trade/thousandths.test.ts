import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatThousandths, fromThousandths, toThousandths } from './thousandths.ts';

test.each([
  [1.234, 1234],
  [1.005, 1005],
  ['1.2345', 1235],
  ['1.2344', 1234],
  [0.1 + 0.2, 300],
  ['.5', 500],
  ['5.', 5000],
  [-1.5, -1500],
  ['-0.0004', 0],
  [1e-9, 0],
  [9_999_999_999, 9_999_999_999_000],
])('%j is %i thousandths', (value, thousandths) => {
  expect(toThousandths(value)).toBe(thousandths);
});

test.each([
  undefined,
  null,
  '',
  '.',
  '-',
  'abc',
  '1,000',
  '1e-3',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e21,
  1e15,
])('%j is no such number', (value) => {
  expect(toThousandths(value)).toBeUndefined();
});

test('thousandths survive the way to a number or a text and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (thousandths) => {
      expect(toThousandths(fromThousandths(thousandths))).toBe(thousandths);
      expect(toThousandths(formatThousandths(thousandths))).toBe(thousandths);
    }),
  );
});
