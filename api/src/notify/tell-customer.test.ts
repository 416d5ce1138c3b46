import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lclBooking, saveRequest } from '../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../test/portal.ts';
import { openTradingPortal } from '../../test/trading-portal.ts';
import { type CustomerChange, tellCustomer } from './tell-customer.ts';

let portal: Portal;
let person: SignedIn;
let colleague: SignedIn;
let booking: { id: string; businessNumber: string };

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  const { customerId } = person;
  colleague = await portal.signIn('Colleague', { customerId });
  const left = await portal.signIn('Left the company', { customerId });
  await portal.database.kysely
    .updateTable('member')
    .where('id', '=', left.userId)
    .set({ is_active: false })
    .execute();
  await portal.signIn('Somebody else');
  const body = saveRequest(lclBooking());
  booking = await person.get('POST /business/submitBookingLcl', { body });
});
afterAll(async () => await portal.close());

const change = (changes: Partial<CustomerChange> = {}): CustomerChange =>
  ({
    customerId: person.customerId,
    record: { kind: 'booking', id: booking.id, permission: null },
    businessNumber: booking.businessNumber,
    at: portal.clock(),
    kind: 'etaChanged',
    detail: { from: null, to: "2026-12-24T08:00:00+08:00 it's" },
    ...changes,
  }) as CustomerChange; // of one kind: the tests change nothing but its texts

async function tellAndRead(told: CustomerChange) {
  const { kysely } = portal.database;
  await kysely.deleteFrom('message').execute();
  await kysely.transaction().execute((transaction) => tellCustomer(transaction, told));
  return await kysely.selectFrom('message').selectAll().orderBy('member_id').execute();
}

test('a message of a change goes to each active person of the customer and to nobody else', async () => {
  const told = change();
  const messages = await tellAndRead(told);
  expect(messages.map((row) => row.member_id)).toEqual([person.userId, colleague.userId].sort());
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
  for (const message of messages) {
    expect(message).toMatchObject({
      customer_id: person.customerId,
      booking_id: booking.id,
      business_number: booking.businessNumber,
      kind: 'etaChanged',
      detail: told.detail,
      sent_at: portal.clock().toISOString(),
      read_at: null,
      number: null,
    });
  }
});

test('a message of what concerns one person goes to that person alone', async () => {
  const messages = await tellAndRead(change({ memberId: colleague.userId, record: null }));
  expect(messages.map((row) => [row.member_id, row.booking_id])).toEqual([[colleague.userId, null]]);
});

test('a change that is rolled back leaves no message', async () => {
  const { kysely } = portal.database;
  await kysely.deleteFrom('message').execute();
  const undone = kysely.transaction().execute(async (transaction) => {
    await tellCustomer(transaction, change());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await kysely.selectFrom('message').select('id').execute()).toEqual([]);
});
