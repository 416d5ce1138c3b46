import { type LclBooking, pathOfRecord } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer } from '../../../test/container-events.ts';
import { copyBookings } from '../../../test/copy-bookings.ts';
import { enterAirBooking, fclBooking } from '../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let system: Awaited<ReturnType<typeof openSystem>>;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  system = await openSystem(portal);
});
beforeEach(async () => {
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const search = (words: string, by: SignedIn = person) => by.get('GET /business/search', { query: { words } });
const titles = async (words: string, by?: SignedIn) =>
  (await search(words, by)).groups.flatMap(({ kind, hits }) => hits.map(({ title }) => `${kind} ${title}`));
const book = (changes: Partial<LclBooking> = {}, by: SignedIn = person) =>
  by.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking(changes)) });
const tell = (businessNumber: string) => ({ eventId: newEventId(), businessNumber });

describe('a booking', () => {
  test('is found by any part of its number, however it is typed, and opens', async () => {
    const { id, businessNumber } = await book();
    const [branch = '', day = '', serial = ''] = businessNumber.split('-');
    const spellings = [
      businessNumber,
      businessNumber.toLowerCase(),
      `${branch} ${day} ${serial}`,
      `${branch}${day}${serial}`,
      `${day}${serial}`,
      serial,
      businessNumber.replace(/\w/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
    ];
    for (const words of spellings) {
      expect([words, await titles(words)]).toEqual([words, [`bookings ${businessNumber}`]]);
    }
    const { groups, unanswered } = await search(serial);
    expect(unanswered).toEqual([]);
    expect(groups).toEqual([
      {
        kind: 'bookings',
        hasMore: false,
        hits: [
          {
            record: { kind: 'booking', id },
            title: businessNumber,
            subtitle: [
              { 'zh-CN': '待收货', en: 'To be received' },
              expect.objectContaining({ 'zh-CN': '长滩' }),
              { 'zh-CN': '蓝牙耳机', en: '蓝牙耳机' },
            ],
            matched: null,
            path: pathOfRecord('lclBooking', id),
          },
        ],
      },
    ]);
  });

  test('is found by its other numbers, its goods and its destination, and says by which', async () => {
    const { businessNumber } = await book({
      customerBusinessNumber: 'Po-77/甲',
      cargo: [cargoLine(), cargoLine({ goods_name: '手机壳' })],
    });
    await system.get('POST /integration/entryNumber', {
      body: { ...tell(businessNumber), warehouseEntryNumber: 'RK261120-0042' },
    });
    const by: Record<string, [words: string, value: string][]> = {
      'Your reference': [
        ['po77', 'Po-77/甲'],
        ['７７甲', 'Po-77/甲'],
      ],
      'Warehouse entry number': [['rk 261120 0042', 'RK261120-0042']],
      Goods: [
        ['手机', '手机壳'],
        ['shouji', '手机壳'],
        ['sjk', '手机壳'],
        ['lanya', '蓝牙耳机'],
      ],
      'Destination name': [
        ['changtan', 'Long Beach'],
        ['long b', 'Long Beach'],
      ],
    };
    for (const [name, cases] of Object.entries(by)) {
      for (const [words, value] of cases) {
        const [hit] = (await search(words)).groups[0]?.hits ?? [];
        expect([words, hit?.title, hit?.matched?.name.en]).toEqual([words, businessNumber, name]);
        expect(hit?.matched?.value.en).toContain(value);
        // What it was found by is said once.
        expect(hit?.subtitle).not.toContainEqual(hit?.matched?.value);
      }
    }
    expect(await titles('nothing like it')).toEqual([]);
    expect(await titles('%')).toEqual([]);
    // A part of two numbers that stand beside each other is a part of neither.
    expect(await titles(`${businessNumber.slice(-2)}\nPO77`)).toEqual([]);
  });

  test('with the whole number stands before those that begin with it or only hold it', async () => {
    const numbers = ['XA-1 part', 'A-12', 'A-1'];
    for (const customerBusinessNumber of numbers) await book({ customerBusinessNumber });
    const { groups } = await search('a1');
    expect(groups[0]?.hits.map(({ matched }) => matched?.value.en)).toEqual(['A-1', 'A-12', 'XA-1 part']);
  });

  test('is one of five, and that there are more is said', async () => {
    await book();
    await copyBookings(portal.database.kysely, person.customerId, person.customerId, 4);
    expect((await search('蓝牙')).groups).toMatchObject([{ hits: { length: 5 }, hasMore: false }]);
    await copyBookings(portal.database.kysely, person.customerId, person.customerId, 1);
    expect((await search('蓝牙')).groups).toMatchObject([{ hits: { length: 5 }, hasMore: true }]);
  });

  test('of full containers opens on its own page', async () => {
    const { id, businessNumber } = await person.get('POST /business/submitBookingFcl', {
      body: saveRequest(fclBooking()),
    });
    expect((await search(businessNumber)).groups[0]?.hits[0]?.path).toBe(pathOfRecord('fclBooking', id));
  });
});

test('a container leads to the booking whose cargo is in it', async () => {
  const { id, businessNumber } = await book();
  for (const status of ['received', 'spaceLocked'] as const) {
    await system.get('POST /integration/bookingStatus', { body: { ...tell(businessNumber), status } });
  }
  const containers = [assignedContainer('CSQU3054383')];
  await system.get('POST /integration/assignContainers', { body: { ...tell(businessNumber), containers } });
  for (const words of ['CSQU3054383', 'csqu 305438 3', '30543']) {
    expect([words, await titles(words)]).toEqual([words, ['containers CSQU3054383']]);
  }
  expect((await search('csqu')).groups).toMatchObject([
    {
      kind: 'containers',
      hits: [
        {
          record: { kind: 'booking', id },
          subtitle: [{ en: businessNumber }, { en: 'Space locked' }],
          matched: null,
          path: pathOfRecord('lclBooking', id),
        },
      ],
    },
  ]);
  expect(await titles('csqu', await portal.signIn('Another'))).toEqual([]);
});

describe('nobody finds what they may not see', () => {
  test('as another customer', async () => {
    const { businessNumber } = await book({ customerBusinessNumber: 'SECRET-9' });
    const other = await portal.signIn('Another');
    const own = await book({ customerBusinessNumber: 'OPEN-9' }, other);
    expect(await titles('secret', other)).toEqual([]);
    expect(await titles(businessNumber.slice(0, 3), other)).toEqual([`bookings ${own.businessNumber}`]);
    expect(await titles('secret')).toEqual([`bookings ${businessNumber}`]);
  });

  test('of air freight without the permission', async () => {
    const { customerId } = person;
    const air = await enterAirBooking(portal.database.kysely, customerId, { word: '激光雷达' });
    const pilot = await portal.signIn('', { customerId, permissions: ['business:air'] });
    for (const words of [air.businessNumber, '激光', '784-1234']) {
      expect([words, await titles(words)]).toEqual([words, []]);
      expect([words, await titles(words, pilot)]).toEqual([words, [`bookings ${air.businessNumber}`]]);
    }
    const [hit] = (await search('784-1234', pilot)).groups[0]?.hits ?? [];
    expect(hit).toMatchObject({
      matched: { value: { en: '784-12345675' } },
      path: pathOfRecord('airBooking', air.id),
    });
  });
});

test('words of nothing, or too many of them, are refused; a sign alone finds nothing', async () => {
  for (const words of ['', '   ', 'x'.repeat(101)]) {
    const answer = await person.call('GET /business/search', { query: { words } });
    expect([words, answer.statusCode]).toEqual([words, 400]);
  }
  await book();
  expect(await titles('-')).toEqual([]);
});
