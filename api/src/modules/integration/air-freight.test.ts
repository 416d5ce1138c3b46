import { airPermission } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer } from '../../../test/container-events.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { messageWords } from '../../message-words.ts';
import { createUpdates } from '../messages/live-updates.ts';
import { readProgress } from '../tasks/tasks.repository.ts';

const enter = 'POST /integration/airBooking';
const fly = 'POST /integration/flight';
const move = 'POST /integration/bookingStatus';
let portal: Portal;
let person: SignedIn;
let account: string;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Reader', { permissions: [airPermission] });
  const { kysely } = portal.database;
  const own = kysely.selectFrom('member').where('customer_id', '=', person.customerId);
  ({ account } = await own.select('account').executeTakeFirstOrThrow());
  system = await openSystem(portal, { name: 'Air desk' });
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

const flight = { carrier: 'CZ', flightNumber: 'CZ461', waybillNumber: '784-12345675', etd: '2026-12-02' };
const entry = (changes: object = {}) => ({
  eventId: newEventId(),
  account,
  customerBusinessNumber: 'po-a №1',
  ...flight,
  receivingPlace: 'CAN',
  destination: 'LAX',
  remarks: '到港后电话通知收货人。',
  cargo: [cargoLine({ weight: 30, volume: 0.6 })],
  ...changes,
});
const listed = async () => (await person.get('GET /business/getAirExportList')).rows;
const refused = (response: { statusCode: number; json: () => { code: string } }) => [
  response.statusCode,
  response.json().code,
];

describe('an air booking that a system enters', () => {
  test('is its customer’s, to be received, under a number of its kind, and is entered once', async () => {
    const body = entry({ account: ` ${account.toUpperCase()}` });
    const made = await system.get(enter, { body });
    expect(made).toEqual({
      businessNumber: expect.stringMatching(/^SZA-\d{6}-\d{4}$/),
      status: 'toBeReceived',
    });
    expect(await system.get(enter, { body })).toEqual(made);
    const rows = (await listed()).filter(({ businessNumber }) => businessNumber === made.businessNumber);
    // 0.6 m³ at 6000 cm³ a kilogram is 100 kg.
    expect(rows).toMatchObject([
      {
        waybillNumber: '784-12345675',
        destination: 'LAX',
        chargeableWeight: 100,
        customerBusinessNumber: 'po-a №1',
      },
    ]);
    const query = { id: rows[0]?.id ?? '' };
    const { history, cargo } = await person.get('GET /business/getAirExportById', { query });
    expect(history).toMatchObject([{ by: 'Air desk', what: 'submitted', status: 'toBeReceived' }]);
    expect(cargo).toHaveLength(1);
  });

  test.each([
    ['of an account that is not', { account: 'nobody' }, [404, 'NOT_FOUND']],
    ['of a shipping line', { carrier: 'COSU' }, [422, 'CARRIER_UNKNOWN']],
    ['to a seaport', { destination: 'USLGB' }, [422, 'AIRPORT_UNKNOWN']],
    ['from nowhere', { receivingPlace: 'XXX' }, [422, 'AIRPORT_UNKNOWN']],
    ['with a waybill of another check digit', { waybillNumber: '784-12345674' }, [400, 'REQUEST_INVALID']],
    ['under a number with a line break in it', { customerBusinessNumber: 'PO\n1' }, [400, 'REQUEST_INVALID']],
    [
      'with more cartons than there are',
      { cargo: [cargoLine({ package: 20_001 })] },
      [400, 'REQUEST_INVALID'],
    ],
    ['without cargo', { cargo: [cargoLine({ goods_name: '' })] }, [400, 'REQUEST_INVALID']],
  ])('%s is refused, and nothing of it kept', async (_what, changes, answer) => {
    const before = (await listed()).length;
    expect(refused(await system.call(enter, { body: entry(changes) }))).toEqual(answer);
    expect(await listed()).toHaveLength(before);
  });

  test('takes as much as a booking may hold, and no more', async () => {
    const most = cargoLine({ weight: 2000, volume: 2 });
    const { businessNumber } = await system.get(enter, { body: entry({ cargo: Array(500).fill(most) }) });
    const row = (await listed()).find((each) => each.businessNumber === businessNumber);
    expect(row?.chargeableWeight).toBe(1_000_000);
    const more = [...Array(499).fill(most), cargoLine({ weight: 2000.001, volume: 2 })];
    const refusal = await system.call(enter, { body: entry({ cargo: more }) });
    expect(refusal.json().fields).toMatchObject([{ field: 'cargo' }]);
    const line = await system.call(enter, {
      body: entry({ cargo: [cargoLine({ weight: 20_001, volume: 1 })] }),
    });
    expect(line.json().fields).toMatchObject([{ field: 'cargo.0.weight' }]);
  });

  test('is followed by its statuses to the pick-up, and each is told', async () => {
    const { businessNumber } = await system.get(enter, { body: entry() });
    for (const status of ['received', 'spaceLocked', 'arrived', 'pickedUp'] as const) {
      const body = { eventId: newEventId(), businessNumber, status };
      expect(await system.get(move, { body })).toMatchObject({ status, isMoved: true });
    }
    const [row] = await listed();
    expect(row).toMatchObject({ businessNumber, status: 'pickedUp', version: 5 });
    const { rows } = await person.get('GET /business/getUserMessage', { query: {} });
    const about = rows.filter(({ booking }) => booking?.businessNumber === businessNumber);
    expect(about.map(({ kind, booking }) => [kind, booking?.kind])).toEqual(
      Array.from({ length: 4 }, () => ['statusChanged', 'air']),
    );
  });

  test('is in no container', async () => {
    const { businessNumber } = await system.get(enter, { body: entry() });
    const body = { eventId: newEventId(), businessNumber, containers: [assignedContainer()] };
    const answer = await system.call('POST /integration/assignContainers', { body });
    expect(refused(answer)).toEqual([409, 'BOOKING_OF_OTHER_KIND']);
    expect(answer.json().message).toBe(
      `Booking ${businessNumber} is air freight, of which this cannot be done.`,
    );
  });
});

describe('its flight', () => {
  const other = { carrier: 'CX', flightNumber: 'cx2098', waybillNumber: '160-44556676', etd: '2026-12-05' };

  test('replaces the one that was told before, until it has arrived', async () => {
    const { businessNumber } = await system.get(enter, { body: entry() });
    const told = { eventId: newEventId(), businessNumber, ...other };
    expect(await system.get(fly, { body: told })).toEqual({
      businessNumber,
      flightNumber: 'CX2098',
      waybillNumber: '160-44556676',
    });
    expect((await listed())[0]).toMatchObject({ ...other, flightNumber: 'CX2098', version: 1 });
    for (const status of ['received', 'spaceLocked', 'arrived'] as const) {
      await system.get(move, { body: { eventId: newEventId(), businessNumber, status } });
    }
    const late = { ...told, eventId: newEventId() };
    expect(refused(await system.call(fly, { body: late }))).toEqual([409, 'BOOKING_ACTION_REFUSED']);
  });

  test('is that of an airline, and of air freight', async () => {
    const { businessNumber } = await system.get(enter, { body: entry() });
    const ship = { eventId: newEventId(), businessNumber, ...other, carrier: 'COSU' };
    expect(refused(await system.call(fly, { body: ship }))).toEqual([422, 'CARRIER_UNKNOWN']);
    const lcl = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
    const wrong = { eventId: newEventId(), businessNumber: lcl.businessNumber, ...other };
    expect(refused(await system.call(fly, { body: wrong }))).toEqual([409, 'BOOKING_OF_OTHER_KIND']);
  });
});

test('what was told of air freight is read with the permission alone, and waits unread for it', async () => {
  const { businessNumber } = await system.get(enter, { body: entry() });
  await person.get('POST /business/readAllMessages');
  const { kysely } = portal.database;
  // A page that stays open all the while.
  const page = createUpdates({ database: kysely, readProgress, words: messageWords }, person, '0');
  await page.load();
  await system.get(move, { body: { eventId: newEventId(), businessNumber, status: 'received' } });
  const permit = async (permissions: string[]) =>
    await kysely.updateTable('member').where('id', '=', person.userId).set({ permissions }).execute();
  const [told] = (await person.get('GET /business/getUserMessage', { query: {} })).rows;
  expect(told).toMatchObject({ isRead: false, booking: { businessNumber, kind: 'air' } });

  await permit([]);
  const unread = await person.get('GET /business/getUserMessage', { query: {} });
  const all = await person.get('GET /user/getMessageList');
  expect([unread, all]).toEqual([
    { rows: [], total: 0, summary: { unread: 0 } },
    { rows: [], total: 0, summary: { unread: 0 } },
  ]);
  const poll = { query: { once: 'true' } };
  const events = await person.call('GET /business/events', poll, { 'last-event-id': '0' });
  expect(events.body).toContain('"unread":0');
  expect(events.body + (await page.load()).text).not.toContain(businessNumber);
  const read = { query: { id: told?.id ?? '' } };
  expect(refused(await person.call('GET /business/readMessage', read))).toEqual([404, 'NOT_FOUND']);
  expect(await person.get('POST /business/readAllMessages')).toEqual({ unread: 0 });

  await permit([airPermission]);
  const again = await person.get('GET /business/getUserMessage', { query: {} });
  expect([again.rows[0]?.id, again.rows[0]?.isRead, again.summary.unread]).toEqual([told?.id, false, 1]);
});
