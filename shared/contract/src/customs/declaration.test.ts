import { expect, test } from '@jest/globals';
import { emptyClearanceItem } from './clearance-item.ts';
import { declarationProblems, kindsOfBooking } from './declaration.ts';

test('a booking is declared as its export documents ask for, and not at all where it is not', () => {
  expect(kindsOfBooking({ isDeclared: false, exportDocuments: 'buyOrder' })).toEqual([]);
  expect(kindsOfBooking({ isDeclared: true, exportDocuments: null })).toEqual(['declare']);
  expect(kindsOfBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' })).toEqual(['declare', 'tax']);
  expect(kindsOfBooking({ isDeclared: true, exportDocuments: 'buyOrder' })).toEqual(['pay']);
});

test('a draft may lack goods and fields, and holds neither another kind nor a wrong number', () => {
  const told = (
    goods: ReturnType<typeof emptyClearanceItem>[],
    kinds: ('pay' | 'tax')[],
    isComplete = false,
  ) =>
    declarationProblems({ kind: 'pay', currency: 'USD', goods }, { kinds, isComplete }).map(
      ({ path, rule }) => `${path} ${rule}`,
    );
  expect(told([], ['pay'])).toEqual([]);
  expect(told([], ['pay'], true)).toEqual(['goods noDeclaredGoods']);
  expect(told([emptyClearanceItem()], ['pay'])).toEqual([]);
  expect(told([], ['tax'])).toEqual(['kind kindOfBooking']);
  expect(told([], [])).toEqual(['kind bookingNotDeclared']);
  expect(told([{ ...emptyClearanceItem(), cartons: 0 }], ['pay'])).toEqual(['goods.0.cartons notPositive']);
});
