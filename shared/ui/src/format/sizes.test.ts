import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatBytes, formatPercent } from './sizes.ts';

test.each([
  [0, '0 B'],
  [820, '820 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [3.25 * 1024 ** 3, '3.3 GB'],
  [-1, '0 B'],
])('%s bytes', (bytes, text) => {
  expect(formatBytes(bytes, 'zh-CN')).toBe(text);
  expect(formatBytes(bytes, 'en')).toBe(text);
});

test('a size is never told wrong by more than a twentieth', () => {
  const factors: Record<string, number> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1024 ** 4 }), (bytes) => {
      const [size = '', unit = ''] = formatBytes(bytes, 'en').split(' ');
      const told = Number(size.replace(',', '')) * (factors[unit] ?? Number.NaN);
      expect(Math.abs(told - bytes)).toBeLessThanOrEqual(bytes * 0.05);
      expect(Number(size.replace(',', ''))).toBeLessThan(1024);
    }),
  );
});

test.each([
  [0.125, '12.5%'],
  [1, '100%'],
  [-0.0333, '-3.3%'],
])('a share of %s', (share, text) => {
  expect(formatPercent(share, 'zh-CN')).toBe(text);
  expect(formatPercent(share, 'en')).toBe(text);
});
