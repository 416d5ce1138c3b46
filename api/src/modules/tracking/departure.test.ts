import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer, handling, sailing } from '../../../test/container-events.ts';
import { fclBooking, fclContainer } from '../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let booking: { id: string; businessNumber: string };

const submit = 'POST /business/submitBookingFcl';
const box = assignedContainer();
const other = assignedContainer('MSKU0383250');

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
  booking = await person.get(submit, { body: saveRequest(fclBooking()) });
});
afterAll(async () => await portal.close());

const put = async (containers: object[], more: { isCorrection?: true } = {}, about = booking) =>
  await system.get('POST /integration/assignContainers', {
    body: { eventId: newEventId(), businessNumber: about.businessNumber, containers, ...more } as never, // as written
  });
const hear = (...events: object[]) =>
  system.call('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
const read = async () => await person.get('GET /business/getBookingByIdFcl', { query: { id: booking.id } });
const giveBack = async () => {
  const bookings = [{ id: booking.id, version: (await read()).version }];
  const { results } = await person.get('POST /business/delBookingList', {
    body: { bookings, reason: '改期' },
  });
  return results.map((result) => [result.outcome, 'code' in result ? result.code : '']);
};
const departed = [['refused', 'BOOKING_DEPARTED']];

describe('cargo that has sailed has left', () => {
  test.each<[string, object[]]>([
    ['is said to be in another box', [other]],
    ['is said to be in none', []],
    ['sails, as is said now, from another port', [{ ...box, portOfLoading: 'CNSHK' }]],
  ])('also where it %s afterwards', async (_what, containers) => {
    await put([box, other]);
    await hear(sailing('DEPA', 'CNYTN'));
    await put(containers);
    // One of two boxes at sea moves no status.
    expect(await read()).toMatchObject({ hasDeparted: true, status: 'toBeReceived' });
    expect(await giveBack()).toEqual(departed);
    const move = { eventId: newEventId(), businessNumber: booking.businessNumber };
    const body = { ...move, status: 'returned' as const, reason: '改期' };
    const bySystem = await system.call('POST /integration/bookingStatus', { body });
    expect([bySystem.statusCode, bySystem.json().code]).toEqual([409, 'BOOKING_DEPARTED']);
    const { version, id } = await person.get('GET /business/getBookingByIdFcl', {
      query: { id: booking.id },
    });
    const order = saveRequest(fclBooking({ containers: [fclContainer()] }), { id, version });
    const changed = await person.call(submit, { body: order });
    expect(changed.json().fields).toEqual([expect.objectContaining({ field: 'booking.containers' })]);
    expect((await person.call(submit, { body: saveRequest(fclBooking(), { id, version }) })).statusCode).toBe(
      200,
    );
  });

  test('also where its sailing is told after the box was replaced', async () => {
    await put([box]);
    await put([other]);
    expect(await read()).toMatchObject({ hasDeparted: false });
    await hear(sailing('DEPA', 'CNYTN'));
    expect(await read()).toMatchObject({ hasDeparted: true, assignedContainers: 1 });
    expect(await giveBack()).toEqual(departed);
  });

  test.each([
    ['of then', 'CNYTN'],
    ['of since', 'CNSHK'],
  ])(
    'also where its ports were put right, it sailed from the one %s, and the cargo was taken out',
    async (_which, port) => {
      await put([box]);
      await put([{ ...box, portOfLoading: 'CNSHK' }]);
      expect(await read()).toMatchObject({ hasDeparted: false });
      await hear(sailing('DEPA', port));
      expect(await read()).toMatchObject({ hasDeparted: true });
      await put([other]);
      expect(await read()).toMatchObject({ hasDeparted: true });
      expect(await giveBack()).toEqual(departed);
    },
  );

  test('and a box that sails after the cargo was taken out of it sails without it', async () => {
    await put([box]);
    await put([other]);
    portal.clock.advance(7200);
    const later = new Date(portal.clock().getTime()).toISOString();
    const since = { eventDateTime: later, eventCreatedDateTime: later };
    await hear(sailing('DEPA', 'CNYTN', since));
    expect(await read()).toMatchObject({ hasDeparted: false });
    expect(await giveBack()).toEqual([['returned', '']]);
    // Nothing of the box concerns it any more.
    await hear(handling('GTOT', 'LADEN', 'USLGB', since));
    expect(await read()).toMatchObject({ hasDeparted: false, status: 'returned' });
  });
});

describe('it is taken back', () => {
  test('where the box was never its own, which the system says and which stands in the history', async () => {
    await put([box, other]);
    await hear(sailing('DEPA', 'CNYTN'));
    await put([other]);
    const told = (await read()).history.length;
    expect(await put([other], { isCorrection: true })).toMatchObject({ tracking: { hasDeparted: false } });
    expect((await read()).history).toHaveLength(told + 1);
    expect(await giveBack()).toEqual([['returned', '']]);
  });

  test('where the carrier tells later that the box was handed back empty before that ship sailed', async () => {
    await put([box, other]);
    await hear(sailing('DEPA', 'CNYTN'));
    await put([other]);
    const at = (hour: number) => ({ eventDateTime: `2026-11-19T0${hour}:00:00+08:00` });
    await hear(handling('GTOT', 'EMPTY', 'CNYTN', at(6)), handling('GTIN', 'EMPTY', 'CNYTN', at(8)));
    expect(await read()).toMatchObject({ hasDeparted: false });
    expect(await giveBack()).toEqual([['returned', '']]);
  });

  test('not by what somebody else says of the ports of the box', async () => {
    await put([box, other]);
    await hear(sailing('DEPA', 'CNYTN'));
    await put([other]);
    const another = await person.get(submit, { body: saveRequest(fclBooking()) });
    await put([{ ...box, portOfLoading: 'CNSHK' }], {}, another);
    await hear(handling('LOAD', 'LADEN', 'CNSHK'));
    expect(await read()).toMatchObject({ hasDeparted: true });
  });
});
