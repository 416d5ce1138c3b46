import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountOfRow, currencies, currencyDecimals } from '../trade/money.ts';
import { chargeOfAmount } from './charge-of-amount.ts';

test('a lower amount is a lower price of the same quantity, where a price of that many decimals comes to it', () => {
  const row = { currency: 'EUR', quantity: '4' } as const;
  expect(chargeOfAmount(row, 25_000)).toEqual({ quantity: '4', unitPrice: '62.50' });
  expect(chargeOfAmount(row, 0)).toEqual({ quantity: '4', unitPrice: '0.00' });
  expect(chargeOfAmount({ ...row, quantity: '3' }, 25_000)).toEqual({ quantity: '1', unitPrice: '250.00' });
  expect(chargeOfAmount({ currency: 'JPY', quantity: '2.5' }, 1000)).toEqual({
    quantity: '2.5',
    unitPrice: '400.00',
  });
});

test('whatever the row, the charge comes to the amount', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const quantity = fc.integer({ min: 0, max: 9_999_999 }).map((thousandths) => String(thousandths / 1000));
  fc.assert(
    fc.property(fc.constantFrom(...currencies), quantity, amount, (currency, of, amountMinor) => {
      const charge = chargeOfAmount({ currency, quantity: of }, amountMinor);
      expect(amountOfRow({ currency, ...charge })).toBe(amountMinor);
      const [, fraction = ''] = charge.unitPrice.split('.');
      expect(fraction.length).toBeLessThanOrEqual(Math.max(2, currencyDecimals[currency]));
    }),
  );
});
