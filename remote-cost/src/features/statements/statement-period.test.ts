import { expect, test } from '@jest/globals';
import { daysOf, daysProblem } from './statement-period.ts';

test('named periods end today, or with the month that is over', () => {
  expect(daysOf('thisMonth', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(daysOf('lastMonth', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOf('lastMonth', '2028-03-05')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf('lastThree', '2027-01-15')).toEqual({ from: '2026-11-01', to: '2027-01-15' });
});

test.each([
  [null, '2026-11-20', 'daysMissing'],
  ['2026-11-20', null, 'daysMissing'],
  ['2026-02-30', '2026-11-20', 'daysMissing'],
  ['2026-11-21', '2026-11-20', 'daysMissing'],
  ['2026-11-20', '2026-11-20', null],
  ['2025-01-01', '2026-02-04', null],
  ['2025-01-01', '2026-02-05', 'daysTooMany'],
])('from %p to %p', (from, to, problem) => {
  expect(daysProblem([from, to])).toBe(problem);
});
