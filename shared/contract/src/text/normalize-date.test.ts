import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalizeDate } from './normalize-date.ts';

const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));

describe('normalizeDate', () => {
  test.each([
    ['２０２６－１１－２０', '2026-11-20'],
    ['2026/1/5', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['２０２６年０１月０５号', '2026-01-05'],
    ['2026.11.20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['2026—11—20', '2026-11-20'],
    ['　2026-11-20 ', '2026-11-20'],
    ['2028-02-29', '2028-02-29'],
  ])('%j is %j', (typed, date) => {
    expect(normalizeDate(typed)).toBe(date);
  });

  test.each([
    '',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11/20',
    '20/11/2026',
    '0026-01-01',
    '26-1-5',
    '2026-11-20 10:00',
  ])('%j is no day', (typed) => {
    expect(normalizeDate(typed)).toBeNull();
  });

  test('every day of the calendar survives every way of writing it', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = day.split('-').map(Number);
        const ways = [day, day.replaceAll('-', ''), toFullWidth(day), `${year}/${month}/${dayOfMonth}`];
        ways.push(`${year}年${month}月${dayOfMonth}日`);
        return ways.every((written) => normalizeDate(written) === day);
      }),
    );
  });
});
