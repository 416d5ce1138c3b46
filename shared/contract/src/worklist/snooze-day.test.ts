import { expect, test } from '@jest/globals';
import { snoozeDayProblem } from './snooze-day.ts';

// Already Saturday the 21st in China.
const now = new Date('2026-11-20T17:00:00Z');

test.each([
  ['2026-11-21', 'snoozePassed'],
  ['2026-11-22', undefined],
  ['2027-02-19', undefined],
  ['2027-02-20', 'snoozeTooFar'],
  ['2026-02-30', 'invalidDate'],
  ['tomorrow', 'invalidDate'],
])('until %p', (until, rule) => {
  expect(snoozeDayProblem(until, now)?.rule).toBe(rule);
});
