import { expect, test } from '@jest/globals';
import { emptyBuyOrder } from './buy-order.ts';
import { type DeclarationContent, declarationProblems, kindsOfBooking } from './declaration.ts';
import { emptyDeclarationHeader } from './declaration-header.ts';
import { type DeclarationLine, emptyDeclarationLine } from './declaration-line.ts';

const content: DeclarationContent = {
  kind: 'pay',
  currency: 'USD',
  goods: [],
  vatInvoices: [],
  header: emptyDeclarationHeader(),
  buyOrder: emptyBuyOrder(),
};

test('a booking is declared as its export documents ask for, and not at all where it is not', () => {
  expect(kindsOfBooking({ isDeclared: false, exportDocuments: 'buyOrder' })).toEqual([]);
  expect(kindsOfBooking({ isDeclared: true, exportDocuments: null })).toEqual(['declare']);
  expect(kindsOfBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' })).toEqual(['declare', 'tax']);
  expect(kindsOfBooking({ isDeclared: true, exportDocuments: 'buyOrder' })).toEqual(['pay']);
});

test('a draft may lack goods and fields, and holds neither another kind nor a wrong number', () => {
  const told = (goods: DeclarationLine[], kinds: ('pay' | 'tax')[], bookings = ['SZL-261120-0001']) =>
    declarationProblems(
      { ...content, kind: 'pay', goods },
      { kinds, bookings, today: '2026-11-24', isComplete: false },
    ).map(({ path, rule }) => `${path} ${rule}`);
  const line = emptyDeclarationLine();
  expect(told([], ['pay'])).toEqual([]);
  expect(told([line], ['pay'])).toEqual([]);
  expect(told([], ['tax'])).toEqual(['kind kindOfBooking']);
  expect(told([], [])).toEqual(['kind bookingNotDeclared']);
  expect(told([{ ...line, cartons: 0 }], ['pay'])).toEqual(['goods.0.cartons notPositive']);
  const merged = ['SZL-261120-0001', 'SZL-261120-0002'];
  // A line of a booking that was returned meanwhile stays until the declaration is sent.
  const former = { ...line, nameZh: '台灯', bookingNumber: 'SZL-261120-0009' };
  expect(told([former], ['pay'], merged)).toEqual([]);
});

test('what is sent has goods of each booking, the principal of a buy-order and the invoices of a refund', () => {
  const asked = declarationProblems(
    { ...content, kind: 'merge', goods: [{ ...emptyDeclarationLine('A'), nameZh: '台灯' }] },
    { kinds: ['merge'], bookings: ['A', 'B'], today: '2026-11-24', isComplete: true },
  );
  const told = asked.map(({ path, rule }) => `${path} ${rule}`);
  expect(told).toContain('goods bookingWithoutGoods');
  expect(told).toContain('buyOrder.principalNumber required');
  expect(told).toContain('vatInvoices noVatInvoices');
  const ofOne = declarationProblems(
    { ...content, goods: [{ ...emptyDeclarationLine('B'), nameZh: '台灯' }] },
    { kinds: ['pay'], bookings: ['A'], today: '2026-11-24', isComplete: true },
  );
  expect(ofOne).toContainEqual({
    path: 'goods.0.bookingNumber',
    rule: 'bookingNotMerged',
    params: { number: 'B' },
  });
  // The title is the forwarder's.
  expect(told).not.toContain('header.consignorName required');
});
