import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const submit = 'POST /business/submitBookingLcl';

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

const bookingsOf = async (customerId: string) =>
  await portal.database.kysely
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .selectAll()
    .execute();

describe('saving twice', () => {
  test('at the same moment with one key makes one booking and answers alike', async () => {
    const mine = await portal.signIn();
    const body = saveRequest(lclBooking());
    const answers = await Promise.all(Array.from({ length: 8 }, () => mine.get(submit, { body })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bookingsOf(mine.customerId)).toHaveLength(1);
    expect(await mine.get(submit, { body })).toEqual(answers[0]);
  });

  test('with one key and other content is refused', async () => {
    const mine = await portal.signIn();
    const idempotencyKey = randomUUID();
    await mine.get(submit, { body: saveRequest(lclBooking(), { idempotencyKey }) });
    const other = saveRequest(lclBooking({ remarks: '改了' }), { idempotencyKey });
    const answer = await mine.call(submit, { body: other });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('is answered though what it was checked by is another thing by now', async () => {
    const mine = await portal.signIn();
    const { kysely } = portal.database;
    const known = kysely.selectFrom('ship_mode').where('code', '=', lclBooking().transportChannel);
    const { chargeable, ...channel } = await known.selectAll().executeTakeFirstOrThrow();
    const code = 'LAST-SUMMER';
    const row = { ...channel, code, closed: null, chargeable: JSON.stringify(chargeable) };
    await kysely.insertInto('ship_mode').values(row).execute();
    portal.clock.advance(6 * 60); // the lists are read again
    const booking = lclBooking({ transportChannel: code });
    const body = saveRequest(booking);
    const first = await mine.get(submit, { body });
    await kysely.deleteFrom('ship_mode').where('code', '=', code).execute();
    portal.clock.advance(6 * 60);
    expect((await mine.call(submit, { body: saveRequest(booking) })).statusCode).toBe(400);
    expect(await mine.get(submit, { body })).toEqual(first);
  });

  test('is answered where an earlier release stored the key: what it stands for is hashed as ever', async () => {
    const mine = await portal.signIn();
    await mine.get(submit, { body: saveRequest(lclBooking(), { action: 'saveDraft' }) });
    const { kysely } = portal.database;
    const keys = kysely.selectFrom('idempotency_key').where('customer_id', '=', mine.customerId);
    expect(await keys.select('request_hash').execute()).toEqual([
      { request_hash: '32179d87f8a2533ee0d17a05ec6494404503535ad33ce1564edf368c18d3ab0c' },
    ]);
  });

  test("a key is the customer's own", async () => {
    const [mine, other] = [await portal.signIn(), await portal.signIn()];
    const body = saveRequest(lclBooking());
    const [a, b] = [await mine.get(submit, { body }), await other.get(submit, { body })];
    expect(a.id).not.toBe(b.id);
  });

  test('a retry is answered for a day; after that its key is forgotten', async () => {
    const mine = await portal.signIn();
    const body = saveRequest(lclBooking());
    const first = await mine.get(submit, { body });
    portal.clock.advance(7 * 3600);
    expect(await mine.get(submit, { body })).toEqual(first);
    const { kysely } = portal.database;
    const dayBefore = new Date(portal.clock().getTime() - 25 * 3600_000).toISOString();
    await kysely
      .updateTable('idempotency_key')
      .where('customer_id', '=', mine.customerId)
      .set({ created_at: dayBefore })
      .execute();
    await mine.get(submit, { body: saveRequest(lclBooking()) });
    const keys = kysely.selectFrom('idempotency_key').where('customer_id', '=', mine.customerId);
    expect(await keys.select('key').execute()).toHaveLength(1);
  });

  test('under one number, when the first answer was lost, names the booking that is there', async () => {
    const mine = await portal.signIn();
    const { businessNumber } = await mine.get('GET /business/getServeceId', { query: { kind: 'lcl' } });
    const first = await mine.get(submit, { body: saveRequest(lclBooking(), { businessNumber }) });
    const changed = lclBooking({ remarks: '刷新后又改了' });
    const again = await mine.call(submit, { body: saveRequest(changed, { businessNumber }) });
    expect([again.statusCode, again.json().code]).toEqual([409, 'BUSINESS_NUMBER_BOOKED']);
    const { existing } = again.json();
    expect(existing).toEqual({ id: first.id, version: 1 });
    await mine.get(submit, { body: saveRequest(changed, existing) });
    const bookings = await bookingsOf(mine.customerId);
    expect(bookings.map(({ version, remarks }) => [version, remarks])).toEqual([[2, '刷新后又改了']]);
  });

  test('under one number at the same moment makes one booking', async () => {
    const mine = await portal.signIn();
    const { businessNumber } = await mine.get('GET /business/getServeceId', { query: { kind: 'lcl' } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        mine.call(submit, { body: saveRequest(lclBooking(), { businessNumber }) }),
      ),
    );
    const codes = answers.map((answer) => answer.json().code).sort();
    expect(codes).toEqual([200, ...Array(5).fill('BUSINESS_NUMBER_BOOKED')]);
    expect(await bookingsOf(mine.customerId)).toHaveLength(1);
  });
});
