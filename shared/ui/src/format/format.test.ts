import { expect, test } from '@jest/globals';
import { formatCount, formatMoment, formatVolume, formatWeight, toChinaTime } from './format.ts';

test('numbers print alike in both languages', () => {
  for (const locale of ['zh-CN', 'en'] as const) {
    expect(formatCount(1284, locale)).toBe('1,284');
    expect(formatWeight(1284.5, locale)).toBe('1,284.5');
    expect(formatWeight(0.125, locale)).toBe('0.125');
    expect(formatVolume(12.48, locale)).toBe('12.480');
  }
});

test('times end at the minute', () => {
  expect(formatMoment('2026-11-20 09:30:00')).toBe('2026-11-20 09:30');
});

test('an instant is told in the time of China', () => {
  expect(toChinaTime(new Date('2026-11-20T16:05:09.123Z'))).toBe('2026-11-21 00:05:09');
});
