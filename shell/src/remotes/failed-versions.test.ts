import { beforeEach, expect, test } from '@jest/globals';
import { isRemembered, rememberFailed } from './failed-versions.ts';

beforeEach(() => sessionStorage.clear());

const booking = { name: 'booking', version: '1.1.0' };
const site = { name: 'site', version: '2.0.0' };

test('a version that failed is known until another deployment is in force', () => {
  expect(isRemembered(7, booking)).toBe(false);
  expect([rememberFailed(7, booking), rememberFailed(7, booking)]).toEqual([true, false]);
  rememberFailed(7, site);
  expect([isRemembered(7, booking), isRemembered(7, site), isRemembered(8, booking)]).toEqual([
    true,
    true,
    false,
  ]);
  rememberFailed(8, site);
  expect([isRemembered(8, booking), isRemembered(8, site)]).toEqual([false, true]);
});

test.each(['', 'null', '{', '{"deployment":7}', '[]'])('a store of %s holds nothing', (stored) => {
  sessionStorage.setItem('berth.failedVersions', stored);
  expect(isRemembered(7, booking)).toBe(false);
});
