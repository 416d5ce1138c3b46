import { expect, test } from '@jest/globals';
import { readLook } from './number-look.ts';
import { shownNumber } from './shown-number.ts';

test.each([
  ['00000000', 12345, '00012345', 'digits'],
  ['000-0000', 1234567, '123-4567', 'digits'],
  ['"AB"0000', 12, 'AB0012', 'digits'],
  ['0', 123456789012, '123456789012', 'digits'],
  ['#,##0', 1234567, '1,234,567', 'figure'],
  ['#,##0.00_);[Red](#,##0.00)', -1234.5, '(1,234.50)', 'figure'],
  ['0.00', -0.125, '-0.13', 'figure'],
  ['0.0#', 2, '2.0', 'figure'],
  ['0%', 0.5, '50%', 'figure'],
  ['[$¥-804]#,##0.00', 12.3, '¥12.30', 'figure'],
  ['0.00E+00', 264123456789, '2.64E+11', 'scientific'],
  ['General', 264123456789, '2.64123E+11', 'scientific'],
  ['@', 264000000000, '2.64E+11', 'scientific'],
  ['0;;', 0, '', 'digits'],
  [';;;', 999, '', 'digits'],
])('under the format %s the number %d looks like %j', (code, number, text, kind) => {
  expect(shownNumber(number, readLook(code))).toMatchObject({ text, kind });
});

test('what is shown is worth what the digits say', () => {
  const worth = (code: string, number: number) => shownNumber(number, readLook(code))?.value;
  expect(worth('0.00', 411.45885)).toBe(411.46);
  expect(worth('0', -12.5)).toBe(-13);
  expect(worth('0%', 0.125)).toBe(0.13);
  expect(worth('0,"k"', 12_345)).toBe(12_000);
  expect(worth('General', 264123456789)).toBe(264123000000);
  expect([worth(';;;', 999), worth('0;;', 0)]).toEqual([Number.NaN, 0]);
});

test.each(['General', '# ?/?', '[>100]0;0.0', 'General"x"'])(
  'under the format %s nothing is told of how a short number looks',
  (code) => {
    expect(shownNumber(12.5, readLook(code))).toBeNull();
  },
);

test('nothing is told of how a number looks that has more digits than a spreadsheet keeps', () => {
  expect(shownNumber(6.9e17, readLook('0.00'))).toBeNull();
});
