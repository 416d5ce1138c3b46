import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer, sailing } from '../../../../test/container-events.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const returning = 'POST /business/delBookingList';
let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  system = await openSystem(portal);
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

async function book(action: 'submit' | 'saveDraft' = 'submit', by = person) {
  const body = saveRequest(lclBooking(), { action });
  return await by.get('POST /business/submitBookingLcl', { body });
}

async function moveTo(businessNumber: string, ...statuses: ('received' | 'spaceLocked' | 'arrived')[]) {
  for (const status of statuses) {
    const body = { eventId: newEventId(), businessNumber, status };
    await system.get('POST /integration/bookingStatus', { body });
  }
}

const giveBack = async (bookings: { id: string; version: number }[], reason = '客户改配下一航次') =>
  (await person.get(returning, { body: { bookings, reason } })).results;
const read = async (id: string) => await person.get('GET /business/getBookingByIdLcl', { query: { id } });
const messagesAbout = async (bookingId: string) =>
  await portal.database.kysely
    .selectFrom('message')
    .where('booking_id', '=', bookingId)
    .select(['kind', 'detail'])
    .execute();

describe('returning bookings', () => {
  test('each is returned with the reason, an event in its history and a message', async () => {
    const [one, other] = [await book(), await book()];
    expect(await giveBack([one, other], '  货物延误  ')).toEqual([
      { id: one.id, outcome: 'returned', businessNumber: one.businessNumber, version: 2 },
      { id: other.id, outcome: 'returned', businessNumber: other.businessNumber, version: 2 },
    ]);
    const saved = await read(one.id);
    expect(saved).toMatchObject({ status: 'returned', returnReason: '货物延误', version: 2 });
    expect(saved.history[0]).toMatchObject({
      what: 'statusChanged',
      status: 'returned',
      by: 'Test Customer main account',
    });
    expect(await messagesAbout(one.id)).toEqual([{ kind: 'returned', detail: { reason: '货物延误' } }]);
  });

  test('one that is refused keeps none of the others, and says why in both languages', async () => {
    const [draft, sent, arrived] = [await book('saveDraft'), await book(), await book()];
    await moveTo(arrived.businessNumber, 'received', 'spaceLocked', 'arrived');
    const results = await giveBack([draft, { ...arrived, version: 4 }, sent]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'returned']);
    expect(results[1]).toMatchObject({
      businessNumber: arrived.businessNumber,
      code: 'BOOKING_NOT_RETURNABLE',
      message: 'A booking that is “Arrived at port” cannot be returned.',
      texts: { 'zh-CN': '状态为“已到港”的订舱不能退载。' },
    });
    expect((await read(arrived.id)).status).toBe('arrived');
    expect(await messagesAbout(draft.id)).toEqual([]);
  });

  test('it can be sent again: what was returned stays as it is', async () => {
    const booking = await book();
    const first = await giveBack([booking], 'first');
    expect(await giveBack([booking], 'second')).toEqual(first);
    expect(await giveBack([booking, booking], 'third')).toEqual([...first, ...first]);
    const saved = await read(booking.id);
    expect(saved).toMatchObject({ returnReason: 'first', version: 2 });
    expect(saved.history).toHaveLength(2);
    expect(await messagesAbout(booking.id)).toHaveLength(1);
  });

  test('one that changed since it was looked at is not returned', async () => {
    const booking = await book();
    await moveTo(booking.businessNumber, 'received');
    expect(await giveBack([booking])).toMatchObject([
      { outcome: 'refused', code: 'BOOKING_CHANGED_MEANWHILE' },
    ]);
    expect(await giveBack([{ ...booking, version: 2 }])).toMatchObject([{ outcome: 'returned', version: 3 }]);
  });

  test("another's is not found, just as one that never was", async () => {
    const stranger = await portal.signIn('Stranger');
    const theirs = await book('submit', stranger);
    const results = await giveBack([
      theirs,
      { id: randomUUID(), version: 1 },
      { id: 'nonsense', version: 1 },
    ]);
    expect(results.map((result) => Object.keys(result).sort())).toEqual(
      Array.from({ length: 3 }, () => ['id', 'outcome']),
    );
    expect(results.every(({ outcome }) => outcome === 'notFound')).toBe(true);
    const saved = await stranger.get('GET /business/getBookingByIdLcl', { query: { id: theirs.id } });
    expect(saved.status).toBe('toBeReceived');
  });

  test('cargo that has sailed is not returned, and what is returned leaves its containers', async () => {
    const [sailed, waiting] = [await book(), await book()];
    for (const [{ businessNumber }, number] of [
      [sailed, 'MSKU0383250'],
      [waiting, 'CSQU3054383'],
    ] as const) {
      await moveTo(businessNumber, 'received', 'spaceLocked');
      const body = { eventId: newEventId(), businessNumber, containers: [assignedContainer(number)] };
      await system.get('POST /integration/assignContainers', { body });
    }
    const events = [sailing('DEPA', 'CNYTN', { equipmentReference: 'MSKU0383250' })];
    await system.get('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
    expect(
      await giveBack([
        { ...sailed, version: 3 },
        { ...waiting, version: 3 },
      ]),
    ).toMatchObject([{ outcome: 'refused', code: 'BOOKING_DEPARTED' }, { outcome: 'returned' }]);
    const trace = await person.get('GET /business/getContainerTrace', { query: { id: waiting.id } });
    expect(trace).toEqual({ summary: null, containers: [] });
  });

  test('two at once return it once', async () => {
    const booking = await book();
    const [one, other] = await Promise.all([giveBack([booking], 'one'), giveBack([booking], 'other')]);
    expect(one).toEqual(other);
    expect((await read(booking.id)).history).toHaveLength(2);
  });
});

test.each([
  ['no reason', { reason: '' }, 'reason'],
  ['blanks alone', { reason: ' \u3000 ' }, 'reason'],
  ['a reason of 201 characters', { reason: '长'.repeat(201) }, 'reason'],
  ['no booking', { bookings: [] }, 'bookings'],
  [
    'more than a page of them',
    { bookings: Array.from({ length: 51 }, () => ({ id: 'x', version: 1 })) },
    'bookings',
  ],
])('%s is refused', async (_what, change, field) => {
  const bookings = [{ id: randomUUID(), version: 1 }];
  const response = await person.call(returning, { body: { bookings, reason: '延误', ...change } });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields[0].field).toBe(field);
});

test('a reason that is too long is refused with its length', async () => {
  const body = { bookings: [{ id: randomUUID(), version: 1 }], reason: '长'.repeat(201) };
  const response = await person.call(returning, { body });
  expect(response.json().fields).toMatchObject([{ message: 'At most 200 characters' }]);
});

test('a reason of 200 characters, counted as people count them, is stored', async () => {
  const booking = await book();
  const reason = '👩‍👩‍👧'.repeat(200);
  expect(await giveBack([booking], reason)).toMatchObject([{ outcome: 'returned' }]);
  expect((await read(booking.id)).returnReason).toBe(reason);
});
