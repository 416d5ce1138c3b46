import { expect, test } from '@jest/globals';
import { figureDays, figurePeriods } from './figure-periods.ts';

const at = (instant: string) => figurePeriods(new Date(instant));

test('a period begins at midnight in China, and the one before ends where this one stands', () => {
  // 01:30 of the first of December in China.
  const { today, day, month, year } = at('2026-11-30T17:30:00Z');
  expect(today).toBe('2026-12-01');
  expect(day).toEqual({
    now: { from: '2026-12-01 00:00:00' },
    before: { from: '2026-11-30 00:00:00', until: '2026-11-30 01:30:00' },
  });
  expect(month).toEqual({
    now: { from: '2026-12-01 00:00:00' },
    before: { from: '2026-11-01 00:00:00', until: '2026-11-01 01:30:00' },
  });
  expect(year).toEqual({
    now: { from: '2026-01-01 00:00:00' },
    before: { from: '2025-01-01 00:00:00', until: '2025-12-01 01:30:00' },
  });
});

test('a day that the month before does not have ends with that month', () => {
  expect(at('2026-03-31T04:00:00Z').month.before).toEqual({
    from: '2026-02-01 00:00:00',
    until: '2026-03-01 00:00:00',
  });
  expect(at('2028-02-29T04:00:00Z').year.before).toEqual({
    from: '2027-01-01 00:00:00',
    until: '2027-03-01 00:00:00',
  });
});

test('months of a trend follow each other over the turn of a year', () => {
  expect(at('2027-01-15T04:00:00Z').lastMonths(3)).toEqual([
    { from: '2026-11-01 00:00:00', until: '2026-12-01 00:00:00' },
    { from: '2026-12-01 00:00:00', until: '2027-01-01 00:00:00' },
    { from: '2027-01-01 00:00:00', until: '2027-02-01 00:00:00' },
  ]);
});

test.each([
  ['2026-11-30T17:30:00Z', '2026-11-01', '2026-11-01', '2026-12-01', '2026-12-31'],
  ['2026-03-31T04:00:00Z', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-31'],
  ['2027-01-15T04:00:00Z', '2026-12-01', '2026-12-15', '2027-01-01', '2027-01-31'],
])(
  'days of %s: the month before to the same day, and months from the first day to the last',
  (instant, ...days) => {
    const [from, to, first, last] = days;
    const { before, months } = figureDays(new Date(instant), 2);
    expect(before).toEqual({ from, to });
    expect(months.at(-1)).toEqual({ from: first, to: last });
    expect(months[0]?.from).toBe(from);
  },
);
