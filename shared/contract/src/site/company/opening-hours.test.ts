import { describe, expect, test } from '@jest/globals';
import { isOpenAt, nextOpening, type OpeningSpan } from './opening-hours.ts';

const span = (weekday: number, opens: string, closes: string): OpeningSpan => ({ weekday, opens, closes });
/** Monday to Friday with a break at noon, Saturday morning. */
const office = [
  ...[1, 2, 3, 4, 5].flatMap((day) => [span(day, '08:30', '12:00'), span(day, '13:30', '18:00')]),
  span(6, '09:00', '12:00'),
];
const china = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`);

describe('isOpenAt', () => {
  // 27 November 2026 is a Friday.
  test.each([
    ['2026-11-27 08:29', false],
    ['2026-11-27 08:30', true],
    ['2026-11-27 11:59', true],
    ['2026-11-27 12:00', false],
    ['2026-11-27 13:29', false],
    ['2026-11-27 13:30', true],
    ['2026-11-27 18:00', false],
    ['2026-11-28 10:00', true],
    ['2026-11-28 14:00', false],
    ['2026-11-29 10:00', false],
  ])('an office with a break at noon, on %s: %s', (at, isOpen) => {
    expect(isOpenAt(office, [], china(at))).toBe(isOpen);
  });

  test('a day on which it is closed goes before its hours', () => {
    expect(isOpenAt(office, [{ day: '2026-11-27' }], china('2026-11-27 10:00'))).toBe(false);
    expect(isOpenAt(office, [{ day: '2026-11-26' }], china('2026-11-27 10:00'))).toBe(true);
  });

  test('a gate that works over midnight is open on both sides of it, and the weekday is that of China', () => {
    const gate = [span(5, '22:00', '24:00'), span(6, '00:00', '06:00')];
    expect(isOpenAt(gate, [], china('2026-11-27 23:59'))).toBe(true);
    expect(isOpenAt(gate, [], china('2026-11-28 00:00'))).toBe(true);
    expect(isOpenAt(gate, [], china('2026-11-28 06:00'))).toBe(false);
    // Still Friday in London.
    expect(isOpenAt(gate, [], new Date('2026-11-27T17:00:00Z'))).toBe(true);
  });
});

describe('nextOpening', () => {
  test.each([
    ['before work', '2026-11-27 07:00', '2026-11-27', '08:30'],
    ['in the break at noon', '2026-11-27 12:15', '2026-11-27', '13:30'],
    ['while it is open, after the break', '2026-11-27 09:00', '2026-11-27', '13:30'],
    ['in the very minute in which it opens', '2026-11-27 08:30', '2026-11-27', '13:30'],
    ['in the evening', '2026-11-26 20:00', '2026-11-27', '08:30'],
    ['over a weekend', '2026-11-28 12:00', '2026-11-30', '08:30'],
    ['a minute before midnight', '2026-11-29 23:59', '2026-11-30', '08:30'],
  ])('%s', (_when, at, day, time) => {
    expect(nextOpening(office, [], china(at))).toEqual({ day, time });
  });

  test('leaves out the days on which it is closed', () => {
    const closed = ['2026-11-30', '2026-12-01'].map((day) => ({ day }));
    expect(nextOpening(office, closed, china('2026-11-28 12:00'))).toEqual({
      day: '2026-12-02',
      time: '08:30',
    });
  });

  test('spans that meet at midnight are one', () => {
    const gate = [span(5, '22:00', '24:00'), span(6, '00:00', '06:00')];
    expect(nextOpening(gate, [], china('2026-11-27 23:00'))).toEqual({ day: '2026-12-04', time: '22:00' });
    // Closed on the Friday, it opens with the Saturday.
    expect(nextOpening(gate, [{ day: '2026-11-27' }], china('2026-11-27 12:00'))).toEqual({
      day: '2026-11-28',
      time: '00:00',
    });
  });

  test('a branch without hours does not open', () => {
    expect(nextOpening([], [], china('2026-11-27 12:00'))).toBeNull();
  });
});
