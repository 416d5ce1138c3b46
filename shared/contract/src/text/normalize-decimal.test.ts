import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalizeDecimal } from './normalize-decimal.ts';

const anyText = fc.string({ unit: 'binary' });
const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));

describe('normalizeDecimal', () => {
  test.each([
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    ['12｡5', '12.5'],
    ['￥1,409.50', '1409.50'],
    ['¥ 20', '20'],
    ['1,234,567', '1234567'],
    ['１，２３４', '1234'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['－3', '-3'],
    ['-0.00', '0.00'],
    ['+8', '8'],
  ])('%j is %j', (typed, number) => {
    expect(normalizeDecimal(typed)).toBe(number);
  });

  test.each([
    '',
    '.',
    '-',
    '12,34',
    '1,23',
    '0,123',
    '1.234,5',
    '1,2345',
    '1.2.3',
    '1e5',
    '0x10',
    '1 234',
    '12kg',
    '￥',
  ])('%j is no number, or could be two', (typed) => {
    expect(normalizeDecimal(typed)).toBeNull();
  });

  test('any number of the cargo form survives full-width digits and grouping', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.stringMatching(/^\d{1,3}$/),
        (whole, fraction) => {
          const text = `${whole}.${fraction}`;
          const groupedText = `${whole.toLocaleString('en')}.${fraction}`;
          return normalizeDecimal(toFullWidth(text)) === text && normalizeDecimal(groupedText) === text;
        },
      ),
    );
  });

  test('what it answers is a number to JavaScript too, and is left alone', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[-+¥,.。0-9]{0,9}$/)), (text) => {
        const number = normalizeDecimal(text);
        return number === null || (Number.isFinite(Number(number)) && normalizeDecimal(number) === number);
      }),
    );
  });
});
