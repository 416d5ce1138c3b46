import { expect, test } from '@jest/globals';
import { delayRules, loginDelaySeconds } from './login-delay.ts';
import { networkOf } from './login-slowdown.ts';

test('the first failures are free, then the wait doubles up to a limit', () => {
  const waits = [1, 4, 5, 6, 7, 8, 12, 1000].map((failures) =>
    loginDelaySeconds(failures, delayRules.account),
  );
  expect(waits).toEqual([0, 0, 10, 20, 40, 80, 900, 900]);
});

test('a /64 of IPv6 addresses counts as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).not.toBe(networkOf('::ffff:192.0.2.8'));
});
