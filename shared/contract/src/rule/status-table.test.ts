import { expect, test } from '@jest/globals';
import { canBecome, canDo, mayDo, type StatusTable, stepsBetween } from './status-table.ts';

type State = 'unconfirmed' | 'confirmed' | 'disputed' | 'paid' | 'void';

/** A bill whose amount is confirmed, disputed and answered, paid, or given up. */
const bills: StatusTable<State, 'confirm' | 'dispute' | 'answer' | 'pay' | 'give up', 'customer' | 'staff'> =
  {
    rules: {
      unconfirmed: { next: ['void', 'confirmed', 'disputed'], actions: ['confirm', 'dispute', 'give up'] },
      disputed: { next: ['unconfirmed', 'void'], actions: ['answer', 'give up'] },
      confirmed: { next: ['paid'], actions: ['pay'] },
      paid: { next: [], actions: [] },
      void: { next: [], actions: [] },
    },
    actors: { customer: ['confirm', 'dispute', 'pay'], staff: ['answer', 'give up'] },
    exits: ['void'],
  };

test('what may be done is a matter of the state, and who may do it of the table', () => {
  expect(canDo(bills, 'disputed', 'answer')).toBe(true);
  expect(canDo(bills, 'disputed', 'confirm')).toBe(false);
  expect(mayDo(bills, 'staff', 'disputed', 'answer')).toBe(true);
  expect(mayDo(bills, 'customer', 'disputed', 'answer')).toBe(false);
  expect(mayDo(bills, 'staff', 'paid', 'answer')).toBe(false);
});

test('a state goes to those that the table names, also to and fro', () => {
  expect(canBecome(bills, 'unconfirmed', 'disputed')).toBe(true);
  expect(canBecome(bills, 'disputed', 'unconfirmed')).toBe(true);
  expect(canBecome(bills, 'paid', 'confirmed')).toBe(false);
});

test('steps lead along the way and by no exit; none where no way leads on', () => {
  expect(stepsBetween(bills, 'unconfirmed', 'paid')).toEqual(['confirmed', 'paid']);
  expect(stepsBetween(bills, 'disputed', 'paid')).toEqual(['unconfirmed', 'confirmed', 'paid']);
  expect(stepsBetween(bills, 'unconfirmed', 'void')).toEqual([]);
  expect(stepsBetween(bills, 'paid', 'unconfirmed')).toEqual([]);
  expect(stepsBetween(bills, 'paid', 'paid')).toEqual([]);
  const turning = { rules: { ...bills.rules, confirmed: { next: ['unconfirmed'], actions: [] } } } as const;
  expect(stepsBetween(turning, 'confirmed', 'paid')).toEqual([]);
});
