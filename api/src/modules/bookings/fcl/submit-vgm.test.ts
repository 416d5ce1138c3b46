import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fclBooking, fclContainer } from '../../../../test/fcl-booking.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const tell = 'POST /business/submitVgm';
const byId = 'GET /business/getBookingByIdFcl';
let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  system = await openSystem(portal);
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

const sm1 = (index: number, vgmKg: number | string | null = 21_345.5) =>
  ({ index, vgmKg, vgmMethod: 'SM1' }) as const;

async function book(
  changes: Parameters<typeof fclBooking>[0] = {},
  action: 'submit' | 'saveDraft' = 'submit',
) {
  const containers = [fclContainer(), fclContainer()];
  const body = saveRequest(fclBooking({ containers, ...changes }), { action });
  return await person.get('POST /business/submitBookingFcl', { body });
}

async function moveTo(businessNumber: string, ...statuses: string[]) {
  for (const status of statuses) {
    const reason = status === 'returned' ? { reason: '改期' } : {};
    const body = { eventId: newEventId(), businessNumber, status, ...reason };
    await system.call('POST /integration/bookingStatus', { body });
  }
}

const read = async (id: string) => await person.get(byId, { query: { id } });
const vgmOf = async (id: string) =>
  (await read(id)).booking.containers.map(({ vgmKg, vgmMethod }) => [vgmKg, vgmMethod]);
const refusal = async (body: Parameters<typeof person.get<typeof tell>>[1]['body'], by = person) => {
  const answer = (await by.call(tell, { body })).json();
  return [answer.code, ...(answer.fields ?? []).map((each: { field: string }) => each.field)];
};

describe('the VGM of a booking that is received', () => {
  test('is stored for the containers that are named, under the name of who reported it', async () => {
    const { id, businessNumber } = await book();
    await moveTo(businessNumber, 'received');
    const answer = await person.get(tell, {
      body: { bookingId: id, version: 2, containers: [sm1(1, '21３45.5')] },
    });
    expect(answer).toEqual({ id, version: 3, businessNumber, status: 'received' });
    expect(await vgmOf(id)).toEqual([
      [null, null],
      [21_345.5, 'SM1'],
    ]);
    const { history, version } = await read(id);
    expect(version).toBe(3);
    expect(history[0]).toMatchObject({
      what: 'changed',
      status: 'received',
      by: 'Test Customer main account',
    });
    const changed = { bookingId: id, version: 3, containers: [sm1(0, 20_000), sm1(1, 22_000)] };
    expect(await person.get(tell, { body: changed })).toMatchObject({ version: 4 });
    expect(await vgmOf(id)).toEqual([
      [20_000, 'SM1'],
      [22_000, 'SM1'],
    ]);
  });

  test('that is sent again gets the same answer and changes nothing', async () => {
    const { id } = await book();
    const body = { bookingId: id, version: 1, containers: [sm1(0)] };
    const first = await person.get(tell, { body });
    expect(await person.get(tell, { body })).toEqual(first);
    expect((await read(id)).history).toHaveLength(2);
  });

  test('of containers that are other ones by now is answered by who changed them, whatever it would break there', async () => {
    const { id } = await book();
    const containers = [fclContainer({ sizeType: '20GP' })];
    const change = saveRequest(fclBooking({ containers }), { id, version: 1 });
    await person.get('POST /business/submitBookingFcl', { body: change });
    // More than a 20GP may weigh, and of a container that is no longer there.
    const late = { bookingId: id, version: 1, containers: [sm1(0, 33_000), sm1(1)] };
    expect(await refusal(late)).toEqual(['BOOKING_VERSION_CONFLICT']);
  });

  test('of a booking that a colleague has changed meanwhile is not stored', async () => {
    const { id } = await book();
    await person.get(tell, { body: { bookingId: id, version: 1, containers: [sm1(0)] } });
    const late = { bookingId: id, version: 1, containers: [sm1(0, 19_000)] };
    expect(await refusal(late)).toEqual(['BOOKING_VERSION_CONFLICT']);
    const colleague = await portal.signIn('', { customerId: person.customerId, roles: ['sub'] });
    expect(await colleague.get(tell, { body: { ...late, version: 2 } })).toMatchObject({ version: 3 });
    expect((await vgmOf(id))[0]).toEqual([19_000, 'SM1']);
  });
});

test.each([
  ['toBeReceived', []],
  ['received', ['received']],
  ['spaceLocked', ['received', 'spaceLocked']],
])('while it is %s it is taken', async (_status, way) => {
  const { id, businessNumber } = await book();
  await moveTo(businessNumber, ...way);
  const body = { bookingId: id, version: way.length + 1, containers: [sm1(0)] };
  expect(await person.get(tell, { body })).toMatchObject({ version: way.length + 2 });
});

test.each([
  ['arrived', ['received', 'spaceLocked', 'arrived']],
  ['pickedUp', ['received', 'spaceLocked', 'arrived', 'pickedUp']],
  ['returned', ['returned']],
])('once it is %s it is refused', async (status, way) => {
  const { id, businessNumber } = await book();
  await moveTo(businessNumber, ...way);
  expect((await read(id)).status).toBe(status);
  const body = { bookingId: id, version: way.length + 1, containers: [sm1(0)] };
  expect(await refusal(body)).toEqual(['BOOKING_ACTION_REFUSED']);
  expect(await vgmOf(id)).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('a draft is edited instead; an LCL booking, and another customer’s, is not there', async () => {
  const containers = [sm1(0)];
  const draft = await book({}, 'saveDraft');
  expect(await refusal({ bookingId: draft.id, version: 1, containers })).toEqual(['BOOKING_ACTION_REFUSED']);
  const lcl = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  expect(await refusal({ bookingId: lcl.id, version: 1, containers })).toEqual(['NOT_FOUND']);
  const { id } = await book();
  const stranger = await portal.signIn('Stranger');
  expect(await refusal({ bookingId: id, version: 1, containers }, stranger)).toEqual(['NOT_FOUND']);
  expect(await refusal({ bookingId: 'nonsense', version: 1, containers })).toEqual(['NOT_FOUND']);
});

test.each([
  ['without a mass', [{ ...sm1(0), vgmKg: null }], ['containers.0.vgmKg']],
  ['without its method', [{ ...sm1(0), vgmMethod: null }], ['containers.0.vgmMethod']],
  [
    'without either',
    [{ index: 0, vgmKg: null, vgmMethod: null }],
    ['containers.0.vgmKg', 'containers.0.vgmMethod'],
  ],
  ['in tonnes', [sm1(0, 21.3)], ['containers.0.vgmKg']],
  ['of four decimals', [sm1(0, 20_000.1234)], ['containers.0.vgmKg']],
  ['that is no number', [sm1(1, 'heavy')], ['containers.0.vgmKg']],
  ['of a container that was not ordered', [sm1(0), sm1(2)], ['containers.1.index']],
  ['of one container twice', [sm1(0), sm1(0, 22_000)], ['containers.1.index']],
  ['less than the cargo weighs', [sm1(0, 4000), sm1(1, 4000)], ['containers']],
])('a VGM %s is refused at its field, and nothing of it is stored', async (_what, containers, fields) => {
  const { id } = await book({ cargo: [cargoLine({ weight: 8000.001 })] });
  expect(await refusal({ bookingId: id, version: 1, containers })).toEqual(['REQUEST_INVALID', ...fields]);
  expect((await read(id)).version).toBe(1);
  expect(await vgmOf(id)).toEqual([
    [null, null],
    [null, null],
  ]);
});
