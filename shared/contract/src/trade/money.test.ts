import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOfRow, amountText, currencies, parseAmount, sumsByCurrency } from './money.ts';

test('an amount is rounded half up to the decimals of its currency', () => {
  expect(amountOfRow({ currency: 'CNY', quantity: '3', unitPrice: '469.83' })).toBe(140_949);
  expect(amountOfRow({ currency: 'CNY', quantity: '0.5', unitPrice: '0.01' })).toBe(1);
  expect(amountOfRow({ currency: 'CNY', quantity: '0.499', unitPrice: '0.01' })).toBe(0);
  expect(amountOfRow({ currency: 'JPY', quantity: '1', unitPrice: '100.5' })).toBe(101);
  expect(amountOfRow({ currency: 'BHD', quantity: '2', unitPrice: '1.0005' })).toBeNull();
  expect(amountOfRow({ currency: 'BHD', quantity: '2', unitPrice: '1.005' })).toBe(2010);
  expect(amountOfRow({ currency: 'CNY', quantity: '1', unitPrice: '-0.005' })).toBeNull();
  expect(amountOfRow({ currency: 'CNY', quantity: '0.5', unitPrice: '-0.01' })).toBe(-1);
});

test('a decimal is finer than its currency, or none at all', () => {
  expect(parseAmount('100.5', 'JPY')).toBeNull();
  expect(parseAmount('100', 'JPY')).toBe(100);
  expect(parseAmount('1.234', 'BHD')).toBe(1234);
  expect(parseAmount('1.234', 'CNY')).toBeNull();
  for (const none of ['', '1e3', 'a', '--1', '9'.repeat(20)]) expect(parseAmount(none, 'CNY')).toBeNull();
});

test('an amount is read back from its text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: -1e12, max: 1e12 }),
      (currency, amountMinor) => {
        expect(parseAmount(amountText({ currency, amountMinor }), currency)).toBe(amountMinor + 0);
      },
    ),
  );
});

test('there is one sum for each currency, whatever the rows', () => {
  const money = fc.record({
    currency: fc.constantFrom(...currencies),
    amountMinor: fc.integer({ min: -1e9, max: 1e9 }),
  });
  fc.assert(
    fc.property(fc.array(money, { maxLength: 60 }), (amounts) => {
      const sums = sumsByCurrency(amounts);
      expect(new Set(sums.map(({ currency }) => currency)).size).toBe(sums.length);
      for (const currency of currencies) {
        const own = amounts.filter((one) => one.currency === currency);
        const sum = own.reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect(sums.find((one) => one.currency === currency)?.amountMinor ?? 0).toBe(sum);
      }
    }),
  );
});
