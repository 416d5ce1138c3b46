import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMoment } from './read-moment.ts';
import { relativeTime } from './relative-time.ts';

const at = (china: string) => Date.parse(`${china.replace(' ', 'T')}+08:00`);

describe('how long ago', () => {
  test.each([
    ['2026-11-20 12:00:00', '2026-11-20 12:00:59', '刚刚', 'just now'],
    ['2026-11-20 12:00:30', '2026-11-20 12:00:00', '刚刚', 'just now'],
    ['2026-11-20 12:00:00', '2026-11-20 12:01:00', '1分钟前', '1 minute ago'],
    ['2026-11-20 12:00:00', '2026-11-20 12:59:59', '59分钟前', '59 minutes ago'],
    ['2026-11-20 12:00:00', '2026-11-20 13:00:00', '1小时前', '1 hour ago'],
    ['2026-11-20 00:00:00', '2026-11-20 23:59:59', '23小时前', '23 hours ago'],
    // Midnight in China is 16:00 in UTC: the day is that of China, wherever the reader is.
    ['2026-11-19 23:50:00', '2026-11-20 00:10:00', '20分钟前', '20 minutes ago'],
    ['2026-11-19 23:00:00', '2026-11-20 00:00:00', '1天前', '1 day ago'],
    ['2026-11-20 07:30:00', '2026-11-20 08:30:00', '1小时前', '1 hour ago'],
    ['2026-11-18 12:00:00', '2026-11-20 11:59:59', '1天前', '1 day ago'],
    ['2026-10-20 12:00:00', '2026-11-20 12:00:00', '31天前', '31 days ago'],
    ['2026-10-20 12:00:00', '2026-11-21 11:59:59', '31天前', '31 days ago'],
    ['2026-10-20 12:00:00', '2026-11-21 12:00:00', '2026-10-20', '2026-10-20'],
    ['2026-12-01 09:30:00', '2026-11-20 12:00:00', '2026-12-01 09:30', '2026-12-01 09:30'],
  ])('%s seen at %s is %s', (instant, now, zh, en) => {
    expect(relativeTime(at(instant), at(now), 'zh-CN')).toBe(zh);
    expect(relativeTime(at(instant), at(now), 'en')).toBe(en);
  });

  test('no count is ever zero or rounded up', () => {
    const now = at('2026-11-20 12:00:00');
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 32 * 86_400_000 - 1 }), (agoMs) => {
        const [, count = '', unit = ''] =
          /^(\d+) (minute|hour|day)s? ago$/.exec(relativeTime(now - agoMs, now, 'en')) ?? [];
        const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }[unit] ?? 0;
        const isYesterday = unit === 'day' && count === '1';
        expect(Number(count)).toBeGreaterThan(0);
        expect(Number(count) * unitMs <= agoMs || isYesterday).toBe(true);
      }),
    );
  });
});

describe('a moment', () => {
  const instant = at('2026-11-20 09:30:00');
  test.each([
    ['2026-11-20 09:30:00', instant],
    ['2026-11-20 09:30', instant],
    ['2026-11-20', at('2026-11-20 00:00:00')],
    ['2026-11-20T01:30:00.000Z', instant],
    [instant / 1000, instant],
    [String(instant / 1000), instant],
    [instant, instant],
    [new Date(instant), instant],
    ['', null],
    ['2026-02-30', null],
    ['昨天', null],
    [Number.NaN, null],
  ])('%s', (given, expected) => {
    expect(readMoment(given)).toBe(expected);
  });
});
