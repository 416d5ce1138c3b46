import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { markKeyRevoked } from '../systems/keys/integration-keys.repository.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  system = await openSystem(portal, { name: 'Yantian warehouse' });
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

async function book(action: 'submit' | 'saveDraft' = 'submit') {
  const booking = lclBooking({ cargo: [cargoLine()] });
  return await person.get('POST /business/submitBookingLcl', { body: saveRequest(booking, { action }) });
}

const read = async (id: string) => await person.get('GET /business/getBookingByIdLcl', { query: { id } });
const messagesAbout = async (bookingId: string) => {
  const rows = await portal.database.kysely
    .selectFrom('message')
    .where('booking_id', '=', bookingId)
    .select(['kind', 'detail'])
    .execute();
  return rows.map(({ kind, detail }) => [kind, detail]);
};
const refused = (response: { statusCode: number; json: () => { code: string } }) => [
  response.statusCode,
  response.json().code,
];

type Status = 'received' | 'spaceLocked' | 'arrived' | 'pickedUp' | 'returned';
const statusBody = (businessNumber: string, status: Status, eventId = newEventId()) => ({
  body: { eventId, businessNumber, status },
});
const move = 'POST /integration/bookingStatus';

describe('a key', () => {
  test('is refused when it is unknown, wrong or revoked, and is kept as a hash', async () => {
    const { businessNumber } = await book();
    const ask = (authorization: string) =>
      portal.visitor.call('GET /integration/booking', { query: { businessNumber } }, { authorization });
    const other = await openSystem(portal);
    expect((await ask(`Bearer ${other.text}`)).statusCode).toBe(200);
    const last = other.text.at(-1) === 'A' ? 'B' : 'A';
    for (const wrong of [`${other.text.slice(0, -1)}${last}`, 'bik_nonsense', '']) {
      expect(refused(await ask(`Bearer ${wrong}`))).toEqual([401, 'INTEGRATION_KEY_REFUSED']);
    }
    const { kysely } = portal.database;
    const rows = await kysely.selectFrom('integration_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(other.text.slice(-43));
    expect(rows.find(({ id }) => id === other.keyId)?.last_used_at).toBe(portal.clock().toISOString());
    await markKeyRevoked(kysely, other.keyId, portal.clock());
    expect(refused(await ask(`Bearer ${other.text}`))).toEqual([401, 'INTEGRATION_KEY_REFUSED']);
  });

  test('opens its scopes alone', async () => {
    const { businessNumber } = await book();
    const gate = await openSystem(portal, { name: 'Gate', scopes: ['warehouse'] });
    const response = await gate.call(move, statusBody(businessNumber, 'received'));
    expect(refused(response)).toEqual([403, 'INTEGRATION_SCOPE_MISSING']);
    expect(response.json().message).toContain('status');
  });

  test('has a limit of calls of its own', async () => {
    const busy = await openSystem(portal, { name: 'Busy' });
    const query = { businessNumber: 'SZL-261120-9999' };
    for (let call = 0; call < 600; call += 1) await busy.call('GET /integration/booking', { query });
    expect(refused(await busy.call('GET /integration/booking', { query }))).toEqual([429, 'RATE_LIMITED']);
    expect((await system.call('GET /integration/booking', { query })).statusCode).toBe(404);
  });
});

describe('an event', () => {
  test('is done once, and answered the same when it is sent again', async () => {
    const booking = await book();
    const input = statusBody(booking.businessNumber, 'received');
    const first = await system.get(move, input);
    expect(first).toEqual({ businessNumber: booking.businessNumber, status: 'received', isMoved: true });
    await system.get(move, statusBody(booking.businessNumber, 'spaceLocked'));
    expect(await system.get(move, input)).toEqual(first);
    expect((await read(booking.id)).status).toBe('spaceLocked');
    expect(await messagesAbout(booking.id)).toHaveLength(2);
  });

  test('is done once by ten at the same time', async () => {
    const booking = await book();
    const input = statusBody(booking.businessNumber, 'received');
    const answers = await Promise.all(Array.from({ length: 10 }, () => system.get(move, input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await read(booking.id)).history).toHaveLength(2);
  });

  test('with other content or for another call under its id is refused', async () => {
    const { businessNumber } = await book();
    const eventId = newEventId();
    await system.get(move, statusBody(businessNumber, 'received', eventId));
    const other = await system.call(move, statusBody(businessNumber, 'spaceLocked', eventId));
    expect(refused(other)).toEqual([409, 'EVENT_ID_REUSED']);
    const body = { eventId, businessNumber, warehouseEntryNumber: 'RK1' };
    expect(refused(await system.call('POST /integration/entryNumber', { body }))).toEqual([
      409,
      'EVENT_ID_REUSED',
    ]);
  });

  test('of another system may have the same id; of the same system under a new key it is the same', async () => {
    const booking = await book();
    const eventId = newEventId();
    const input = statusBody(booking.businessNumber, 'received', eventId);
    await system.get(move, input);
    const renewed = await openSystem(portal, { name: 'Yantian warehouse' });
    expect(await renewed.get(move, input)).toMatchObject({ isMoved: true });
    const other = await openSystem(portal, { name: 'Another' });
    expect(await other.get(move, input)).toMatchObject({ isMoved: false });
  });

  test('that was refused may be sent again when its cause is gone, and leaves no record', async () => {
    const { businessNumber } = await book();
    const input = statusBody(businessNumber, 'spaceLocked');
    expect(refused(await system.call(move, input))).toEqual([409, 'BOOKING_STATUS_NOT_NEXT']);
    await system.get(move, statusBody(businessNumber, 'received'));
    expect(await system.get(move, input)).toMatchObject({ status: 'spaceLocked', isMoved: true });
  });

  test('is recorded: which system did what when, and what it was answered', async () => {
    const { businessNumber } = await book();
    const eventId = newEventId();
    const answer = await system.get(move, statusBody(businessNumber, 'received', eventId));
    const record = await portal.database.kysely
      .selectFrom('integration_event')
      .where('event_id', '=', eventId)
      .selectAll()
      .executeTakeFirst();
    expect(record).toMatchObject({
      system: 'Yantian warehouse',
      key_id: system.keyId,
      endpoint: move,
      body: { businessNumber, status: 'received' },
      answer,
      at: portal.clock().toISOString(),
    });
  });
});

describe('the status of a booking', () => {
  test('goes through the table step by step, with the system in its history and a message', async () => {
    const booking = await book();
    for (const status of ['received', 'spaceLocked', 'arrived', 'pickedUp'] as const) {
      await system.get(move, statusBody(booking.businessNumber, status));
    }
    const { history, version } = await read(booking.id);
    expect(version).toBe(5);
    expect(history.map(({ status }) => status)).toEqual([
      'pickedUp',
      'arrived',
      'spaceLocked',
      'received',
      'toBeReceived',
    ]);
    expect(history[0]?.by).toBe('Yantian warehouse');
    expect(await messagesAbout(booking.id)).toContainEqual(['statusChanged', { status: 'arrived' }]);
  });

  test('is refused beside the table, and for a draft or nobody', async () => {
    const { businessNumber } = await book();
    const skipped = await system.call(move, statusBody(businessNumber, 'pickedUp'));
    expect(refused(skipped)).toEqual([409, 'BOOKING_STATUS_NOT_NEXT']);
    expect(skipped.json().message).toBe(
      `Booking ${businessNumber} is “To be received” and cannot become “Picked up”.`,
    );
    const draft = await book('saveDraft');
    for (const nobodys of [draft.businessNumber, 'SZL-000000-0000']) {
      expect(refused(await system.call(move, statusBody(nobodys, 'received')))).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('is said again in vain', async () => {
    const booking = await book();
    await system.get(move, statusBody(booking.businessNumber, 'received'));
    expect(await system.get(move, statusBody(booking.businessNumber, 'received'))).toMatchObject({
      isMoved: false,
    });
    expect((await read(booking.id)).version).toBe(2);
  });

  test('becomes returned with a reason alone', async () => {
    const booking = await book();
    const { body } = statusBody(booking.businessNumber, 'returned');
    const without = await system.call(move, { body });
    expect([without.statusCode, without.json().fields[0].field]).toEqual([400, 'reason']);
    await system.get(move, { body: { ...body, reason: '客户未付款' } });
    expect(await read(booking.id)).toMatchObject({ status: 'returned', returnReason: '客户未付款' });
    expect(await messagesAbout(booking.id)).toEqual([['returned', { reason: '客户未付款' }]]);
  });
});
