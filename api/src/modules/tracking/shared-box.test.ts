import type { BookingStatus } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { containerNumbers, sailing } from '../../../test/container-events.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import type { Portal } from '../../../test/portal.ts';
import { shareBox } from '../../../test/shared-box.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const many = 100;
const numbers = containerNumbers();
let portal: Portal;
let system: Awaited<ReturnType<typeof openSystem>>;
let asked: () => number;

beforeAll(async () => {
  portal = await openTradingPortal({
    wrap: (database) => {
      const counting = countQueries(database);
      asked = counting.asked;
      return counting.counted;
    },
  });
  system = await openSystem(portal, { name: 'Carrier feed' });
});
afterAll(async () => await portal.close());

const call = (events: ReturnType<typeof sailing>[]) =>
  system.get('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
const expectArrival = (equipmentReference: string) =>
  sailing('ARRI', 'USLGB', {
    equipmentReference,
    eventClassifierCode: 'EST',
    eventDateTime: '2026-12-08T06:00:00-08:00',
  });
const arrive = (equipmentReference: string) => sailing('ARRI', 'USLGB', { equipmentReference });

/** A box with so many bookings, and how many statements an estimate of its arrival and its arrival take. */
async function followBoxOf(bookings: number) {
  const number = numbers.next().value;
  const inside = await shareBox(portal, system, { number, bookings });
  portal.clock.advance(61);
  const statements = [];
  for (const event of [expectArrival(number), arrive(number)]) {
    const before = asked();
    await call([event]);
    statements.push(asked() - before);
  }
  return { inside, statements };
}

test('an event costs as many statements for a hundred bookings as for one, and is of effect once to each', async () => {
  const alone = await followBoxOf(1);
  const { inside, statements } = await followBoxOf(many);
  expect(statements).toEqual(alone.statements);

  const { kysely } = portal.database;
  const ids = inside.map(({ id }) => id);
  const ofThese = await kysely
    .selectFrom('booking')
    .where('id', 'in', ids)
    .select(['status', 'version', 'tracking_milestone', 'is_arrived', 'eta', 'told_eta'])
    .execute();
  expect(ofThese).toHaveLength(many);
  for (const booking of ofThese) {
    expect(booking).toEqual({
      status: 'arrived',
      version: (inside[0]?.version ?? 0) + 1,
      tracking_milestone: 'arrival',
      is_arrived: true,
      eta: '2026-11-19T10:00:00+08:00',
      told_eta: '2026-12-08T06:00:00-08:00',
    });
  }
  const histories = await kysely
    .selectFrom('booking_event')
    .where('booking_id', 'in', ids)
    .where('status', '=', 'arrived')
    .select(['booking_id', 'customer_id', 'version', 'serial', 'user_id', 'user_name', 'what', 'told'])
    .orderBy('booking_id')
    .execute();
  expect(histories).toEqual(
    inside.map(({ id, customer_id, version }) => ({
      booking_id: id,
      customer_id,
      version: version + 1,
      serial: 0,
      user_id: null,
      user_name: 'Carrier feed',
      what: 'statusChanged',
      told: null,
    })),
  );
  const messages = await kysely
    .selectFrom('message')
    .where('booking_id', 'in', ids)
    .where((message) =>
      message.or([message('kind', '=', 'etaChanged'), message('sent_at', '=', portal.clock().toISOString())]),
    )
    .select(['customer_id', 'booking_id', 'business_number', 'kind', 'detail'])
    .orderBy('booking_id')
    .orderBy('kind')
    .execute();
  const about = inside.map(({ id, customer_id, business_number }) => ({
    customer_id,
    booking_id: id,
    business_number,
  }));
  expect(messages).toEqual(
    about.flatMap((one) => [
      { ...one, kind: 'etaChanged', detail: { from: null, to: '2026-12-08T06:00:00-08:00' } },
      { ...one, kind: 'statusChanged', detail: { status: 'arrived' } },
    ]),
  );
}, 120_000);

test('events of several boxes in one call cost as much as those of one', async () => {
  const boxes = [];
  for (let at = 0; at < 3; at += 1) {
    const number = numbers.next().value;
    await shareBox(portal, system, { number, bookings: 1 });
    boxes.push(number);
  }
  const [first = '', ...others] = boxes;
  const before = asked();
  await call([arrive(first)]);
  const ofOne = asked() - before;
  expect(await call(others.map(arrive))).toMatchObject({ taken: 2, moved: [{}, {}] });
  expect(asked() - before - ofOne).toBe(ofOne);
}, 60_000);

test('each booking of a box takes the steps of the table from where it stands, and no others', async () => {
  const number = numbers.next().value;
  const inside = await shareBox(portal, system, { number, bookings: 5 });
  const { kysely } = portal.database;
  const starts = ['toBeReceived', 'received', 'spaceLocked', 'arrived', 'pickedUp'] as const;
  for (const [at, status] of starts.entries()) {
    await kysely
      .updateTable('booking')
      .where('id', '=', inside[at]?.id ?? '')
      .set({ status })
      .execute();
  }
  const { moved } = await call([arrive(number)]);
  expect(moved.map(({ businessNumber }) => businessNumber).sort()).toEqual(
    inside
      .slice(0, 3)
      .map(({ business_number }) => business_number)
      .sort(),
  );
  const steps: Record<(typeof starts)[number], BookingStatus[]> = {
    toBeReceived: ['received', 'spaceLocked', 'arrived'],
    received: ['spaceLocked', 'arrived'],
    spaceLocked: ['arrived'],
    arrived: [],
    pickedUp: [],
  };
  for (const [at, start] of starts.entries()) {
    const { id = '', version = 0 } = inside[at] ?? {};
    const events = await kysely
      .selectFrom('booking_event')
      .where('booking_id', '=', id)
      .where('version', '>', version)
      .where('user_name', '=', 'Carrier feed')
      .where('what', '=', 'statusChanged')
      .select(['status', 'version'])
      .orderBy('version')
      .execute();
    const taken = steps[start].map((status, step) => ({ status, version: version + step + 1 }));
    expect([start, events]).toEqual([start, taken]);
    const now = await kysely
      .selectFrom('booking')
      .where('id', '=', id)
      .select(['status', 'version'])
      .executeTakeFirstOrThrow();
    expect(now).toEqual({ status: steps[start].at(-1) ?? start, version: version + steps[start].length });
  }
});

test('where one of the bookings cannot be brought up to it, none is and nobody is told', async () => {
  const number = numbers.next().value;
  const inside = await shareBox(portal, system, { number, bookings: 3 });
  const { kysely } = portal.database;
  const last = inside.at(-1);
  // Its next version is there already, as nothing but a fault could have it.
  await kysely
    .insertInto('booking_event')
    .values({
      booking_id: last?.id ?? '',
      customer_id: last?.customer_id ?? '',
      version: (last?.version ?? 0) + 1,
      user_name: 'fault',
      what: 'changed',
      status: 'spaceLocked',
      at: portal.clock().toISOString(),
    })
    .execute();
  const read = async () => ({
    bookings: await kysely
      .selectFrom('booking')
      .selectAll()
      .where(
        'id',
        'in',
        inside.map(({ id }) => id),
      )
      .orderBy('id')
      .execute(),
    messages: await kysely.selectFrom('message').select('id').orderBy('id').execute(),
    heard: await kysely.selectFrom('container_event').select('event_hash').execute(),
  });
  const before = await read();
  const body = { eventId: newEventId(), events: [arrive(number)] };
  expect((await system.call('POST /integration/containerEvents', { body })).statusCode).toBe(500);
  expect(await read()).toEqual(before);
});
