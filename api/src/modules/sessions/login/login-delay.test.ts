import { expect, test } from '@jest/globals';
import { delayRules, loginDelaySeconds } from './login-delay.ts';

test('the first failures are free, then the wait doubles up to a limit', () => {
  const waits = [1, 4, 5, 6, 7, 8, 12, 1000].map((failures) =>
    loginDelaySeconds(failures, delayRules.account),
  );
  expect(waits).toEqual([0, 0, 10, 20, 40, 80, 900, 900]);
});
