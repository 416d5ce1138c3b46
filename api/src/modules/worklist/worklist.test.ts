import { airPermission } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer, containerNumbers, sailing } from '../../../test/container-events.ts';
import { enterAirBooking } from '../../../test/fcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { bookFcl, bookLcl, openForwarder } from '../../../test/worklist.ts';
import { toChinaDay } from '../../china-time.ts';

const read = 'GET /business/getWorklist';
const hour = 3600;
const day = 24 * hour;
let portal: Portal;
let person: SignedIn;
let forwarder: Awaited<ReturnType<typeof openForwarder>>;
const boxes = containerNumbers();

beforeAll(async () => {
  portal = await openTradingPortal();
  forwarder = await openForwarder(portal);
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const rowsOf = async (by = person) => (await by.get(read)).rows;
const kindsOf = async (by = person) => (await rowsOf(by)).map(({ kind }) => kind);
const firstOf = async (by = person) => {
  const [first] = await rowsOf(by);
  if (!first) throw new Error('nothing is on the worklist');
  return first;
};
describe('a booking that was returned', () => {
  const giveBack = async () => {
    const booking = await bookLcl(person);
    const { businessNumber } = booking;
    await forwarder.moveTo({ businessNumber, status: 'returned', reason: '舱位不足' });
    return booking;
  };

  test('is on it with the reason in both languages, and where it can be read and copied', async () => {
    const { id, businessNumber } = await giveBack();
    expect(await person.get(read)).toEqual({
      rows: [
        {
          id: `bookingReturned:booking:${id}`,
          version: expect.stringMatching(/^[\w-]{16}$/),
          kind: 'bookingReturned',
          record: { kind: 'booking', id, number: businessNumber },
          why: { 'zh-CN': '已被退载，原因：舱位不足', en: 'Was returned. Reason: 舱位不足' },
          dueAt: null,
          dueOn: null,
          urgency: 'soon',
          action: { 'zh-CN': '查看订舱', en: 'Open booking' },
          path: `/business/lcl/detail?id=${id}&mode=view`,
        },
      ],
      unanswered: [],
    });
  });

  test('goes for whoever has read the message of it, and for nobody else', async () => {
    const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
    await giveBack();
    const { rows } = await person.get('GET /business/getUserMessage', { query: {} });
    const about = rows.find(({ kind }) => kind === 'returned');
    await person.get('GET /business/readMessage', { query: { id: about?.id ?? '' } });
    expect(await kindsOf()).toEqual([]);
    expect(await kindsOf(colleague)).toEqual(['bookingReturned']);
  });

  test('goes after two weeks, and is not there where its customer returned it', async () => {
    const own = await bookLcl(person);
    await person.get('POST /business/delBookingList', { body: { bookings: [own], reason: '改期' } });
    expect(await kindsOf()).toEqual([]);
    await giveBack();
    expect(await kindsOf()).toEqual(['bookingReturned']);
    portal.clock.advance(14 * day);
    expect(await kindsOf(await person.again())).toEqual([]);
  });
});

describe('a cut-off', () => {
  test('is on it within 48 hours, each with its own words, the nearest first', async () => {
    const { id, businessNumber } = await bookFcl(person);
    const hours = { siCutOffAt: 20, vgmCutOffAt: 30, cyCutOffAt: 47, customsCutOffAt: 49 };
    await forwarder.sail(businessNumber, hours);
    const rows = await rowsOf();
    expect(rows.map(({ id: item, urgency, dueAt }) => [item, urgency, dueAt])).toEqual([
      [`cutOffNear:booking:${id}:siCutOffAt`, 'urgent', forwarder.inHours(20)],
      [`cutOffNear:booking:${id}:vgmCutOffAt`, 'soon', forwarder.inHours(30)],
      [`cutOffNear:booking:${id}:cyCutOffAt`, 'soon', forwarder.inHours(47)],
    ]);
    expect(rows[1]?.action.en).toBe('Submit VGM');
    expect(rows[1]?.path).toBe(`/business/fcl/detail?id=${id}&mode=view`);
  });

  test('goes when it has passed, and when the carrier moves it', async () => {
    const { businessNumber } = await bookFcl(person);
    await forwarder.sail(businessNumber, { customsCutOffAt: 2 });
    expect(await kindsOf()).toEqual(['cutOffNear']);
    await forwarder.sail(businessNumber, { customsCutOffAt: 90 });
    expect(await kindsOf()).toEqual([]);
    await forwarder.sail(businessNumber, { customsCutOffAt: 2 });
    portal.clock.advance(2 * hour);
    expect(await kindsOf()).toEqual([]);
  });

  test('of the VGM goes when every container has one', async () => {
    const { id, businessNumber, version } = await bookFcl(person);
    await forwarder.sail(businessNumber, { vgmCutOffAt: 5 });
    const vgm = (index: number) => ({ index, vgmKg: 21_000, vgmMethod: 'SM1' as const });
    const submit = async (containers: ReturnType<typeof vgm>[], at: number) =>
      await person.get('POST /business/submitVgm', { body: { bookingId: id, version: at, containers } });
    const half = await submit([vgm(0)], version);
    expect(await kindsOf()).toEqual(['cutOffNear']);
    await submit([vgm(1)], half.version);
    expect(await kindsOf()).toEqual([]);
  });

  test('of all kinds goes when the ship has sailed or the booking is returned', async () => {
    const [sailed, returned] = [await bookFcl(person), await bookFcl(person)];
    const number = boxes.next().value;
    for (const { businessNumber } of [sailed, returned]) {
      await forwarder.sail(businessNumber, { siCutOffAt: 5, customsCutOffAt: 6 });
    }
    expect(await kindsOf()).toHaveLength(4);
    const { businessNumber } = sailed;
    await forwarder.assign({ businessNumber, containers: [assignedContainer(number)] });
    await forwarder.hear({ events: [sailing('DEPA', 'CNYTN', { equipmentReference: number })] });
    expect(await kindsOf()).toHaveLength(2);
    await forwarder.moveTo({ businessNumber: returned.businessNumber, status: 'returned', reason: '改期' });
    expect(await kindsOf()).toEqual(['bookingReturned']);
  });
});

describe('a measurement', () => {
  const measure = async (weightKg: number, volumeCbm: number) => {
    const { businessNumber } = await bookLcl(person);
    await forwarder.moveTo({ businessNumber, status: 'received' });
    await forwarder.measure({ businessNumber, lines: [{ line: 1, cartons: 12, weightKg, volumeCbm }] });
    return businessNumber;
  };

  // The booking says 115.2 KGS and 0.567 CBM.
  test('of up to a twentieth more or less is not on it', async () => {
    await measure(120.96, 0.539);
    expect(await rowsOf()).toEqual([]);
  });

  test.each([
    [120.97, 0.567, 'Measured 120.97 KGS, booked 115.2 KGS'],
    [115.2, 0.5, 'Measured 0.5 CBM, booked 0.567 CBM'],
    [90, 0.7, 'Measured 90 KGS and 0.7 CBM, booked 115.2 KGS and 0.567 CBM'],
  ])('of %p KGS and %p CBM says what differs', async (weightKg, volumeCbm, why) => {
    await measure(weightKg, volumeCbm);
    expect((await rowsOf()).map((row) => [row.kind, row.why.en])).toEqual([['measuredDifferently', why]]);
  });

  test('goes when it is measured again as it was booked', async () => {
    const businessNumber = await measure(90, 0.7);
    const line = { line: 1, cartons: 12, weightKg: 115.2, volumeCbm: 0.567 };
    await forwarder.measure({ businessNumber, lines: [line] });
    expect(await rowsOf()).toEqual([]);
  });
});

test('a ship that comes a day later than was first estimated is on it until it arrives', async () => {
  const { businessNumber } = await bookFcl(person);
  const equipmentReference = boxes.next().value;
  await forwarder.assign({ businessNumber, containers: [assignedContainer(equipmentReference)] });
  const expectAt = async (eventDateTime: string, eventClassifierCode: 'EST' | 'ACT' = 'EST') => {
    portal.clock.advance(60);
    const eventCreatedDateTime = portal.clock().toISOString();
    const about = { equipmentReference, eventClassifierCode, eventDateTime, eventCreatedDateTime };
    await forwarder.hear({ events: [sailing('ARRI', 'USLGB', about)] });
  };
  await expectAt('2026-12-20T06:00:00-08:00');
  await expectAt('2026-12-21T05:00:00-08:00');
  expect(await rowsOf()).toEqual([]);
  await expectAt('2026-12-22T07:00:00-08:00');
  expect((await rowsOf()).map(({ kind, why }) => [kind, why.en])).toEqual([
    ['etaSlipped', 'Now expected to arrive on 2026-12-22, 2 days later than first estimated'],
  ]);
  await expectAt(portal.clock().toISOString(), 'ACT');
  expect(await rowsOf()).toEqual([]);
});

test('a draft is on it three days after its last change, and goes when it is deleted', async () => {
  const { id } = await bookLcl(person, 'saveDraft');
  const since = toChinaDay(portal.clock());
  portal.clock.advance(3 * day - 1);
  person = await person.again();
  expect(await rowsOf()).toEqual([]);
  portal.clock.advance(2);
  expect(await firstOf()).toMatchObject({
    kind: 'draftLeft',
    why: { en: `A draft that was last changed on ${since}` },
    path: `/business/lcl/detail?id=${id}`,
    urgency: 'normal',
  });
  await person.get('POST /business/deleteDrafts', { body: { ids: [id] } });
  expect(await rowsOf()).toEqual([]);
});

test('the most urgent stands first, and what has no deadline last', async () => {
  await bookLcl(person, 'saveDraft');
  portal.clock.advance(4 * day);
  person = await person.again();
  const [later, sooner, returned] = [await bookFcl(person), await bookFcl(person), await bookLcl(person)];
  await forwarder.sail(later.businessNumber, { customsCutOffAt: 40 });
  await forwarder.sail(sooner.businessNumber, { customsCutOffAt: 3 });
  await forwarder.moveTo({ businessNumber: returned.businessNumber, status: 'returned', reason: '改期' });
  expect((await rowsOf()).map(({ kind, urgency, record }) => [kind, urgency, record.number])).toEqual([
    ['cutOffNear', 'urgent', sooner.businessNumber],
    ['cutOffNear', 'soon', later.businessNumber],
    ['bookingReturned', 'soon', returned.businessNumber],
    ['draftLeft', 'normal', expect.any(String)],
  ]);
});

test('nobody sees what another customer needs to do, nor air freight without its permission', async () => {
  const stranger = await portal.signIn('Other Customer');
  const airy = await portal.signIn('Air', { customerId: person.customerId, permissions: [airPermission] });
  const { businessNumber } = await enterAirBooking(portal.database.kysely, person.customerId);
  await forwarder.moveTo({ businessNumber, status: 'returned', reason: '航班取消' });
  expect(await kindsOf(airy)).toEqual(['bookingReturned']);
  expect(await kindsOf()).toEqual([]);
  expect(await kindsOf(stranger)).toEqual([]);
});
