import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney } from './money.ts';

test.each([
  [128_450, 'CNY', '¥1,284.50'],
  [128_450, 'USD', 'USD 1,284.50'],
  [-5, 'USD', '-USD 0.05'],
  [-128_450, 'CNY', '-¥1,284.50'],
  [0, 'CNY', '¥0.00'],
  [1285, 'JPY', 'JPY 1,285'],
  [1_284_500, 'KWD', 'KWD 1,284.500'],
  [128_450, 'XQZ', 'XQZ 1,284.50'],
  [128_450, '人民币', '人民币 1,284.50'],
  [128_450, '', '1,284.50'],
  [Number.NaN, 'CNY', '—'],
])('%s of %s', (minorUnits, currency, text) => {
  expect(formatMoney(minorUnits, currency, 'zh-CN')).toBe(text);
  expect(formatMoney(minorUnits, currency, 'en')).toBe(text);
});

test('no cent is lost, however large the amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('CNY', 'USD', 'JPY', 'KWD'), (minorUnits, currency) => {
      const text = formatMoney(minorUnits, currency, 'zh-CN');
      expect(Number(text.replace(/\D/g, ''))).toBe(Math.abs(minorUnits));
      expect(text.startsWith('-')).toBe(minorUnits < 0);
    }),
  );
});
