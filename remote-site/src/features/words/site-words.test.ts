import { expect, test } from '@jest/globals';
import { dayInWords } from './site-words.ts';

test('a date is the same day in every time zone; what is no date is shown as it is', () => {
  expect(dayInWords('2026-11-09', 'en')).toBe('November 9, 2026');
  expect(dayInWords('2026-11-09T23:59:00+08:00', 'zh-CN')).toBe('2026年11月9日');
  expect(dayInWords('soon', 'en')).toBe('soon');
});
