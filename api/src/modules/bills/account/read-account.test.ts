import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { seedBill } from '../../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Payer', { permissions: ['cost:view'] });
  await settleBy('monthly');
});
afterAll(async () => await portal.close());

const settleBy = async (settlement: 'monthly' | 'perBill' | 'unsigned') =>
  await portal.database.kysely
    .updateTable('customer')
    .where('id', '=', person.customerId)
    .set({ settlement })
    .execute();
const account = async () => await person.get('GET /cost/getAccount');

test('what is owed by the clock’s day, and of the credit what all bills use by their own rates', async () => {
  const { customerId: customer_id } = person;
  const terms = { customer_id, limit_minor: 5_000_000, days: 30, updated_at: portal.clock().toISOString() };
  await portal.database.kysely.insertInto('customer_credit').values(terms).execute();
  const rows = (currency: 'CNY' | 'USD' | 'JPY', amountMinor: number, isConfirmed = true) => [
    { currency, amountMinor, isConfirmed },
  ];
  const due = (due_on: string) => ({ due_on });
  await seedBill(portal, person, { rows: rows('CNY', 10_000), bill: due('2026-11-19') });
  await seedBill(portal, person, { rows: rows('CNY', 700), bill: due('2026-11-20') });
  await seedBill(portal, person, {
    rows: rows('USD', 20_000),
    rates: { USD: '7.1' },
    paid: { USD: 5000 },
    bill: due('2026-11-27'),
  });
  await seedBill(portal, person, {
    rows: rows('JPY', 1000),
    rates: { JPY: '0.05' },
    bill: due('2026-11-28'),
  });
  await seedBill(portal, person, { rows: rows('CNY', 300, false), bill: due('2026-11-01') });
  await seedBill(portal, person, { rows: rows('CNY', 90_000), isCancelled: true });
  await seedBill(portal, person, { rows: rows('CNY', -400) });
  const cny = (amountMinor: number) => ({ currency: 'CNY', amountMinor });
  const usd = { currency: 'USD', amountMinor: 15_000 };
  expect(await account()).toEqual({
    settlement: 'monthly',
    // 100 + 7 + 150 × 7.1 + 1000 × 0.05 + 3 yuan.
    credit: { limitMinor: 5_000_000, days: 30, usedMinor: 10_000 + 700 + 106_500 + 5000 + 300 },
    toConfirm: { bills: 1, amounts: [cny(300)] },
    due: { bills: 4, amounts: [cny(10_700), usd, { currency: 'JPY', amountMinor: 1000 }] },
    dueWithin7Days: { bills: 2, amounts: [cny(700), usd] },
    overdue: { bills: 1, amounts: [cny(10_000)] },
    disputed: { bills: 0, amounts: [] },
    // The credit note of 4 yuan; what is owed is without it.
    onAccount: [cny(400)],
    balance: [cny(10_000 + 700 + 300 - 400), usd, { currency: 'JPY', amountMinor: 1000 }],
  });
});

test('what is disputed stands by itself; the rest of its bill is due or to be confirmed', async () => {
  const owner = await portal.signIn('Arguing', { permissions: ['cost:view'] });
  const cny = (amountMinor: number) => ({ currency: 'CNY', amountMinor });
  const bill = { due_on: '2026-11-25' };
  // Disputed after it was confirmed; a row nobody has confirmed; and 20.00 paid.
  await seedBill(portal, owner, {
    bill,
    paid: { CNY: 2000 },
    rows: [
      { amountMinor: 10_000, isConfirmed: true },
      { amountMinor: 7000, isConfirmed: true },
      { amountMinor: 500 },
      { amountMinor: 30, currency: 'USD', isConfirmed: true },
    ],
    disputes: [
      { row: 1, status: 'open' },
      { row: 1, status: 'refused' },
    ],
  });
  // Answered and not accepted yet, beside one that was ended and one that was withdrawn.
  await seedBill(portal, owner, {
    bill: { due_on: '2026-11-01' },
    rows: [
      { amountMinor: 40 },
      { amountMinor: 900, isConfirmed: true },
      { amountMinor: 8, isConfirmed: true },
    ],
    disputes: [
      { row: 0, status: 'accepted' },
      { row: 1, status: 'refused', isClosed: true },
      { row: 2, status: 'withdrawn' },
    ],
  });
  await seedBill(portal, owner, { rows: [{ amountMinor: 66 }], disputes: [{ row: null, status: 'open' }] });
  const usd = { currency: 'USD', amountMinor: 30 };
  expect(await owner.get('GET /cost/getAccount')).toMatchObject({
    toConfirm: { bills: 1, amounts: [cny(500)] },
    due: { bills: 2, amounts: [cny(8000 + 908), usd] },
    dueWithin7Days: { bills: 1, amounts: [cny(8000), usd] },
    // As the list has it.
    overdue: { bills: 0, amounts: [] },
    disputed: { bills: 3, amounts: [cny(7000 + 40 + 66)] },
  });
});

test('what adds up past all bounds is said as the most that can be counted', async () => {
  const rich = await portal.signIn('Rich', { permissions: ['cost:view'] });
  const { customerId: customer_id } = rich;
  await portal.database.kysely
    .updateTable('customer')
    .where('id', '=', customer_id)
    .set({ settlement: 'monthly' })
    .execute();
  const terms = { customer_id, limit_minor: 1, days: 30, updated_at: portal.clock().toISOString() };
  await portal.database.kysely.insertInto('customer_credit').values(terms).execute();
  // A rate that an earlier version took.
  await seedBill(portal, rich, {
    rows: [{ currency: 'USD', amountMinor: 900_000_000_000, isConfirmed: true }],
    rates: { USD: '99999999' },
  });
  const { credit, due } = await rich.get('GET /cost/getAccount');
  expect(credit?.usedMinor).toBe(Number.MAX_SAFE_INTEGER);
  expect(due.amounts).toEqual([{ currency: 'USD', amountMinor: 900_000_000_000 }]);
});

test('only who settles by the month has a credit', async () => {
  for (const settlement of ['perBill', 'unsigned'] as const) {
    await settleBy(settlement);
    expect(await account()).toMatchObject({ settlement, credit: null, overdue: { bills: 1 } });
  }
  const stranger = await portal.signIn('Somebody else', { permissions: ['cost:view'] });
  const none = { bills: 0, amounts: [] };
  expect(await stranger.get('GET /cost/getAccount')).toMatchObject({
    toConfirm: none,
    due: none,
    overdue: none,
  });
});
