import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fclBooking } from '../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

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
    expect(saved.history.map(({ told, by }) => [told, by])).toContainEqual([
      'entryNumber',
      'Yantian warehouse',
    ]);
    expect(saved.history).toHaveLength(2);
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
    // The second lorry's driver types it as well.
    expect(await confirm('rk-gate-7')).toMatchObject({ businessNumber: other.businessNumber });
    expect((await read(other.id)).version).toBe(2);
  });

  test('asks again where a code is the number of one booking and the entry number of another', async () => {
    const [one, other] = [await book(), await book()];
    const given = { businessNumber: other.businessNumber, warehouseEntryNumber: one.businessNumber };
    await system.get(entry, { body: { eventId: newEventId(), ...given } });
    const doubtful = await system.call(gate, { body: { eventId: newEventId(), code: one.businessNumber } });
    expect(refused(doubtful)).toEqual([409, 'ENTRY_NUMBER_SHARED']);
    expect((await read(one.id)).version).toBe(1);
  });

  test('lets in nothing that was returned, nor an entry number that two bookings have', async () => {
    const [one, other] = [await book(), await book()];
    for (const { businessNumber } of [one, other]) {
      const body = { eventId: newEventId(), businessNumber, warehouseEntryNumber: 'RK-TWICE' };
      await system.get(entry, { body });
    }
    const twice = await system.call(gate, { body: { eventId: newEventId(), code: 'RK-TWICE' } });
    expect(refused(twice)).toEqual([409, 'ENTRY_NUMBER_SHARED']);
    // One of the two has come: which lorry stands there now is still not said.
    await system.get(gate, { body: { eventId: newEventId(), code: other.businessNumber } });
    const again = await system.call(gate, { body: { eventId: newEventId(), code: 'RK-TWICE' } });
    expect(refused(again)).toEqual([409, 'ENTRY_NUMBER_SHARED']);
    const bookings = [{ id: one.id, version: 1 }];
    await person.get('POST /business/delBookingList', { body: { bookings, reason: '改期' } });
    const returned = await system.call(gate, { body: { eventId: newEventId(), code: one.businessNumber } });
    expect(refused(returned)).toEqual([409, 'BOOKING_ACTION_REFUSED']);
  });

  test('has nothing to do with full containers', async () => {
    const { id, businessNumber } = await person.get('POST /business/submitBookingFcl', {
      body: saveRequest(fclBooking()),
    });
    const eventId = newEventId();
    const calls = [
      await system.call(gate, { body: { eventId, code: businessNumber } }),
      await system.call(entry, { body: { eventId, businessNumber, warehouseEntryNumber: 'RK-FCL' } }),
    ];
    const body = { eventId, businessNumber, status: 'received' } as const;
    await system.get('POST /integration/bookingStatus', { body });
    calls.push(
      await system.call(measure, { body: { eventId: newEventId(), businessNumber, lines: [line] } }),
    );
    expect(calls.map(refused)).toEqual(calls.map(() => [409, 'BOOKING_NOT_FOR_WAREHOUSE']));
    const saved = await person.get('GET /business/getBookingByIdFcl', { query: { id } });
    expect(saved).toMatchObject({ status: 'received', warehouseEntryNumber: '', measurements: [] });
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
      { cartons: 23, weightKg: 0.3, volumeCbm: 1.16, lines: { measured: 2, all: 2 } },
    ]);
  });

  test('that tells the same measurements again tells nothing new', async () => {
    const { id, businessNumber } = await book();
    await system.get(gate, { body: { eventId: newEventId(), code: businessNumber } });
    const sizes = { longCm: 60, wideCm: 40.5, highCm: 20 };
    const send = (lines: (typeof line)[]) =>
      system.get(measure, { body: { eventId: newEventId(), businessNumber, lines } });
    for (const lines of [[{ ...line, ...sizes }], [{ ...line, ...sizes }], [line], [line], [line]]) {
      expect(await send(lines)).toEqual({ businessNumber, lines: 1 });
    }
    const { history, version } = await read(id);
    expect(version).toBe(2);
    expect(history.filter(({ told }) => told === 'measurements')).toHaveLength(2);
    expect((await messagesAbout(id)).filter(([kind]) => kind === 'measured')).toHaveLength(2);
  });

  test('that tells by another clock, which is behind, does not set back when the booking was updated', async () => {
    const { id, businessNumber } = await book();
    await system.get(gate, { body: { eventId: newEventId(), code: businessNumber } });
    const updatedAt = async () =>
      await portal.database.kysely.selectFrom('booking').where('id', '=', id).select('updated_at').execute();
    const before = await updatedAt();
    portal.clock.advance(-30);
    await system.get(measure, { body: { eventId: newEventId(), businessNumber, lines: [line] } });
    expect(await updatedAt()).toEqual(before);
    portal.clock.advance(90);
    const again = [{ ...line, cartons: 11 }];
    await system.get(measure, { body: { eventId: newEventId(), businessNumber, lines: again } });
    expect(await updatedAt()).not.toEqual(before);
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
