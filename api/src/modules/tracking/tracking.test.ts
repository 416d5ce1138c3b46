import type { ContainerEvent } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer, handling, sailing } from '../../../test/container-events.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const assign = 'POST /integration/assignContainers';
const tell = 'POST /integration/containerEvents';
const numbers = ['CSQU3054383', 'MSKU0383250', 'TGHU5555550'] as const;

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  system = await openSystem(portal, { name: 'Carrier feed' });
});
beforeEach(async () => {
  portal.clock.advance(61);
  const { kysely } = portal.database;
  await kysely.deleteFrom('booking_container').execute();
  await kysely.deleteFrom('container_trip').execute();
});
afterAll(async () => await portal.close());

/** A booking whose space is locked, in these containers. */
async function ship(
  containers: readonly string[],
  by = person,
  status: 'received' | 'spaceLocked' = 'spaceLocked',
) {
  const booking = await by.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  const { businessNumber } = booking;
  for (const next of status === 'received' ? ([status] as const) : (['received', status] as const)) {
    const body = { eventId: newEventId(), businessNumber, status: next };
    await system.get('POST /integration/bookingStatus', { body });
  }
  const put = containers.map((number) => assignedContainer(number));
  await system.get(assign, { body: { eventId: newEventId(), businessNumber, containers: put } });
  return booking;
}

const hear = (...events: ContainerEvent[]) => system.get(tell, { body: { eventId: newEventId(), events } });
const at = (equipmentReference: string) => ({ equipmentReference });
const traceOf = (id: string) => person.get('GET /business/getContainerTrace', { query: { id } });
const read = (id: string) => person.get('GET /business/getBookingByIdLcl', { query: { id } });
async function rowOf(id: string) {
  const { rows } = await person.get('GET /business/getBookingListLcl', { list: { pageSize: 50 } });
  return rows.find((row) => row.id === id);
}
const expected = (eventDateTime: string, eventCreatedDateTime: string) =>
  sailing('ARRI', 'USLGB', { eventClassifierCode: 'EST', eventDateTime, eventCreatedDateTime });
const etasTold = async (bookingId: string) => {
  const rows = await portal.database.kysely
    .selectFrom('message')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'etaChanged')
    .select('detail')
    .execute();
  return rows.map(({ detail }) => detail);
};

describe('a container of a booking', () => {
  test('is followed through its seven times, and moves the booking', async () => {
    const { id } = await ship([numbers[0]]);
    await hear(
      handling('GTOT', 'EMPTY', 'CNYTN', { eventDateTime: '2026-11-10T08:00:00+08:00' }),
      handling('GTIN', 'LADEN', 'CNYTN', { eventDateTime: '2026-11-12T08:00:00+08:00' }),
      expected('2026-11-18T06:00:00-08:00', '2026-11-12T00:00:00Z'),
    );
    expect((await read(id)).status).toBe('spaceLocked');
    await hear(sailing('DEPA', 'CNYTN'));
    expect((await read(id)).status).toBe('spaceLocked');
    expect((await rowOf(id))?.tracking).toEqual({
      containers: 1,
      milestone: 'departure',
      hasDeparted: true,
      eta: '2026-11-18T06:00:00-08:00',
      isArrived: false,
      delayHours: 0,
    });
    const arrivedAt = '2026-11-19T07:00:00-08:00';
    const said = { eventDateTime: arrivedAt, eventCreatedDateTime: '2026-11-19T16:00:00Z' };
    expect(await hear(sailing('ARRI', 'USLGB', said))).toMatchObject({
      taken: 1,
      moved: [{ status: 'arrived' }],
    });
    await hear(handling('DISC', 'LADEN', 'USLGB'), handling('GTOT', 'LADEN', 'USLGB'));
    const { status, history } = await read(id);
    expect(status).toBe('pickedUp');
    expect(history[0]).toMatchObject({ by: 'Carrier feed', status: 'pickedUp' });
    await hear(handling('GTIN', 'EMPTY', 'USLAX', { eventDateTime: '2026-11-19T16:00:00-08:00' }));
    const { containers, summary } = await traceOf(id);
    expect(summary).toMatchObject({
      milestone: 'emptyReturn',
      isArrived: true,
      eta: arrivedAt,
      delayHours: 25,
    });
    expect(containers).toHaveLength(1);
    expect(containers[0]).toMatchObject({ number: numbers[0], sizeType: '40HQ', portOfDischarge: 'USLGB' });
    expect(containers[0]?.milestones.map(({ milestone, actual }) => [milestone, actual !== null])).toEqual([
      ['emptyExit', true],
      ['heavyReturn', true],
      ['departure', true],
      ['arrival', true],
      ['unloading', true],
      ['pickup', true],
      ['emptyReturn', true],
    ]);
    expect(containers[0]?.milestones[3]).toEqual({
      milestone: 'arrival',
      planned: null,
      estimated: '2026-11-18T06:00:00-08:00',
      actual: arrivedAt,
      place: 'USLGB',
      firstEstimate: '2026-11-18T06:00:00-08:00',
      delayHours: 25,
    });
  });

  test('is followed by whichever of its port’s codes a carrier tells', async () => {
    const { id, businessNumber } = await ship([numbers[0]]);
    const containers = [{ ...assignedContainer(), portOfLoading: 'CNSHG' }];
    await system.get(assign, { body: { eventId: newEventId(), businessNumber, containers } });
    await hear(sailing('DEPA', 'CNSGH'));
    expect((await rowOf(id))?.tracking).toMatchObject({ milestone: 'departure', hasDeparted: true });
    const { milestones } = (await traceOf(id)).containers[0] ?? {};
    expect(milestones?.find(({ milestone }) => milestone === 'departure')?.place).toBe('CNSHA');
  });

  test('moves the booking only when all its containers have come so far', async () => {
    const { id } = await ship(numbers);
    const status = async () => (await read(id)).status;
    for (const number of numbers) await hear(sailing('DEPA', 'CNYTN', at(number)));
    await hear(sailing('ARRI', 'USLGB', at(numbers[0])), sailing('ARRI', 'USLGB', at(numbers[1])));
    await hear(handling('GTOT', 'LADEN', 'USLGB', at(numbers[0])));
    expect(await status()).toBe('spaceLocked');
    await hear(sailing('ARRI', 'USLGB', at(numbers[2])));
    expect(await status()).toBe('arrived');
    await hear(
      handling('GTOT', 'LADEN', 'USLGB', at(numbers[1])),
      handling('GTOT', 'LADEN', 'USLGB', at(numbers[2])),
    );
    expect(await status()).toBe('pickedUp');
    expect((await traceOf(id)).containers.map(({ number }) => number)).toEqual(numbers);
  });

  test('takes the booking through each status that it must have passed', async () => {
    const { id } = await ship([numbers[0]], person, 'received');
    await hear(sailing('ARRI', 'USLGB'));
    const { status, history, version } = await read(id);
    expect(status).toBe('arrived');
    expect(history.filter(({ told }) => !told).map((event) => event.status)).toEqual([
      'arrived',
      'spaceLocked',
      'received',
      'toBeReceived',
    ]);
    expect(version).toBe(4);
  });

  test('is not moved by an estimate, a plan, another port or another means of transport', async () => {
    const { id } = await ship([numbers[0]]);
    await hear(
      expected('2026-11-18T06:00:00-08:00', '2026-11-12T00:00:00Z'),
      sailing('ARRI', 'USLGB', { eventClassifierCode: 'PLN' }),
      sailing('ARRI', 'SGSIN'),
    );
    expect((await read(id)).status).toBe('spaceLocked');
  });

  test('is the same container to each customer whose cargo is in it, and each is told alone', async () => {
    const neighbour = await portal.signIn('Neighbour');
    const [own, theirs] = [await ship([numbers[0]]), await ship([numbers[0]], neighbour)];
    const { moved } = await hear(sailing('ARRI', 'USLGB'));
    expect(moved.map(({ businessNumber }) => businessNumber).sort()).toEqual(
      [own.businessNumber, theirs.businessNumber].sort(),
    );
    const foreign = { query: { id: theirs.id } };
    expect((await person.call('GET /business/getContainerTrace', foreign)).statusCode).toBe(404);
    expect((await read(own.id)).status).toBe('arrived');
  });
});

describe('what is heard', () => {
  test('counts once, however often it is told, by whichever system', async () => {
    await ship([numbers[0]]);
    expect(await hear(sailing('DEPA', 'CNYTN'))).toMatchObject({ taken: 1 });
    const other = await openSystem(portal, { name: 'Another feed' });
    const body = { eventId: newEventId(), events: [sailing('DEPA', 'CNYTN')] };
    expect(await other.get(tell, { body })).toEqual({ taken: 0, moved: [] });
  });

  test('of an unknown container takes none of the events, and names it', async () => {
    const { id } = await ship([numbers[0]]);
    const events = [sailing('ARRI', 'USLGB'), sailing('ARRI', 'USLGB', at('TGHU5555550'))];
    const response = await system.call(tell, { body: { eventId: newEventId(), events } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'CONTAINER_UNKNOWN',
      field: 'events.1.equipmentReference',
      message: 'Container TGHU5555550 is assigned to no booking.',
    });
    expect((await read(id)).status).toBe('spaceLocked');
  });

  test.each([
    ['an actual in the future', { eventDateTime: '2026-12-20T10:00:00+08:00' }, 'events.0.eventDateTime'],
    ['a time without an offset', { eventDateTime: '2026-11-20T10:00:00' }, 'events.0.eventDateTime'],
    ['a day alone', { eventDateTime: '2026-11-20' }, 'events.0.eventDateTime'],
    ['a number that is none', { equipmentReference: 'CSQU30' }, 'events.0.equipmentReference'],
    ['an unknown classifier', { eventClassifierCode: 'SURE' }, 'events.0.eventClassifierCode'],
  ])('%s is refused', async (_what, change, field) => {
    await ship([numbers[0]]);
    const events = [{ ...sailing('DEPA', 'CNYTN'), ...change }];
    const response = await system.call(tell, { body: { eventId: newEventId(), events } });
    expect([response.statusCode, response.json().fields[0].field]).toEqual([400, field]);
  });

  test('of the arrival is told when it is news: by an hour or more, and not of what has happened', async () => {
    const { id } = await ship([numbers[0]]);
    await hear(expected('2026-12-08T06:00:00-08:00', '2026-11-12T00:00:00Z'));
    await hear(expected('2026-12-08T06:40:00-08:00', '2026-11-13T00:00:00Z'));
    await hear(expected('2026-12-08T07:10:00-08:00', '2026-11-14T00:00:00Z'));
    // Late in coming, and older than what is known.
    await hear(expected('2026-12-24T06:00:00-08:00', '2026-11-11T00:00:00Z'));
    await hear(sailing('ARRI', 'USLGB'));
    expect(await etasTold(id)).toEqual([
      { from: null, to: '2026-12-08T06:00:00-08:00' },
      { from: '2026-12-08T06:00:00-08:00', to: '2026-12-08T07:10:00-08:00' },
    ]);
  });
});

describe('messages of the seven times', () => {
  const nodesTold = async (bookingId: string) => {
    const rows = await portal.database.kysely
      .selectFrom('message')
      .where('booking_id', '=', bookingId)
      .where('kind', '=', 'containerReached')
      .orderBy('sent_at')
      .select(['member_id', 'detail'])
      .execute();
    return rows.map(({ member_id, detail }) => [member_id === person.userId, detail]);
  };

  test('come to those who asked for them, one for all containers of a booking, and once', async () => {
    await portal.signIn('Colleague', { customerId: person.customerId });
    const body = { nodes: ['departure', 'emptyReturn'] as const };
    expect(await person.get('POST /user/getContainerSetting')).toMatchObject({ nodes: [] });
    expect(
      await person.get('POST /user/submitContainerSetting', { body: { nodes: [...body.nodes] } }),
    ).toMatchObject(body);
    expect(await person.get('POST /user/getContainerSetting')).toMatchObject(body);
    const { id, businessNumber } = await ship([numbers[0], numbers[1]]);
    const departed = numbers.slice(0, 2).map((number) => sailing('DEPA', 'CNYTN', at(number)));
    await hear(handling('GTIN', 'LADEN', 'CNYTN'), ...departed);
    await hear(...departed);
    const told = await nodesTold(id);
    expect(told).toEqual([
      [true, { node: 'departure', containers: [numbers[0], numbers[1]], at: expect.any(String) }],
    ]);
    const { rows } = await person.get('GET /user/getMessageList', {
      list: { filter: { number: `${businessNumber}|=`, topic: 'booking|=' } },
    });
    expect(rows.find(({ kind }) => kind === 'containerReached')).toMatchObject({
      title: { 'zh-CN': `${businessNumber} 离港`, en: `${businessNumber}: Departure` },
      booking: { id, kind: 'lcl' },
    });
  });

  test('come no more once they are not wanted', async () => {
    await person.get('POST /user/submitContainerSetting', { body: { nodes: [] } });
    const { id } = await ship([numbers[2]]);
    await hear(sailing('DEPA', 'CNYTN', at(numbers[2])));
    expect(await nodesTold(id)).toEqual([]);
  });
});
