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
  system.call('POST /integration/assignContainers', {
    body: { eventId: newEventId(), businessNumber, containers },
  });
const hear = (...events: object[]) =>
  system.call('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
const traceOf = (id: string) => person.get('GET /business/getContainerTrace', { query: { id } });
const codeOf = (response: { json: () => { code: unknown } }) => response.json().code;

test('boxes are assigned after hours in which nobody asked for the reference lists', async () => {
  const { businessNumber } = await book();
  portal.clock.advance(3600);
  expect((await put(businessNumber, box)).statusCode).toBe(200);
});

test('the list given replaces the one before, down to none', async () => {
  const { id, businessNumber } = await book();
  const other = assignedContainer('MSKU0383250');
  await put(businessNumber, box, other);
  expect(
    (await put(businessNumber, { ...other, sealNumber: ' ab1234 ' })).json().data.tracking,
  ).toMatchObject({
    containers: 1,
    milestone: null,
    eta: null,
  });
  expect((await traceOf(id)).containers).toMatchObject([{ number: 'MSKU0383250', sealNumber: 'AB1234' }]);
  expect((await put(businessNumber)).json().data.tracking).toBeNull();
  expect(await traceOf(id)).toEqual({ summary: null, containers: [] });
});

test('numbers are normalised; a wrong check digit needs to be meant, a wrong form is refused', async () => {
  const { id, businessNumber } = await book();
  const wrong = { ...box, number: 'csqu 305438-4' };
  const response = await put(businessNumber, wrong);
  expect([response.statusCode, codeOf(response), response.json().field]).toEqual([
    422,
    'CONTAINER_CHECK_DIGIT',
    'containers.0.number',
  ]);
  expect((await put(businessNumber, { ...wrong, isCheckDigitOverridden: true })).statusCode).toBe(200);
  expect((await traceOf(id)).containers[0]?.number).toBe('CSQU3054384');
  for (const change of [
    { number: 'CSQU305438' },
    { number: 'CSQX3054383' },
    { sizeType: 'big' },
    { portOfLoading: 'Yantian' },
  ]) {
    expect(codeOf(await put(businessNumber, { ...box, ...change }))).toBe('REQUEST_INVALID');
  }
  expect(codeOf(await put(businessNumber, box, { ...box, number: 'csqu 3054383' }))).toBe('REQUEST_INVALID');
});

test('a booking that has arrived keeps its containers', async () => {
  const { businessNumber } = await book();
  await put(businessNumber, box);
  await hear(sailing('ARRI', 'USLGB'));
  expect(codeOf(await put(businessNumber))).toBe('BOOKING_ACTION_REFUSED');
});

test('what a container went through before it was assigned counts', async () => {
  const [first, late] = [await book(), await book()];
  await put(first.businessNumber, box);
  await hear(sailing('DEPA', 'CNYTN'), sailing('ARRI', 'USLGB'));
  expect((await put(late.businessNumber, box)).json().data).toMatchObject({
    status: 'arrived',
    tracking: { milestone: 'arrival', isArrived: true },
  });
});

test('ports and size are put right while one booking alone is in the box, and then no more', async () => {
  const [one, other] = [await book(), await book()];
  await put(one.businessNumber, { ...box, portOfDischarge: 'USLAX' });
  await put(one.businessNumber, box);
  expect((await traceOf(one.id)).containers[0]?.portOfDischarge).toBe('USLGB');
  await put(other.businessNumber, box);
  const response = await put(other.businessNumber, { ...box, sizeType: '20GP' });
  expect([response.statusCode, codeOf(response)]).toEqual([409, 'CONTAINER_TRIP_DIFFERS']);
});

test('a box that was returned empty sails again, and the trip before stays what it was', async () => {
  const [before, after] = [await book(), await book()];
  await put(before.businessNumber, box);
  await hear(sailing('DEPA', 'CNYTN'), handling('GTIN', 'EMPTY', 'USLAX'));
  const back = { ...box, portOfLoading: 'CNSHK' };
  expect((await put(after.businessNumber, back)).json().data.tracking.milestone).toBeNull();
  await hear(sailing('DEPA', 'CNSHK'));
  expect((await traceOf(after.id)).summary?.milestone).toBe('departure');
  expect((await traceOf(before.id)).summary?.milestone).toBe('emptyReturn');
});

test('a box whose return nobody told sails again when that is said', async () => {
  const [before, after] = [await book(), await book()];
  await put(before.businessNumber, box);
  await hear(sailing('DEPA', 'CNYTN'));
  const again = { ...box, isNewTrip: true };
  expect((await put(after.businessNumber, again)).json().data.tracking.milestone).toBeNull();
  // Said twice of the same booking, no third trip begins.
  await hear(handling('GTIN', 'LADEN', 'CNYTN'));
  expect((await put(after.businessNumber, again)).json().data.tracking.milestone).toBe('heavyReturn');
  expect((await traceOf(before.id)).summary?.milestone).toBe('departure');
});
