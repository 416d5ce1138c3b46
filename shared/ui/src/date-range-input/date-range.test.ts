import { expect, test } from '@jest/globals';
import { presetRange } from './range-presets.ts';
import { rangeProblem } from './range-problem.ts';

test.each([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['thisWeek', '2026-11-20', '2026-11-16', '2026-11-22'],
  ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['thisWeek', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['thisWeek', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['thisMonth', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['last30Days', '2026-11-20', '2026-10-22', '2026-11-20'],
] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today, false)).toEqual([from, to]);
  expect(presetRange(preset, today, true)).toEqual([`${from} 00:00:00`, `${to} 23:59:59`]);
});

test.each([
  [null, null, false, null],
  ['2026-11-20', null, false, null],
  ['2026-11-20', '2026-11-20', false, null],
  ['2026-11-21', '2026-11-20', false, 'fromAfterTo'],
  ['2026-11-20 10:00:01', '2026-11-20 10:00:00', true, 'fromAfterTo'],
  ['2026-02-30', '2026-11-20', false, 'invalidDate'],
  [null, '2026-11-20', true, 'invalidDate'],
] as const)('%s to %s: %s', (from, to, withTime, problem) => {
  expect(rangeProblem([from, to], withTime)).toBe(problem);
});
