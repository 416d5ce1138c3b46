import { expect, test } from '@jest/globals';
import { cartonCode, entryTokenPattern } from './document.ts';

test.each([
  [1, 'SZL-261120-0042/0001'],
  [9999, 'SZL-261120-0042/9999'],
  [10_000, 'SZL-261120-0042/10000'],
])('carton %i is %s', (number, code) => {
  expect(cartonCode('SZL-261120-0042', number)).toBe(code);
});

test('a code of the gate is never a number that people use', () => {
  expect(entryTokenPattern.test('E0123456789ABCDEF0123456789ABCDEF')).toBe(true);
  for (const other of ['SZL-261120-0042', 'RK261120-0042', 'E0123', 'e0123456789abcdef0123456789abcdef']) {
    expect(entryTokenPattern.test(other)).toBe(false);
  }
});
