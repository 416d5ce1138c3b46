import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAirWaybill } from './air-waybill.ts';

test.each([
  ['784-12345675', true],
  ['１６０-44556676', true],
  ['784-12345676', false],
  ['78412345675', false],
  ['784-1234567', false],
  ['', false],
])('%s', (number, isOne) => {
  expect(isAirWaybill(number)).toBe(isOne);
});

test('of the ten numbers that a serial could end in, one is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (serial) => {
      const numbers = Array.from(
        { length: 10 },
        (_, digit) => `784-${String(serial).padStart(7, '0')}${digit}`,
      );
      expect(numbers.filter(isAirWaybill)).toHaveLength(1);
    }),
  );
});
