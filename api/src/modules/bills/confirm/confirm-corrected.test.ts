import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { billOf, bookingOf, customerPermissions, dispute, feeRow } from '../../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  system = await openSystem(portal, { name: 'Billing system', scopes: ['billing'] });
  person = await portal.signIn('Paying Ltd', { permissions: customerPermissions });
});
afterAll(async () => await portal.close());

const read = async (id: string) => await person.get('GET /cost/getExpense', { query: { id } });

test('a row whose dispute an earlier version accepted without a correction is confirmed once it is corrected', async () => {
  const { businessNumber } = await bookingOf(person);
  const entry = billOf([feeRow(1, 10_000, { businessNumber })]);
  const { id } = await system.get('POST /integration/bill', { body: { eventId: newEventId(), ...entry } });
  const opened = await dispute(person, id, { feeRowId: (await read(id)).rows[0]?.id ?? '' });
  await portal.database.kysely
    .updateTable('bill_dispute')
    .where('id', '=', opened.id)
    .set({ status: 'accepted', answered_at: portal.clock().toISOString() })
    .execute();
  await portal.database.kysely.updateTable('bill').where('id', '=', id).set({ status: 'answered' }).execute();
  const confirm = async () => {
    const { version } = await read(id);
    return await person.get('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
  };
  expect((await read(id)).toConfirm).toBeNull();
  expect((await confirm()).confirmed).toBe(0);
  portal.clock.advance(1);
  const rows = [feeRow(1, 8000, { businessNumber })];
  const totals = [{ currency: 'CNY' as const, amountMinor: 8000 }];
  await system.get('POST /integration/bill', { body: { eventId: newEventId(), ...entry, rows, totals } });
  const amounts = [{ currency: 'CNY', amountMinor: 8000 }];
  expect((await read(id)).toConfirm).toEqual(amounts);
  expect((await confirm()).results).toMatchObject([{ isConfirmed: true, message: '', amounts }]);
  expect(await read(id)).toMatchObject({ status: 'unpaid', disputes: [{ isClosed: true }] });
});
