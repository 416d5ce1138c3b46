import { expect, test } from '@jest/globals';
import { formatDay, formatDayRange } from './day-range.ts';

test.each([
  ['2026-11-01', '2026-11-30', '2026-11-01 至 2026-11-30', '2026-11-01 to 2026-11-30'],
  ['2026-11-01 00:00:00', '2026-11-01 23:59:59', '2026-11-01', '2026-11-01'],
  ['2026-11-01', null, '2026-11-01 起', 'from 2026-11-01'],
  [null, '2026-11-30', '截至 2026-11-30', 'until 2026-11-30'],
  [null, null, '—', '—'],
])('from %s to %s', (from, to, zh, en) => {
  expect(formatDayRange(from, to, 'zh-CN')).toBe(zh);
  expect(formatDayRange(from, to, 'en')).toBe(en);
});

test('a stored time has a day', () => {
  expect(formatDay('2026-11-20 09:30:00')).toBe('2026-11-20');
});
