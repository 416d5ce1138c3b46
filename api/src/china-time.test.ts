import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromChinaTime, toChinaDay, toChinaTime } from './china-time.ts';

describe('China Standard Time', () => {
  test('an evening in UTC is the next morning in China', () => {
    expect(toChinaTime('2026-11-19T23:30:15.999Z')).toBe('2026-11-20 07:30:15');
    expect(toChinaDay('2026-12-31T16:00:00Z')).toBe('2027-01-01');
    expect(toChinaDay('2026-12-31T15:59:59Z')).toBe('2026-12-31');
  });

  test('back and forth is the same second', () => {
    const anySecond = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(anySecond, (second) => {
        const instant = new Date(second * 1000).toISOString();
        expect(fromChinaTime(toChinaTime(instant))).toBe(instant);
      }),
    );
  });
});
