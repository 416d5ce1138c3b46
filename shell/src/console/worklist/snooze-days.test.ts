import { expect, test } from '@jest/globals';
import { snoozeDays } from './snooze-days.ts';

test.each([
  ['a Friday', '2026-11-20T02:00:00Z', ['2026-11-21', '2026-11-23', '2026-11-23']],
  ['a Sunday', '2026-11-22T02:00:00Z', ['2026-11-23', '2026-11-25', '2026-11-23']],
  ['a Monday', '2026-11-23T02:00:00Z', ['2026-11-24', '2026-11-26', '2026-11-30']],
  // Already Saturday in China.
  [
    'the evening of a Friday in Greenwich',
    '2026-11-20T17:00:00Z',
    ['2026-11-22', '2026-11-24', '2026-11-23'],
  ],
])('on %s', (_what, now, days) => {
  const { tomorrow, inThreeDays, nextMonday } = snoozeDays(new Date(now));
  expect([tomorrow, inThreeDays, nextMonday]).toEqual(days);
});
