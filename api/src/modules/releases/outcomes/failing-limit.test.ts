import { expect, test } from '@jest/globals';
import { isBeyondLimit } from './failing-limit.ts';

test.each([
  [0, 0, false],
  [1, 1, false],
  [2, 1, false],
  [2, 2, true],
  [3, 2, false],
  [3, 3, true],
  // Exactly one in twenty is the limit, and not beyond it.
  [60, 3, false],
  [59, 3, true],
  [1000, 50, false],
  [1000, 51, true],
])('of %i customers %i failing: stopped is %s', (customers, failing, isStopped) => {
  expect(isBeyondLimit({ customers, failing })).toBe(isStopped);
});
