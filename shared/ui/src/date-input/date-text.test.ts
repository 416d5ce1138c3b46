import { afterEach, expect, jest, test } from '@jest/globals';
import { readDateText, readTimeText, showDateText } from './date-text.ts';

test.each([
  ['2026-12-28', '2026-12-28'],
  ['２０２６－１２－２８', '2026-12-28'],
  ['2026/1/5', '2026-01-05'],
  ['2026。1。5', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['20261210', '2026-12-10'],
  ['12-32', null],
  ['2-30', null],
  ['2026-02-30', null],
  ['2026-12-28 09:30', null],
])('%s is the day %s', (typed, day) => {
  expect(readDateText(typed, false)).toBe(day);
});

afterEach(() => void jest.useRealTimers());

test.each([
  ['2026-11-22', '12-5', '2026-12-05'],
  ['2026-11-22', '1/5', '2027-01-05'],
  ['2026-11-22', '１１月２０日', '2026-11-20'],
  ['2027-01-03', '12.30', '2026-12-30'],
])('on %s, %s is the nearest such day, %s', (today, typed, day) => {
  jest.useFakeTimers({ now: new Date(`${today}T04:00:00Z`) });
  expect(readDateText(typed, false)).toBe(day);
  expect(readDateText(`${typed} 9:30`, true)).toBe(`${day} 09:30:00`);
});

test.each([
  ['ahead', '2026-11-22', '11-21', '2027-11-21'],
  ['ahead', '2026-11-22', '11-22', '2026-11-22'],
  ['ahead', '2026-11-22', '9月1日', '2027-09-01'],
  ['behind', '2026-11-22', '11-23', '2025-11-23'],
  ['behind', '2026-11-22', '11-22', '2026-11-22'],
  ['behind', '2027-03-01', '12.30', '2026-12-30'],
] as const)('what lies %s of %s: %s is %s', (lies, today, typed, day) => {
  jest.useFakeTimers({ now: new Date(`${today}T04:00:00Z`) });
  expect(readDateText(typed, false, undefined, lies)).toBe(day);
  expect(readDateText(`${typed} 9:30`, true, undefined, lies)).toBe(`${day} 09:30:00`);
  expect(readDateText('2019-06-01', false, undefined, lies)).toBe('2019-06-01');
});

test.each([
  ['2026-12-28 9:30', '2026-12-28 09:30:00'],
  ['2026-12-28 09:30', '2026-12-28 09:30:00'],
  ['２０２６－１２－２８　９：３０', '2026-12-28 09:30:00'],
  ['2026-12-28T09:30:15', '2026-12-28 09:30:15'],
  ['2026年1月5日9:30', '2026-01-05 09:30:00'],
  ['20261210 0930', '2026-12-10 09:30:00'],
  ['2026-12-28', '2026-12-28 09:00:00'],
  ['20261210', '2026-12-10 09:00:00'],
  ['2026年1月5日', '2026-01-05 09:00:00'],
  ['2026-12-01 25:00', null],
  ['2026-12-01 9:60', null],
  ['2026-12-01 9:3', null],
  ['2026-02-30 09:30', null],
])('%s is the moment %s', (typed, moment) => {
  expect(readDateText(typed, true)).toBe(moment);
});

test('a day alone begins and ends a range at its own bounds', () => {
  expect(readDateText('20261210', true, 'start')).toBe('2026-12-10 00:00:00');
  expect(readDateText('20261210', true, 'end')).toBe('2026-12-10 23:59:59');
});

test('shows seconds only where there are any, and what is no date as it was typed', () => {
  expect(showDateText('2026-12-28 09:30:00')).toBe('2026-12-28 09:30');
  expect(showDateText('2026-12-28 09:30:15')).toBe('2026-12-28 09:30:15');
  expect(showDateText('abc')).toBe('abc');
  expect(showDateText(null)).toBe('');
});

test.each([
  ['9:30', '09:30'],
  ['０９：３０', '09:30'],
  ['2359', '23:59'],
  ['9点', '09:00'],
  ['14点半', '14:30'],
  ['8时5分', '08:05'],
  ['24:00', null],
  ['9:60', null],
  ['上午', null],
  ['930', null],
])('%s as a time of day is %s', (typed, time) => {
  expect(readTimeText(typed)).toBe(time);
});
