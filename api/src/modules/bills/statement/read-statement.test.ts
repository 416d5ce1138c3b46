import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { seedBill } from '../../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { readStatement } from './read-statement.ts';

let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Payer', { permissions: ['cost:view'] });
  // Paid on 2026-11-10.
  await seedBill(portal, person, { rows: [{ amountMinor: 5000, isConfirmed: true }] });
  await seedBill(portal, person, { rows: [{ amountMinor: 900 }], paid: { CNY: 900 }, isCancelled: true });
});
afterAll(async () => await portal.close());

test.each([
  [
    { from: '2026-11-01', to: '2026-11-30' },
    { openingMinor: 0, billedMinor: 5000, paidMinor: 900 },
  ],
  [
    { from: '2026-11-15', to: '2026-11-30' },
    { openingMinor: 4100, billedMinor: 0 },
  ],
])('what was paid for a cancelled bill is the customer’s: %j', async (period, sums) => {
  const { database, clock } = portal;
  const { currencies } = await readStatement({ database: database.kysely, clock }, person.customerId, {
    order: { ...period, withRows: false },
    limit: 'waiting',
    signal: AbortSignal.timeout(60_000),
  });
  expect(currencies).toMatchObject([
    { currency: 'CNY', ...sums, closingMinor: 4100, ageing: [4100, 0, 0, 0] },
  ]);
});
