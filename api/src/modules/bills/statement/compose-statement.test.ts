import { type Currency, currencies } from '@berth/contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { composeStatement } from './compose-statement.ts';
import type { StatementBill } from './statement.repository.ts';

const currency = fc.constantFrom<Currency>('CNY', 'USD', 'JPY');
const amount = fc.integer({ min: -1e7, max: 1e7 });
const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-10-${String(date).padStart(2, '0')}`);
const bill = fc
  .record({
    issuedOn: day,
    amounts: fc.uniqueArray(fc.tuple(currency, amount), { selector: ([one]) => one }),
  })
  .map(
    ({ issuedOn, amounts }): StatementBill => ({
      id: 'b',
      number: 'B',
      issuedOn,
      dueOn: issuedOn,
      businessNumbers: '',
      feeRows: 1,
      totals: amounts.map(([one, amountMinor]) => ({
        currency: one,
        amountMinor,
        confirmedMinor: 0,
        paidMinor: 0,
        disputedMinor: 0,
        checkingMinor: 0,
      })),
    }),
  );
const payment = fc.record({
  number: fc.constant('B'),
  receivedOn: day,
  currency,
  reference: fc.constant(''),
  amountMinor: amount,
});
const opening = fc.uniqueArray(fc.record({ currency, amountMinor: amount }), {
  selector: (balance) => balance.currency,
});

test('the movements of each currency lead from its opening to its closing balance, and of no other', () => {
  fc.assert(
    fc.property(opening, fc.array(bill), fc.array(payment), (balances, bills, payments) => {
      const statements = composeStatement({ opening: balances, bills, payments, aged: [] });
      for (const one of currencies) {
        const found = statements.find((statement) => statement.currency === one);
        const sumOf = (amounts: readonly { currency: Currency; amountMinor: number }[]) =>
          amounts.filter((each) => each.currency === one).reduce((sum, each) => sum + each.amountMinor, 0);
        const owed = sumOf(balances) + sumOf(bills.flatMap(({ totals }) => totals)) - sumOf(payments);
        expect(found?.closingMinor ?? 0).toBe(owed);
        const moved = found?.movements.reduce((sum, each) => sum + each.amountMinor, found.openingMinor) ?? 0;
        expect(moved).toBe(owed);
        const days = found?.movements.map((each) => each.day) ?? [];
        expect(days).toEqual([...days].sort());
      }
    }),
  );
});
