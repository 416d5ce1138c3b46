import { airPermission } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { containerNumbers, handling, sailing } from '../../../../test/container-events.ts';
import { enterAirBooking, fclBooking, fclContainer } from '../../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const submit = 'POST /business/submitBookingFcl';
const byId = 'GET /business/getBookingByIdFcl';
const list = 'GET /business/getBookingListFcl';

const book = async (by = person, changes: Parameters<typeof fclBooking>[0] = {}) =>
  await by.get(submit, { body: saveRequest(fclBooking(changes)) });

describe('an FCL booking', () => {
  test('is stored under a number of its kind, with its containers and where they are loaded', async () => {
    const saved = await book();
    expect(saved).toMatchObject({ version: 1, status: 'toBeReceived' });
    expect(saved.businessNumber).toMatch(/^[A-Z]{2}F-\d{6}-\d{4}$/);
    const { booking, sailing: ship } = await person.get(byId, { query: { id: saved.id } });
    const asked = fclBooking();
    // With one loading place every container is loaded there.
    expect(booking.containers).toEqual(asked.containers.map((each) => ({ ...each, loadingPlace: 1 })));
    expect([booking.loadingPlaces, booking.cargo]).toEqual([asked.loadingPlaces, asked.cargo]);
    expect(ship).toMatchObject({ carrier: '', vessel: '', siCutOffAt: null });
  });

  test('of air freight has no number to be taken: no customer books it here', async () => {
    const refused = await person.call('GET /business/getServeceId', { query: { kind: 'air' } });
    expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ field: 'kind' }]]);
  });

  test('is no LCL booking, and an LCL number is not its own', async () => {
    const saved = await book();
    const asLcl = await person.call('GET /business/getBookingByIdLcl', { query: { id: saved.id } });
    expect(asLcl.statusCode).toBe(404);
    const { businessNumber } = await person.get('GET /business/getServeceId', { query: { kind: 'lcl' } });
    const answer = await person.call(submit, { body: saveRequest(fclBooking(), { businessNumber }) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'BUSINESS_NUMBER_INVALID']);
  });

  test.each([
    ['without containers', { containers: [] }, 'booking.containers'],
    [
      'of a size that is not in the list',
      { containers: [fclContainer({ sizeType: '41XX' })] },
      'booking.containers.0.sizeType',
    ],
    ['with half a VGM', { containers: [fclContainer({ vgmKg: 20_000 })] }, 'booking.containers.0.vgmMethod'],
    ['of an airline', { preferredCarrier: 'CZ' }, 'booking.preferredCarrier'],
    ['without a loading place', { loadingPlaces: [] }, 'booking.loadingPlaces'],
    ['with a line that is not complete', { cargo: [cargoLine({ weight: null })] }, 'booking.cargo.0.weight'],
  ])('%s is refused at its field', async (_name, changes, field) => {
    const answer = await person.call(submit, { body: saveRequest(fclBooking(changes)) });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQUEST_INVALID']);
    expect(answer.json().fields.map((each: { field: string }) => each.field)).toContain(field);
  });

  test('needs no cargo lines, and no warehouse where the consignee collects', async () => {
    const changes = { cargo: [], warehouseType: null, warehouseCode: '', isDestinationSelfPickup: true };
    expect(await book(person, changes)).toMatchObject({ status: 'toBeReceived' });
  });

  test('is saved once however often it is sent, and a change of an old version is refused', async () => {
    const body = saveRequest(fclBooking({ remarks: 'once' }));
    const [one, other] = [await person.get(submit, { body }), await person.get(submit, { body })];
    expect(other).toEqual(one);
    const change = saveRequest(fclBooking({ containers: [fclContainer()] }), { id: one.id, version: 1 });
    expect(await person.get(submit, { body: change })).toMatchObject({ version: 2 });
    const again = saveRequest(fclBooking(), { id: one.id, version: 1 });
    expect((await person.call(submit, { body: again })).json().code).toBe('BOOKING_VERSION_CONFLICT');
    expect((await person.get(byId, { query: { id: one.id } })).booking.containers).toHaveLength(1);
  });

  test('is found by size and counted by containers', async () => {
    const owner = await portal.signIn();
    await book(owner, { containers: [fclContainer({ sizeType: '45HQ' })] });
    await book(owner);
    const found = await owner.get(list, { list: { filter: { containerTypes: '45HQ|include' } } });
    expect(found.rows.map((row) => row.containers)).toEqual([[{ sizeType: '45HQ', count: 1 }]]);
    for (const typed of ['1x45HQ', '1X45hq', '1×45HQ', '1 x 45HQ', '１＊45HQ']) {
      const { total } = await owner.get(list, { list: { filter: { containerTypes: `${typed}|include` } } });
      expect([typed, total]).toEqual([typed, 1]);
    }
    const all = await owner.get(list, { list: { prop: 'containers', order: 'descending' } });
    expect(all.summary).toMatchObject({ containers: 3 });
    expect(all.rows[0]?.containers).toEqual([
      { sizeType: '40HQ', count: 1 },
      { sizeType: '20GP', count: 1 },
    ]);
  });
});

test('three full containers are followed to their pick-up by what systems tell', async () => {
  const owner = await portal.signIn();
  const containers = ['40HQ', '40HQ', '20GP'].map((sizeType) => fclContainer({ sizeType }));
  const { id, businessNumber } = await book(owner, { containers });
  const system = await openSystem(portal);
  const ship = {
    carrier: 'COSU',
    vessel: 'COSCO ARIES',
    voyage: '042E',
    siCutOffAt: '2026-12-04 12:00:00',
    vgmCutOffAt: '2026-12-05 12:00:00',
    cyCutOffAt: '2026-12-06 20:00:00',
    customsCutOffAt: null,
  };
  const told = { eventId: newEventId(), businessNumber, ...ship };
  await system.get('POST /integration/sailing', { body: told });
  await system.get('POST /integration/sailing', { body: told });
  const status = async (to: 'received' | 'spaceLocked') => {
    const body = { eventId: newEventId(), businessNumber, status: to };
    await system.get('POST /integration/bookingStatus', { body });
  };
  await status('received');
  await status('spaceLocked');
  const numbers = containerNumbers();
  const boxes = containers.map(({ sizeType }) => ({
    number: String(numbers.next().value),
    sizeType,
    portOfLoading: 'CNYTN',
    portOfDischarge: 'USLGB',
  }));
  const assign = { eventId: newEventId(), businessNumber, containers: boxes };
  const wrong = {
    ...assign,
    eventId: newEventId(),
    containers: boxes.map((box) => ({ ...box, sizeType: '99ZZ' })),
  };
  const refused = await system.call('POST /integration/assignContainers', { body: wrong });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'CONTAINER_SIZE_UNKNOWN']);
  await system.get('POST /integration/assignContainers', { body: assign });
  const events = boxes.flatMap(({ number }) => {
    const about = { equipmentReference: number };
    return [
      sailing('DEPA', 'CNYTN', about),
      sailing('ARRI', 'USLGB', about),
      handling('DISC', 'LADEN', 'USLGB', about),
      handling('GTOT', 'LADEN', 'USLGB', about),
    ];
  });
  await system.get('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
  expect(await owner.get(byId, { query: { id } })).toMatchObject({ status: 'pickedUp', sailing: ship });
  const [row] = (await owner.get(list)).rows;
  expect(row).toMatchObject({ status: 'pickedUp', tracking: { containers: 3, milestone: 'pickup' } });
  const trace = await owner.get('GET /business/getContainerTrace', { query: { id } });
  expect(JSON.stringify(trace)).toContain(boxes[2]?.number);
  const { rows } = await owner.get('GET /business/getUserMessage', { query: {} });
  expect(rows.map(({ title }) => title['zh-CN'])).toContain(`${businessNumber} 船期已更新`);
  const bookings = [{ id, version: 1 }];
  const { results } = await owner.get('POST /business/delBookingList', {
    body: { bookings, reason: '改期' },
  });
  expect(results).toEqual([expect.objectContaining({ outcome: 'refused', code: 'BOOKING_NOT_RETURNABLE' })]);
});

test('the ship of a carrier that is not in the list, or of a consolidation, is refused', async () => {
  const { businessNumber } = await book();
  const system = await openSystem(portal);
  const none = { siCutOffAt: null, vgmCutOffAt: null, cyCutOffAt: null, customsCutOffAt: null };
  const body = { eventId: newEventId(), businessNumber, carrier: 'XXXX', vessel: 'A', voyage: '1', ...none };
  const answer = await system.call('POST /integration/sailing', { body });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'CARRIER_UNKNOWN']);
  const lcl = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  const other = { ...body, eventId: newEventId(), businessNumber: lcl.businessNumber, carrier: 'COSU' };
  const refused = await system.call('POST /integration/sailing', { body: other });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'BOOKING_OF_OTHER_KIND',
      message: `Booking ${lcl.businessNumber} is LCL, of which this cannot be done.`,
    },
  ]);
});

describe('air bookings', () => {
  test('are read by those who may, with their chargeable weight', async () => {
    const reader = await portal.signIn('Reader', { permissions: [airPermission] });
    const entered = await enterAirBooking(portal.database.kysely, reader.customerId, { at: portal.clock() });
    const { rows, summary } = await reader.get('GET /business/getAirExportList');
    // 0.6 m³ at 6000 cm³ a kilogram is 100 kg, more than the 30 that it weighs.
    expect(rows).toEqual([expect.objectContaining({ id: entered.id, weight: 30, chargeableWeight: 100 })]);
    expect(summary.chargeableWeight).toBe(100);
    const saved = await reader.get('GET /business/getAirExportById', { query: { id: entered.id } });
    expect(saved).toMatchObject({ flightNumber: 'CZ461', history: [{ what: 'submitted' }] });
    const params = { version: '1' };
    const menu = await reader.get('GET /system/menu/my/:version', { params });
    expect(menu[0]?.children?.map(({ name }) => name)).toEqual(['airBookings', 'airBooking']);
    expect(await person.get('GET /system/menu/my/:version', { params })).toEqual([]);
  });

  test('are not returned by their customer, who only reads them', async () => {
    const reader = await portal.signIn('Reader', { permissions: [airPermission] });
    const { id } = await enterAirBooking(portal.database.kysely, reader.customerId, { at: portal.clock() });
    const { results } = await reader.get('POST /business/delBookingList', {
      body: { bookings: [{ id, version: 1 }], reason: '改期' },
    });
    expect(results).toEqual([expect.objectContaining({ outcome: 'refused', code: 'BOOKING_ONLY_READ' })]);
  });

  test('are reported only to those who may see them', async () => {
    const reader = await portal.signIn('Reader', { permissions: [airPermission] });
    const colleague = await portal.signIn('Reader', { customerId: reader.customerId });
    const { businessNumber } = await enterAirBooking(portal.database.kysely, reader.customerId);
    const system = await openSystem(portal);
    const body = { eventId: newEventId(), businessNumber, status: 'received' } as const;
    await system.get('POST /integration/bookingStatus', { body });
    expect((await reader.get('GET /business/getUserMessage', { query: {} })).total).toBe(1);
    expect((await colleague.get('GET /business/getUserMessage', { query: {} })).total).toBe(0);
  });

  test('are exported by nobody else', async () => {
    const query = { list: 'airBookings' } as const;
    expect((await person.call('GET /fileExport', { query })).statusCode).toBe(403);
    expect((await person.call('POST /file/exportList', { body: query })).statusCode).toBe(403);
  });
});
