import type { Permission } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { seedBill } from '../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let customer: SignedIn;
let forwarder: string;
let clerks = 0;

beforeAll(async () => {
  portal = await openTradingPortal();
  customer = await portal.signIn('Harbour Trading');
  forwarder = (await portal.signIn('Berth', { role: 'administrator' })).customerId;
  const disputes = [{ row: 0, status: 'open' as const }];
  for (let bill = 0; bill < 3; bill += 1) {
    portal.clock.advance(60);
    await seedBill(portal, customer, { disputes });
  }
});
afterAll(async () => await portal.close());

async function clerk(...permissions: Permission[]): Promise<SignedIn> {
  clerks += 1;
  const account = `inbox-clerk-${clerks}`;
  return await portal.signIn('Berth', { account, customerId: forwarder, role: null, permissions });
}
const read = async (who: SignedIn) => await who.get('GET /system/desk/inbox');

test('staff see what waits of what they may do, the oldest first, each with where it is done', async () => {
  const { sources, unanswered } = await read(await clerk('billing:desk'));
  expect(unanswered).toEqual([]);
  expect(sources.map(({ source, count }) => [source, count])).toEqual([
    ['disputes', 3],
    ['proofs', 0],
  ]);
  const items = sources[0]?.items ?? [];
  expect(items.map(({ since }) => since)).toEqual(items.map(({ since }) => since).toSorted());
  expect(items[0]).toMatchObject({
    customer: 'Harbour Trading',
    claim: null,
    path: expect.stringMatching(/^\/cost\/desk\/bill\?id=/),
  });
});

test('an administrator is asked of every source', async () => {
  const administrator = await portal.signIn('Berth', {
    account: 'inbox-boss',
    customerId: forwarder,
    role: 'administrator',
  });
  expect((await read(administrator)).sources.map(({ source }) => source)).toEqual([
    'registrations',
    'companyChanges',
    'declarations',
    'disputes',
    'proofs',
    'enquiries',
    'conversations',
  ]);
});

test('who has none of the permissions, such as a customer, is told of nothing', async () => {
  expect(await read(customer)).toEqual({ sources: [], unanswered: [] });
  expect(await read(await clerk('system:log'))).toEqual({ sources: [], unanswered: [] });
});
