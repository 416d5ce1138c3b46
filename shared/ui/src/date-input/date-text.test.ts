import { expect, test } from '@jest/globals';
import { readDateText, readTimeText, showDateText } from './date-text.ts';

test.each([
  ['2026-12-28', '2026-12-28'],
  ['２０２６－１２－２８', '2026-12-28'],
  ['2026/1/5', '2026-01-05'],
  ['2026。1。5', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['20261210', '2026-12-10'],
  ['12-10', null],
  ['2026-02-30', null],
  ['2026-12-28 09:30', null],
])('%s is the day %s', (typed, day) => {
  expect(readDateText(typed, false)).toBe(day);
});

test.each([
  ['2026-12-28 9:30', '2026-12-28 09:30:00'],
  ['2026-12-28 09:30', '2026-12-28 09:30:00'],
  ['２０２６－１２－２８　９：３０', '2026-12-28 09:30:00'],
  ['2026-12-28T09:30:15', '2026-12-28 09:30:15'],
  ['2026年1月5日9:30', '2026-01-05 09:30:00'],
  ['20261210 0930', '2026-12-10 09:30:00'],
  ['2026-12-28', null],
  ['2026-12-01 25:00', null],
  ['2026-12-01 9:60', null],
  ['2026-12-01 9:3', null],
  ['2026-02-30 09:30', null],
])('%s is the moment %s', (typed, moment) => {
  expect(readDateText(typed, true)).toBe(moment);
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
