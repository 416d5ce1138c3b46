import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer, sailing } from '../../../test/container-events.ts';
import { fclBooking } from '../../../test/fcl-booking.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { seedBill } from '../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Harbour Trading', { account: 'harbour' });
  const { customerId } = await portal.signIn('Berth', { role: 'administrator' });
  const permissions = ['desk:bookings'];
  staff = await portal.signIn('Berth', { account: 'desk-clerk', customerId, role: null, permissions });
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

const lines = [{ line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 }];
const reason = '扫错了货';

async function book() {
  const booking = lclBooking({ cargo: [cargoLine(), cargoLine({ goods_name: '灯具' })] });
  return await person.get('POST /business/submitBookingLcl', { body: saveRequest(booking) });
}
const bookFcl = async () =>
  await person.get('POST /business/submitBookingFcl', { body: saveRequest(fclBooking()) });
const read = async (number: string) => await staff.get('GET /system/desk/booking', { query: { number } });
/** The booking as it stands, for a call about it. */
const seen = async (businessNumber: string) => ({
  businessNumber,
  stand: (await read(businessNumber)).stand,
});
const messagesAbout = async (bookingId: string) => {
  const rows = await portal.database.kysely
    .selectFrom('message')
    .where('booking_id', '=', bookingId)
    .select(['kind', 'detail'])
    .orderBy('sent_at')
    .execute();
  return rows.map(({ kind, detail }) => [kind, detail]);
};
const refused = (response: { statusCode: number; json: () => { code: string; field?: string } }) => {
  const { code, field } = response.json();
  return field ? [response.statusCode, code, field] : [response.statusCode, code];
};
const receive = async (businessNumber: string) =>
  await staff.get('POST /system/desk/confirmEntry', { body: { code: businessNumber } });

describe('staff find bookings of all customers', () => {
  test.each([
    ['businessNumber', (made: { businessNumber: string }) => made.businessNumber],
    ['customerName', () => 'harbour'],
    ['status', () => 'toBeReceived'],
    ['kind', () => 'lcl'],
  ])('by %s', async (field, wordOf) => {
    const made = await book();
    const filter = { [field]: `${wordOf(made)}|include` };
    const { rows } = await staff.get('GET /system/desk/bookings', { list: { filter } as never }); // one field
    expect(rows.map(({ id }) => id)).toContain(made.id);
    expect(rows.find(({ id }) => id === made.id)).toMatchObject({
      customerName: 'Harbour Trading',
      kind: 'lcl',
      status: 'toBeReceived',
    });
  });

  test('by a container and by the number of a bill of lading that it is billed under', async () => {
    const { id, businessNumber } = await book();
    const box = assignedContainer('MSKU0383250');
    await staff.get('POST /system/desk/assignContainers', {
      body: { ...(await seen(businessNumber)), containers: [box] },
    });
    await seedBill(portal, person, { rows: [{ booking_id: id, bl_number: 'COSU6182345' }] });
    const find = async (filter: object) =>
      (await staff.get('GET /system/desk/bookings', { list: { filter } as never })).rows.map((row) => row.id);
    expect(await find({ containerNumber: `${box.number}|=` })).toEqual([id]);
    expect(await find({ blNumber: '6182345|include' })).toEqual([id]);
    const { groups } = await staff.get('GET /business/search', { query: { words: businessNumber } });
    expect(groups).toMatchObject([
      {
        kind: 'deskBookings',
        hits: [{ title: businessNumber, path: expect.stringMatching('/business/desk/') }],
      },
    ]);
  });

  test('but no drafts', async () => {
    const body = saveRequest(lclBooking(), { action: 'saveDraft' });
    const { id, businessNumber } = await person.get('POST /business/submitBookingLcl', { body });
    const { rows } = await staff.get('GET /system/desk/bookings', {
      list: { filter: { businessNumber: `${businessNumber}|=` } },
    });
    expect(rows.map((row) => row.id)).not.toContain(id);
    const one = await staff.call('GET /system/desk/booking', { query: { number: businessNumber } });
    expect(one.statusCode).toBe(404);
  });
});

describe('staff move and measure by hand', () => {
  test('as systems do; the history names who did', async () => {
    const { id, businessNumber } = await book();
    await staff.get('POST /system/desk/entryNumber', {
      body: { ...(await seen(businessNumber)), warehouseEntryNumber: 'RK261120-0042' },
    });
    await receive(businessNumber);
    await staff.get('POST /system/desk/measure', { body: { ...(await seen(businessNumber)), lines } });
    await staff.get('POST /system/desk/move', {
      body: { ...(await seen(businessNumber)), status: 'spaceLocked' },
    });
    const saved = await person.get('GET /business/getBookingByIdLcl', { query: { id } });
    expect(saved.status).toBe('spaceLocked');
    expect(saved.history.map(({ by, told, status }) => [by, told ?? status])).toEqual([
      [expect.any(String), 'spaceLocked'],
      [saved.history[0]?.by, 'measurements'],
      [saved.history[0]?.by, 'received'],
      [saved.history[0]?.by, 'entryNumber'],
      [expect.any(String), 'toBeReceived'],
    ]);
    expect((await messagesAbout(id)).map(([kind]) => kind)).toEqual([
      'entryNumberGiven',
      'statusChanged',
      'measured',
      'statusChanged',
    ]);
  });

  test('what the statuses do not allow is told at its field', async () => {
    const { businessNumber } = await book();
    const body = { ...(await seen(businessNumber)), status: 'arrived' as const };
    const answer = await staff.call('POST /system/desk/move', { body });
    expect(refused(answer)).toEqual([409, 'BOOKING_STATUS_NOT_NEXT', 'status']);
  });

  test('what a colleague did meanwhile is told, and nothing is changed unseen', async () => {
    const { businessNumber } = await book();
    const before = await seen(businessNumber);
    await receive(businessNumber);
    const answer = await staff.call('POST /system/desk/move', { body: { ...before, status: 'spaceLocked' } });
    expect(refused(answer)).toEqual([409, 'VERSION_CONFLICT']);
  });

  test('the ship of full containers, and its customer is told', async () => {
    const { id, businessNumber } = await bookFcl();
    const ship = { carrier: 'COSU', vessel: 'COSCO ARIES', voyage: '042E' };
    const none = { siCutOffAt: null, vgmCutOffAt: null, cyCutOffAt: null, customsCutOffAt: null };
    const sail = async (changes: object) =>
      await staff.call('POST /system/desk/sail', {
        body: { ...(await seen(businessNumber)), ...ship, ...none, ...changes },
      });
    expect(refused(await sail({ carrier: 'NONE' }))).toEqual([422, 'CARRIER_UNKNOWN', 'carrier']);
    expect((await sail({})).statusCode).toBe(200);
    expect(await read(businessNumber)).toMatchObject({ sailing: ship });
    expect(await messagesAbout(id)).toMatchObject([['sailingGiven', { vessel: 'COSCO ARIES' }]]);
  });

  test('an air booking is entered once for its key, and gets its flight', async () => {
    const flight = { carrier: 'CZ', flightNumber: 'CZ461', waybillNumber: '', etd: '2026-12-02' };
    const body = {
      idempotencyKey: randomUUID(),
      account: 'harbour',
      customerBusinessNumber: 'PO-1',
      ...flight,
      receivingPlace: 'CAN',
      destination: 'LAX',
      remarks: '',
      cargo: [cargoLine()],
    };
    const { businessNumber } = await staff.get('POST /system/desk/airBooking', { body });
    const again = await staff.get('POST /system/desk/airBooking', { body });
    expect(again.businessNumber).toBe(businessNumber);
    await staff.get('POST /system/desk/flight', {
      body: { ...(await seen(businessNumber)), ...flight, waybillNumber: '784-12345675' },
    });
    expect(await read(businessNumber)).toMatchObject({
      kind: 'air',
      customer: { name: 'Harbour Trading' },
      flight: { flightNumber: 'CZ461', waybillNumber: '784-12345675' },
    });
  });
});

describe('a wrong scan at the gate', () => {
  test('is taken back: the booking is to be received again, and its customer is told why', async () => {
    const { id, businessNumber } = await book();
    await receive(businessNumber);
    const body = { ...(await seen(businessNumber)), reason };
    const undone = await staff.get('POST /system/desk/undoEntry', { body });
    expect(undone.status).toBe('toBeReceived');
    const { history, status } = await person.get('GET /business/getBookingByIdLcl', { query: { id } });
    expect(status).toBe('toBeReceived');
    expect(history[0]).toMatchObject({ what: 'statusChanged', status: 'toBeReceived', reason });
    expect((await messagesAbout(id)).at(-1)).toEqual(['statusTakenBack', { status: 'toBeReceived', reason }]);
    const change = await portal.database.kysely
      .selectFrom('booking_change')
      .where('booking_id', '=', id)
      .select('status')
      .executeTakeFirst();
    expect(change?.status).toBe('toBeReceived');
    await receive(businessNumber);
    expect((await read(businessNumber)).status).toBe('received');
  });

  test('stays where the cargo was measured, or nothing was received, or no reason is given', async () => {
    const { businessNumber } = await book();
    const undo = async (why = reason) =>
      await staff.call('POST /system/desk/undoEntry', {
        body: { ...(await seen(businessNumber)), reason: why },
      });
    expect(refused(await undo())).toEqual([409, 'BOOKING_ACTION_REFUSED']);
    await receive(businessNumber);
    const unreasoned = (await undo(' ')).json();
    expect(unreasoned).toMatchObject({ code: 'REQUEST_INVALID', fields: [{ field: 'reason' }] });
    await staff.get('POST /system/desk/measure', { body: { ...(await seen(businessNumber)), lines } });
    expect(refused(await undo())).toEqual([409, 'BOOKING_MEASURED']);
  });
});

describe('a wrong measurement', () => {
  test('is taken off: what was declared counts again, and the customer is told why', async () => {
    const { id, businessNumber } = await book();
    await receive(businessNumber);
    await staff.get('POST /system/desk/measure', { body: { ...(await seen(businessNumber)), lines } });
    const undo = async (which: number[]) =>
      await staff.call('POST /system/desk/undoMeasurement', {
        body: { ...(await seen(businessNumber)), lines: which, reason },
      });
    expect(refused(await undo([1, 2]))).toEqual([409, 'LINE_NOT_MEASURED', 'lines.1']);
    expect((await undo([1])).statusCode).toBe(200);
    const { measurements, history } = await read(businessNumber);
    expect(measurements).toEqual([]);
    expect(history[0]).toMatchObject({ told: 'measurementsTakenBack', reason });
    expect((await messagesAbout(id)).at(-1)).toEqual(['measurementsTakenBack', { lines: [1], reason }]);
    const { rows } = await person.get('GET /business/getBookingListLcl', {
      list: { filter: { businessNumber: `${businessNumber}|=` } },
    });
    expect(rows[0]?.charged.source).toBe('entered');
  });

  test('stays where the customer has confirmed a bill of the booking', async () => {
    const { id, businessNumber } = await book();
    await receive(businessNumber);
    await staff.get('POST /system/desk/measure', { body: { ...(await seen(businessNumber)), lines } });
    await seedBill(portal, person, { rows: [{ booking_id: id, isConfirmed: true }] });
    const answer = await staff.call('POST /system/desk/undoMeasurement', {
      body: { ...(await seen(businessNumber)), lines: [1], reason },
    });
    expect(refused(answer)).toEqual([409, 'BOOKING_BILLED']);
    expect((await read(businessNumber)).measurements).toHaveLength(1);
  });
});

describe('a wrong event of a container', () => {
  const departed = sailing('DEPA', 'CNYTN');
  const arrived = sailing('ARRI', 'USLGB', {
    eventDateTime: '2026-11-20T08:00:00+08:00',
    eventCreatedDateTime: '2026-11-20T08:05:00+08:00',
  });
  const bookContainer = async () => {
    const booked = await bookFcl();
    await staff.get('POST /system/desk/assignContainers', {
      body: { ...(await seen(booked.businessNumber)), containers: [assignedContainer()] },
    });
    return booked;
  };
  const hear = async (event: object) =>
    await staff.get('POST /system/desk/containerEvent', { body: { events: [event] as never } }); // as written

  test('takes the status that it proved with it, and no other', async () => {
    const { id, businessNumber } = await bookContainer();
    await hear(departed);
    portal.clock.advance(61);
    await hear(arrived);
    const { containerEvents, status } = await read(businessNumber);
    expect(status).toBe('arrived');
    expect(containerEvents.map(({ milestone }) => milestone)).toEqual(['arrival', 'departure']);
    const undo = async (containerEventId = '') =>
      await staff.call('POST /system/desk/undoContainerEvent', {
        body: { ...(await seen(businessNumber)), containerEventId, reason },
      });
    portal.clock.advance(61);
    expect((await undo(containerEvents[0]?.id)).statusCode).toBe(200);
    const after = await read(businessNumber);
    expect(after.status).toBe('spaceLocked');
    expect(after.tracking).toMatchObject({ hasDeparted: true, isArrived: false, milestone: 'departure' });
    expect(after.history.slice(0, 2)).toMatchObject([
      { told: 'containerEventTakenBack', reason },
      { what: 'statusChanged', status: 'spaceLocked', reason },
    ]);
    expect((await messagesAbout(id)).map(([kind]) => kind)).toContain('statusTakenBack');
    expect((await undo(containerEvents[0]?.id)).statusCode).toBe(404);
    expect((await undo(containerEvents[1]?.id)).statusCode).toBe(200);
    expect(await read(businessNumber)).toMatchObject({
      status: 'toBeReceived',
      tracking: { hasDeparted: false, milestone: null },
    });
  });

  test('takes the status with it though the customer has declared a VGM since', async () => {
    const { id, businessNumber } = await bookContainer();
    await hear(departed);
    portal.clock.advance(61);
    const { version, status } = await read(businessNumber);
    expect(status).toBe('spaceLocked');
    await person.get('POST /business/submitVgm', {
      body: { bookingId: id, version, containers: [{ index: 0, vgmKg: 21_345.5, vgmMethod: 'SM1' }] },
    });
    const { containerEvents } = await read(businessNumber);
    await staff.get('POST /system/desk/undoContainerEvent', {
      body: {
        ...(await seen(businessNumber)),
        containerEventId: containerEvents[0]?.id ?? '',
        reason,
      },
    });
    expect((await read(businessNumber)).status).toBe('toBeReceived');
  });

  test('that another event repeats tells no customer that it did not happen', async () => {
    await person.get('POST /user/submitContainerSetting', { body: { nodes: ['departure'] } });
    const { id, businessNumber } = await bookContainer();
    await hear(departed);
    await hear({ ...departed, eventCreatedDateTime: '2026-11-20T09:59:00+08:00' });
    const undo = async () => {
      const { containerEvents } = await read(businessNumber);
      const containerEventId = containerEvents[0]?.id ?? '';
      const body = { ...(await seen(businessNumber)), containerEventId, reason };
      await staff.get('POST /system/desk/undoContainerEvent', { body });
      portal.clock.advance(61);
    };
    const told = async () =>
      (await messagesAbout(id)).filter(([kind]) => kind === 'containerEventTakenBack').length;
    await undo();
    expect([await told(), (await read(businessNumber)).status]).toEqual([0, 'spaceLocked']);
    await undo();
    expect([await told(), (await read(businessNumber)).status]).toEqual([1, 'toBeReceived']);
  });
});
