import { expect, test } from '@jest/globals';
import { networkOf, siteOf } from './caller-network.ts';

test('a /64 of IPv6 addresses counts as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).not.toBe(networkOf('::ffff:192.0.2.8'));
});

test('a /48 of IPv6 addresses is one site', () => {
  expect(siteOf('2001:db8:1:2:3:4:5:6')).toBe(siteOf('2001:db8:1:9::9'));
  expect(siteOf('2001:db8:1:2::9')).not.toBe(siteOf('2001:db8:2:2::9'));
  expect(siteOf('192.0.2.7')).toBe('192.0.2.7');
});
