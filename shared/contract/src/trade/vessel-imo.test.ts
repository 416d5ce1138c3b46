import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isVesselImo } from './vessel-imo.ts';

test.each([
  ['9319466', true],
  ['9074729', true],
  ['8814274', false],
  ['931946', false],
  ['93194660', false],
  ['IMO9319', false],
  ['', false],
])('%j: %p', (value, isOne) => {
  expect(isVesselImo(value)).toBe(isOne);
});

test('of ten numbers that differ in the last digit one is right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6}$/), (start) => {
      const right = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isVesselImo);
      expect(right).toHaveLength(1);
    }),
  );
});
