import { expect, test } from '@jest/globals';
import { readOpeningHours, writeOpeningHours } from './opening-hours-text.ts';

const day = [
  { opens: '08:30', closes: '12:00' },
  { opens: '13:30', closes: '18:30' },
];

test.each([
  '08:30-12:00, 13:30-18:30',
  '８：３０－１２：００、１３：３０～１８：３０',
  '0830至1200；13:30 – 18:30',
  '13:30-18:30 8:30-12:00',
])('“%s” is read as people mean it', (text) => {
  expect(readOpeningHours(text)).toEqual(day);
});

test('blank is closed, and what was written is read again', () => {
  expect(readOpeningHours(' ')).toEqual([]);
  expect(readOpeningHours('9:00-24:00')).toEqual([{ opens: '09:00', closes: '24:00' }]);
  expect(readOpeningHours(writeOpeningHours(day))).toEqual(day);
});

test.each(['18:00-08:00', '08:00-12:00, 11:00-14:00', '08:60-12:00', '25:00-26:00', '上午', '8-12', '09:00'])(
  '“%s” is not guessed at',
  (text) => {
    expect(readOpeningHours(text)).toBeNull();
  },
);
