import type { ContainerEvent } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { assignedContainer, handling, sailing } from '../../../test/container-events.ts';
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
  system = await openSystem(portal);
});
beforeEach(async () => {
  portal.clock.advance(61);
  const { kysely } = portal.database;
  await kysely.deleteFrom('booking_container').execute();
  await kysely.deleteFrom('container_trip').execute();
});
afterAll(async () => await portal.close());

const box = assignedContainer();
const book = () => person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
const put = (businessNumber: string, ...containers: object[]) =>
  system.get('POST /integration/assignContainers', {
    body: { eventId: newEventId(), businessNumber, containers } as never, // whole containers
  });
const hear = (...events: ContainerEvent[]) =>
  system.get('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
const read = (id: string) => person.get('GET /business/getBookingByIdLcl', { query: { id } });
async function traceOf(id: string) {
  const { summary, containers } = await person.get('GET /business/getContainerTrace', { query: { id } });
  return {
    summary,
    ship: containers[0]?.vesselName,
    passed: containers[0]?.milestones.filter(({ actual }) => actual).map(({ milestone }) => milestone),
  };
}
const on = (day: string) => ({
  eventDateTime: `2026-${day}T10:00:00+08:00`,
  eventCreatedDateTime: `2026-${day}T10:05:00+08:00`,
});
const others = (event: ContainerEvent) =>
  ({
    ...event,
    transportCall: { UNLocationCode: 'CNYTN', vessel: { vesselName: 'OTHERS SHIP' } },
  }) as ContainerEvent; // a departure
const voyage = [
  handling('GTOT', 'EMPTY', 'CNYTN', on('10-01')),
  sailing('DEPA', 'CNYTN', on('10-05')),
  sailing('ARRI', 'USLGB', on('10-25')),
  handling('GTOT', 'LADEN', 'USLGB', on('10-28')),
  handling('GTIN', 'EMPTY', 'USLAX', on('11-01')),
];
const all = ['emptyExit', 'departure', 'arrival', 'pickup', 'emptyReturn'];
const again = [
  handling('GTOT', 'EMPTY', 'CNYTN', on('11-17')),
  handling('GTIN', 'LADEN', 'CNYTN', on('11-18')),
  others(sailing('DEPA', 'CNYTN', on('11-19'))),
];

test('an empty box that is turned back before it sailed picks nothing up, and leaves the booking to another', async () => {
  const { id, businessNumber } = await book();
  await put(businessNumber, box);
  const out = handling('GTOT', 'EMPTY', 'CNYTN', on('11-17'));
  expect(await hear(out, handling('GTIN', 'EMPTY', 'CNYTN', on('11-18')))).toMatchObject({ moved: [] });
  expect(await read(id)).toMatchObject({ status: 'toBeReceived', version: 1 });
  expect((await traceOf(id)).passed).toEqual([]);
  // It is repaired and goes out for somebody else.
  const other = await book();
  await hear(others(sailing('DEPA', 'CNYTN', on('11-20'))));
  expect(await traceOf(id)).toMatchObject({ ship: '', passed: [] });
  await put(other.businessNumber, box);
  expect(await traceOf(other.id)).toMatchObject({ ship: 'OTHERS SHIP', passed: ['departure'] });
  await put(businessNumber, assignedContainer('MSKU0383250'));
  expect((await read(id)).status).toBe('toBeReceived');
});

test('a box that is turned back and goes out again for the same booking begins again', async () => {
  const { id, businessNumber } = await book();
  await put(businessNumber, box);
  await hear(
    handling('GTOT', 'EMPTY', 'CNYTN', on('11-16')),
    handling('GTIN', 'EMPTY', 'CNYTN', on('11-17')),
    handling('GTOT', 'EMPTY', 'CNYTN', on('11-18')),
  );
  await put(businessNumber, box);
  expect(await traceOf(id)).toMatchObject({ passed: ['emptyExit'] });
});

test.each([
  ['unloaded', handling('DISC', 'LADEN', 'USLGB', on('10-26'))],
  ['picked up', handling('GTOT', 'LADEN', 'USLGB', on('10-28'))],
])(
  'a booking that is put into a box whose former cargo is %s sails on a trip of its own',
  async (_what, off) => {
    const [before, next] = [await book(), await book()];
    await put(before.businessNumber, box);
    await hear(...voyage.slice(0, 3), off);
    expect((await put(next.businessNumber, box)).tracking).toMatchObject({
      milestone: null,
      isArrived: false,
    });
    expect((await read(next.id)).status).toBe('toBeReceived');
    // What is still told of the voyage before is not taken for the next.
    await hear(
      handling('GTOT', 'LADEN', 'USLGB', on('10-29')),
      handling('GTIN', 'EMPTY', 'USLAX', on('11-01')),
    );
    expect((await traceOf(before.id)).passed).toEqual(expect.arrayContaining(['pickup', 'emptyReturn']));
    expect(await traceOf(next.id)).toMatchObject({ passed: [] });
    await hear(...again);
    expect(await traceOf(next.id)).toMatchObject({
      ship: 'OTHERS SHIP',
      passed: ['emptyExit', 'heavyReturn', 'departure'],
    });
    expect((await traceOf(before.id)).ship).toBe('');
  },
);

test('what a box does after its return is kept for its next voyage and not written over the last', async () => {
  const [before, next] = [await book(), await book()];
  await put(before.businessNumber, box);
  await hear(...voyage);
  const shown = await traceOf(before.id);
  expect(shown.passed).toEqual(all);
  expect(await hear(...again)).toEqual({ taken: 3, moved: [] });
  expect(await traceOf(before.id)).toEqual(shown);
  expect((await put(next.businessNumber, box)).tracking).toMatchObject({ milestone: 'departure' });
  expect((await traceOf(next.id)).ship).toBe('OTHERS SHIP');
  // Told again, all of it is known.
  expect(await hear(...voyage, ...again)).toEqual({ taken: 0, moved: [] });
  expect(await traceOf(before.id)).toEqual(shown);
});

test('the return may be told last, after what the box did next', async () => {
  const [before, next] = [await book(), await book()];
  await put(before.businessNumber, box);
  await hear(...[...voyage, ...again].reverse());
  expect(await traceOf(before.id)).toMatchObject({ ship: '', passed: all });
  await put(next.businessNumber, box);
  expect((await traceOf(next.id)).passed).toEqual(['emptyExit', 'heavyReturn', 'departure']);
});
