import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { delayOf } from './delay.ts';

test.each([
  [null, null],
  [0, { tone: 'good', word: 'onTime', days: 0, hours: 0 }],
  [1, { tone: 'warning', word: 'late', days: 0, hours: 1 }],
  [23, { tone: 'warning', word: 'late', days: 0, hours: 23 }],
  [24, { tone: 'danger', word: 'late', days: 1, hours: 0 }],
  [53, { tone: 'danger', word: 'late', days: 2, hours: 5 }],
  [-30, { tone: 'good', word: 'early', days: 1, hours: 6 }],
])('%s hours', (hours, delay) => {
  expect(delayOf(hours)).toEqual(delay);
});

test('days and hours are the hours that were given', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), (given) => {
      const delay = delayOf(given);
      const sign = delay?.word === 'early' ? -1 : 1;
      expect(sign * ((delay?.days ?? 0) * 24 + (delay?.hours ?? 0))).toBe(given === 0 ? 0 : given);
    }),
  );
});
