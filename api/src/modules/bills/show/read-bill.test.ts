import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { seedBill } from '../../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';

const permissions = ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay'];
let portal: Portal;
let person: SignedIn;
let bookingId: string;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Payer', { permissions });
  const body = saveRequest(lclBooking());
  bookingId = (await person.get('POST /business/submitBookingLcl', { body })).id;
});
afterAll(async () => await portal.close());

describe('a bill whole, and the fees of a booking', () => {
  test('has its rows with what is paid of each, its rates, bookings and history', async () => {
    const rows = [
      { booking_id: bookingId, isConfirmed: true, quantity: '2.500', unit_price: '40.00' },
      { isConfirmed: true, amountMinor: 5000 },
    ];
    const bill = await seedBill(portal, person, { rows, paid: { CNY: 12_000 }, rates: { USD: '7.1' } });
    const read = await person.get('GET /cost/getExpense', { query: { id: bill.id } });
    expect(read).toMatchObject({
      number: bill.number,
      status: 'partial',
      rates: [{ currency: 'USD', rate: '7.1' }],
      totals: [{ currency: 'CNY', amountMinor: 15_000, confirmedMinor: 15_000, paidMinor: 12_000 }],
      payments: [{ currency: 'CNY', amountMinor: 12_000 }],
      history: [{ what: 'issued', name: '', isForwarder: true }],
    });
    expect(read.rows.map((row) => [row.quantity, row.amountMinor, row.paidMinor, row.paymentStatus])).toEqual(
      [
        ['2.5', 10_000, 10_000, 'settled'],
        ['1', 5000, 2000, 'partial'],
      ],
    );
    expect(read.bookings.map(({ id }) => id)).toEqual([bookingId]);
    const fees = await person.get('GET /business/getFeeList', { query: { bookingId } });
    expect(fees.rows).toMatchObject([{ billNumber: bill.number, paidMinor: 10_000 }]);
    const total = { currency: 'CNY', amountMinor: 10_000, confirmedMinor: 10_000, paidMinor: 10_000 };
    expect(fees.totals).toEqual([total]);
  });

  test('names no air booking to who may not see those, and keeps its rows', async () => {
    const number = `AIR-${crypto.randomUUID()}`;
    const booking = portal.database.kysely.updateTable('booking').where('id', '=', bookingId);
    const { kind, business_number } = await portal.database.kysely
      .selectFrom('booking')
      .where('id', '=', bookingId)
      .select(['kind', 'business_number'])
      .executeTakeFirstOrThrow();
    await booking.set({ kind: 'air', business_number: number }).execute();
    const { id } = await seedBill(portal, person, { rows: [{ booking_id: bookingId }, {}] });
    const pilot = await portal.signIn('Pilot', {
      customerId: person.customerId,
      permissions: ['cost:view', 'business:air'],
    });
    const hidden = await person.get('GET /cost/getExpense', { query: { id } });
    expect(hidden.rows.map((row) => [row.bookingId, row.amountMinor])).toEqual([
      [null, 12_000],
      [null, 12_000],
    ]);
    expect(JSON.stringify(hidden)).not.toContain(number);
    const shown = await pilot.get('GET /cost/getExpense', { query: { id } });
    expect(shown.bookings).toMatchObject([{ id: bookingId, businessNumber: number }]);
    expect(shown.rows[0]?.bookingId).toBe(bookingId);
    await booking.set({ kind, business_number }).execute();
  });

  test('another customer has neither, just as what never was', async () => {
    const other = await portal.signIn('Somebody else', { permissions });
    const { id } = await seedBill(portal, person);
    for (const each of [id, crypto.randomUUID(), 'x']) {
      expect((await other.call('GET /cost/getExpense', { query: { id: each } })).json().code).toBe(
        'NOT_FOUND',
      );
    }
    const fees = await other.call('GET /business/getFeeList', { query: { bookingId } });
    expect(fees.json().code).toBe('NOT_FOUND');
  });
});

test('messages about bills reach those who may see costs, and nobody else', async () => {
  const sub = await portal.signIn('Sub-account', { customerId: person.customerId });
  const { id, number } = await seedBill(portal, person);
  const bill = { id, number, customer_id: person.customerId };
  const amounts = [{ currency: 'CNY' as const, amountMinor: 1_234_560 }];
  const content = { kind: 'billIssued', detail: { amounts, dueOn: '2026-12-02' } } as const;
  const tell = async () =>
    await portal.database.kysely
      .transaction()
      .execute((transaction) => tellOfBill(transaction, bill, content, portal.clock()));
  await tell();
  const list = { page: 1, pageSize: 10 };
  const mine = await person.get('GET /user/getMessageList', { list });
  expect(mine.rows[0]).toMatchObject({
    booking: null,
    bill: { id, number },
    title: { en: `New bill ${number}` },
    content: {
      en: `Bill ${number} is out: CNY 12,345.60, due on 2026-12-02. Please check and confirm the amount.`,
    },
  });
  expect((await sub.get('GET /user/getMessageList', { list })).total).toBe(0);
  // Taken from somebody who had it, the permission takes the message along.
  const members = portal.database.kysely.updateTable('member').where('id', '=', person.userId);
  await members.set({ permissions: [] }).execute();
  expect((await person.get('GET /user/getMessageList', { list })).total).toBe(0);
  await members.set({ permissions }).execute();
});

test('without the permission there is nothing of costs to see', async () => {
  const sub = await portal.signIn('Sub-account', { customerId: person.customerId });
  const { id } = await seedBill(portal, person);
  const calls = await Promise.all([
    sub.call('GET /cost/getFeeList', {}),
    sub.call('GET /cost/getBillCounts'),
    sub.call('GET /cost/getAccount'),
    sub.call('GET /cost/getExpense', { query: { id } }),
    sub.call('GET /business/getFeeList', { query: { bookingId } }),
  ]);
  for (const { statusCode } of calls) expect(statusCode).toBe(403);
});
