import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { seedReference } from '../../seed/seed-reference.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openPortal();
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  person = await portal.signIn();
  system = await openSystem(portal, { name: 'Yantian warehouse' });
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

async function book() {
  const booking = lclBooking({ cargo: [cargoLine(), cargoLine({ goods_name: '灯具' })] });
  return await person.get('POST /business/submitBookingLcl', { body: saveRequest(booking) });
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

describe('the warehouse', () => {
  const entry = 'POST /integration/entryNumber';
  const measure = 'POST /integration/measurements';
  const gate = 'POST /business/entryInfoConfirm';
  const line = { line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 };

  test('reads what is to come', async () => {
    const { businessNumber } = await book();
    const found = await system.get('GET /integration/booking', { query: { businessNumber } });
    expect(found).toMatchObject({
      businessNumber,
      status: 'toBeReceived',
      cargo: [
        { line: 1, goodsName: '蓝牙耳机', cartons: 12, weightKg: 115.2, volumeCbm: 0.567 },
        { line: 2, goodsName: '灯具' },
      ],
      containers: [],
    });
  });

  test('gives an entry number, which the customer sees and is told; an edit stays possible', async () => {
    const booking = await book();
    const { businessNumber } = booking;
    const give = (warehouseEntryNumber: string) =>
      system.get(entry, { body: { eventId: newEventId(), businessNumber, warehouseEntryNumber } });
    await give(' rk261120-0042 ');
    await give('RK261120-0042');
    const saved = await read(booking.id);
    expect(saved).toMatchObject({ warehouseEntryNumber: 'RK261120-0042', version: 1 });
    expect(await messagesAbout(booking.id)).toEqual([
      ['entryNumberGiven', { warehouseEntryNumber: 'RK261120-0042' }],
    ]);
    const change = saveRequest(lclBooking(), { id: booking.id, version: 1 });
    await person.get('POST /business/submitBookingLcl', { body: change });
    expect((await read(booking.id)).warehouseEntryNumber).toBe('RK261120-0042');
  });

  test('confirms at the gate by business number or entry number, once', async () => {
    const [one, other] = [await book(), await book()];
    const confirm = (code: string, eventId = newEventId()) => system.get(gate, { body: { eventId, code } });
    expect(await confirm(one.businessNumber)).toMatchObject({ status: 'received' });
    expect(await confirm(one.businessNumber)).toMatchObject({ status: 'received' });
    expect((await read(one.id)).version).toBe(2);
    const given = { businessNumber: other.businessNumber, warehouseEntryNumber: 'RK-GATE-7' };
    await system.get(entry, { body: { eventId: newEventId(), ...given } });
    const found = await confirm('rk-gate-7');
    expect(found).toMatchObject({ businessNumber: other.businessNumber, status: 'received' });
    expect(found.cargo).toHaveLength(2);
  });

  test('lets in nothing that was returned, nor an entry number that two bookings have', async () => {
    const [one, other] = [await book(), await book()];
    for (const { businessNumber } of [one, other]) {
      const body = { eventId: newEventId(), businessNumber, warehouseEntryNumber: 'RK-TWICE' };
      await system.get(entry, { body });
    }
    const twice = await system.call(gate, { body: { eventId: newEventId(), code: 'RK-TWICE' } });
    expect(refused(twice)).toEqual([404, 'NOT_FOUND']);
    const bookings = [{ id: one.id, version: 1 }];
    await person.get('POST /business/delBookingList', { body: { bookings, reason: '改期' } });
    const returned = await system.call(gate, { body: { eventId: newEventId(), code: one.businessNumber } });
    expect(refused(returned)).toEqual([409, 'BOOKING_ACTION_REFUSED']);
  });

  test('measures line by line; measuring again replaces, and the sums are told', async () => {
    const booking = await book();
    const { businessNumber } = booking;
    await system.get(gate, { body: { eventId: newEventId(), code: businessNumber } });
    const send = (lines: object[]) =>
      system.call(measure, { body: { eventId: newEventId(), businessNumber, lines } });
    await send([
      { ...line, longCm: 60, wideCm: 40.5, highCm: 20 },
      { ...line, line: 2, weightKg: 0.1 },
    ]);
    await send([{ ...line, weightKg: 0.2, cartons: 11 }]);
    const { measurements } = await read(booking.id);
    expect(measurements).toMatchObject([
      { line: 1, cartons: 11, weightKg: 0.2, volumeCbm: 0.58, longCm: null },
      { line: 2, cartons: 12, weightKg: 0.1 },
    ]);
    expect((await messagesAbout(booking.id)).filter(([kind]) => kind === 'measured')).toContainEqual([
      'measured',
      { cartons: 23, weightKg: 0.3, volumeCbm: 1.16 },
    ]);
  });

  test('cannot measure what has not come, nor a line that is not there, nor nonsense', async () => {
    const { businessNumber } = await book();
    const send = (lines: object[]) =>
      system.call(measure, { body: { eventId: newEventId(), businessNumber, lines } });
    expect(refused(await send([line]))).toEqual([409, 'BOOKING_ACTION_REFUSED']);
    await system.get(gate, { body: { eventId: newEventId(), code: businessNumber } });
    const unknown = await send([line, { ...line, line: 3 }]);
    expect([...refused(unknown), unknown.json().field]).toEqual([422, 'CARGO_LINE_UNKNOWN', 'lines.1.line']);
    for (const change of [{ weightKg: 0 }, { weightKg: 1.2345 }, { cartons: 1.5 }, { volumeCbm: -1 }]) {
      expect(refused(await send([{ ...line, ...change }]))).toEqual([400, 'REQUEST_INVALID']);
    }
    const twice = await send([line, line]);
    expect(refused(twice)).toEqual([400, 'REQUEST_INVALID']);
  });
});
