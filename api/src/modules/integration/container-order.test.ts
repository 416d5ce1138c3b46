import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer } from '../../../test/container-events.ts';
import { fclBooking, fclContainer } from '../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  system = await openSystem(portal, { name: 'Carrier desk' });
});
beforeEach(async () => {
  portal.clock.advance(61);
  const { kysely } = portal.database;
  await kysely.deleteFrom('booking_container').execute();
  await kysely.deleteFrom('container_trip').execute();
});
afterAll(async () => await portal.close());

const submit = 'POST /business/submitBookingFcl';
const book = () => person.get(submit, { body: saveRequest(fclBooking()) });
const read = (id: string) => person.get('GET /business/getBookingByIdFcl', { query: { id } });
const box = assignedContainer();
const small = { ...assignedContainer('MSKU0383250'), sizeType: '20GP' };
const put = (businessNumber: string, ...containers: (typeof box)[]) =>
  system.get('POST /integration/assignContainers', {
    body: { eventId: newEventId(), businessNumber, containers },
  });

describe('an FCL order', () => {
  test('is read by systems: which containers, where and when they are loaded, what they weigh', async () => {
    const { businessNumber } = await book();
    await put(businessNumber, box);
    expect(await system.get('GET /integration/booking', { query: { businessNumber } })).toMatchObject({
      kind: 'fcl',
      receivingPlace: 'CNYTN',
      destination: 'USLGB',
      dischargePort: 'USLGB',
      orderedContainers: [
        { sizeType: '40HQ', loadingPlace: 1, vgmKg: null, vgmMethod: null },
        { sizeType: '20GP', loadingPlace: 1, vgmKg: 21345.5, vgmMethod: 'SM1' },
      ],
      loadingPlaces: [
        {
          address: '东莞市长安镇振安中路 18 号',
          contact: '李师傅',
          phone: '13800138000',
          loadingAt: '2026-12-03 09:00:00',
        },
      ],
      containers: [{ number: box.number, sizeType: '40HQ', sealNumber: '' }],
    });
  });

  test('that other boxes are assigned to is said to the system, which is obeyed', async () => {
    const { businessNumber } = await book();
    expect((await put(businessNumber, box, small)).differences).toEqual([]);
    const other = { ...small, sizeType: '45HQ' };
    expect(await put(businessNumber, box, other, assignedContainer('TGHU5555550'))).toMatchObject({
      tracking: { containers: 3 },
      differences: [
        { sizeType: '40HQ', ordered: 1, assigned: 2 },
        { sizeType: '20GP', ordered: 1, assigned: 0 },
        { sizeType: '45HQ', ordered: 0, assigned: 1 },
      ],
    });
    expect((await put(businessNumber)).differences).toEqual([]);
  });

  test('stays what it was once containers are assigned, in ports, sizes and counts', async () => {
    const { id, businessNumber } = await book();
    await put(businessNumber, box, small);
    const change = (changes: Parameters<typeof fclBooking>[0]) =>
      person.call(submit, { body: saveRequest(fclBooking(changes), { id, version: 1 }) });
    const refused = await change({
      destination: 'USLAX',
      dischargePort: 'USLAX',
      containers: [fclContainer()],
    });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'REQUEST_INVALID']);
    expect(refused.json().fields.map(({ field }: { field: string }) => field)).toEqual([
      'booking.destination',
      'booking.dischargePort',
      'booking.containers',
    ]);
    expect(await read(id)).toMatchObject({ version: 1, booking: { destination: 'USLGB' } });
    expect((await change({ remarks: '请放前排' })).statusCode).toBe(200);
    await put(businessNumber);
    const body = saveRequest(fclBooking({ containers: [fclContainer()] }), { id, version: 2 });
    expect(await person.get(submit, { body })).toMatchObject({ version: 3 });
  });
});

test('stays what it was once its ship is told, and its VGM and remarks may follow', async () => {
  const { id, businessNumber } = await book();
  const ship = { carrier: 'COSU', vessel: 'COSCO ARIES', voyage: '077E', siCutOffAt: null };
  const cutOffs = { vgmCutOffAt: null, cyCutOffAt: null, customsCutOffAt: null };
  const body = { eventId: newEventId(), businessNumber, ...ship, ...cutOffs };
  expect(await read(id)).toMatchObject({ hasSailing: false, assignedContainers: 0 });
  await system.get('POST /integration/sailing', { body });
  expect(await read(id)).toMatchObject({ hasSailing: true, assignedContainers: 0 });
  const change = (changes: Parameters<typeof fclBooking>[0]) =>
    person.call(submit, { body: saveRequest(fclBooking(changes), { id, version: 1 }) });
  const refused = await change({ receivingPlace: 'CNSHK', containers: [fclContainer()] });
  const message = 'The space is fixed already: please ask customer service to change this';
  expect(refused.json().fields).toMatchObject([
    { field: 'booking.receivingPlace', message },
    { field: 'booking.containers', message },
  ]);
  const [first, ...others] = fclBooking().containers;
  const weighed = { ...fclContainer(first), vgmKg: 18_000, vgmMethod: 'SM1' as const };
  expect((await change({ containers: [weighed, ...others], remarks: '请放前排' })).statusCode).toBe(200);
});

describe('the ship that was told', () => {
  const noCutOffs = { siCutOffAt: null, vgmCutOffAt: null, cyCutOffAt: null, customsCutOffAt: null };
  const tell = (businessNumber: string, ship: { carrier: string; vessel: string; voyage: string }) =>
    system.call('POST /integration/sailing', {
      body: { eventId: newEventId(), businessNumber, ...ship, ...noCutOffs },
    });
  const none = { carrier: '', vessel: '', voyage: '' };

  test('is taken back where it was another booking’s, and the order may be changed again', async () => {
    const { id, businessNumber } = await book();
    await tell(businessNumber, { carrier: 'COSU', vessel: 'COSCO ARIES', voyage: '' });
    expect((await read(id)).hasSailing).toBe(true);
    portal.clock.advance(1);
    expect((await tell(businessNumber, none)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ hasSailing: false, sailing: { ...none, ...noCutOffs } });
    const body = saveRequest(fclBooking({ containers: [fclContainer()] }), { id, version: 1 });
    expect((await person.call(submit, { body })).statusCode).toBe(200);
    const { rows } = await person.get('GET /business/getUserMessage', { query: {} });
    const told = rows.filter(({ title }) => title['zh-CN'].startsWith(`${businessNumber} 船期`));
    expect(told.map(({ content }) => content.en)).toEqual([
      `The ship that was named for your booking ${businessNumber} no longer applies; you will be told of the next one.`,
      `Your booking ${businessNumber} sails on COSCO ARIES.`,
    ]);
  });

  test.each([
    ['without its name', { carrier: 'COSU', vessel: '', voyage: '' }, ['vessel']],
    ['without its carrier', { carrier: '', vessel: 'COSCO ARIES', voyage: '' }, ['carrier']],
    ['of which the voyage alone is known', { ...none, voyage: '077E' }, ['carrier', 'vessel']],
  ])('is not taken %s', async (_what, ship, missing) => {
    const { id, businessNumber } = await book();
    const refused = await tell(businessNumber, ship);
    expect(refused.json()).toMatchObject({ fields: missing.map((field) => ({ field })) });
    expect((await read(id)).hasSailing).toBe(false);
  });
});

test.each([
  ['portOfLoading', 'XXYYY'],
  ['portOfDischarge', 'ZZQQQ'],
])('a container whose %s is in no list is assigned to nothing', async (field, code) => {
  const { id, businessNumber } = await book();
  const containers = [box, { ...small, [field]: code }];
  const body = { eventId: newEventId(), businessNumber, containers };
  const refused = await system.call('POST /integration/assignContainers', { body });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'PORT_UNKNOWN', field: `containers.1.${field}` },
  ]);
  expect((await read(id)).assignedContainers).toBe(0);
});

test('a consolidation that is in a box keeps its ports, and only as long as it is in one', async () => {
  const submitLcl = 'POST /business/submitBookingLcl';
  const { id, businessNumber } = await person.get(submitLcl, { body: saveRequest(lclBooking()) });
  const readLcl = () => person.get('GET /business/getBookingByIdLcl', { query: { id } });
  const change = (version: number, changes: Parameters<typeof lclBooking>[0]) =>
    person.call(submitLcl, { body: saveRequest(lclBooking(changes), { id, version }) });
  expect((await readLcl()).assignedContainers).toBe(0);
  await put(businessNumber, box);
  expect((await readLcl()).assignedContainers).toBe(1);
  const ports = { receivingPlace: 'CNSHK', destination: 'USLAX', dischargePort: 'USLAX' };
  const refused = await change(1, { ...ports, remarks: '改港' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields.map(({ field }: { field: string }) => field)).toEqual([
    'booking.receivingPlace',
    'booking.destination',
    'booking.dischargePort',
  ]);
  expect(await readLcl()).toMatchObject({ version: 1, booking: { remarks: '', destination: 'USLGB' } });
  expect((await change(1, { remarks: '请放前排' })).statusCode).toBe(200);
  await put(businessNumber);
  expect((await change(2, ports)).statusCode).toBe(200);
});

describe('what systems tell', () => {
  const cutOffs = { vgmCutOffAt: null, cyCutOffAt: null, customsCutOffAt: null };
  const ship = { carrier: 'COSU', vessel: 'COSCO ARIES', voyage: '077E', siCutOffAt: '2026-12-01 12:00:00' };
  const sail = (businessNumber: string, vessel = ship.vessel) =>
    system.get('POST /integration/sailing', {
      body: { eventId: newEventId(), businessNumber, ...ship, ...cutOffs, vessel },
    });
  const toldOf = async (id: string) => {
    const { history, version } = await read(id);
    return { version, told: history.flatMap(({ told, by }) => (told ? [[told, by]] : [])) };
  };

  test('stands in the history once, makes no version and no second message', async () => {
    const { id, businessNumber } = await book();
    await sail(businessNumber);
    await sail(businessNumber);
    await put(businessNumber, box);
    await put(businessNumber, box);
    await sail(businessNumber, 'EVER GIVEN');
    expect(await toldOf(id)).toEqual({
      version: 1,
      told: [
        ['sailing', 'Carrier desk'],
        ['containers', 'Carrier desk'],
        ['sailing', 'Carrier desk'],
      ],
    });
    const messages = await portal.database.kysely
      .selectFrom('message')
      .where('booking_id', '=', id)
      .where('kind', '=', 'sailingGiven')
      .selectAll()
      .execute();
    expect(messages).toHaveLength(2);
  });

  test('is no newer version that somebody saved', async () => {
    const { id, businessNumber } = await book();
    await person.get(submit, { body: saveRequest(fclBooking(), { id, version: 1 }) });
    await sail(businessNumber);
    const late = await person.call(submit, { body: saveRequest(fclBooking(), { id, version: 1 }) });
    expect(late.json().code).toBe('BOOKING_VERSION_CONFLICT');
    expect(late.json().message).not.toContain('Carrier desk');
    // On its own version a customer goes on, whatever was told meanwhile.
    expect(await person.get(submit, { body: saveRequest(fclBooking(), { id, version: 2 }) })).toMatchObject({
      version: 3,
    });
    expect((await toldOf(id)).told).toHaveLength(1);
  });
});
