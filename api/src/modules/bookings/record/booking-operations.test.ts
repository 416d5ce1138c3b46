import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const save = 'POST /business/submitBookingLcl';
let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  system = await openSystem(portal, { name: 'WMS' });
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn('Harbour Co');
});
afterAll(async () => await portal.close());

type Request = Parameters<typeof saveRequest>[1];
const book = async (request: Request, changes: Parameters<typeof lclBooking>[0] = {}) => {
  const booking = await person.get(save, { body: saveRequest(lclBooking(changes), request) });
  portal.clock.advance(60);
  return booking;
};
const entries = async () => {
  const { rows } = await person.get('GET /user/getOpLogList');
  return rows.toReversed().map(({ kind, subject }) => [kind, subject['zh-CN']]);
};
const giveBack = async (booking: { id: string; version: number }) => {
  const body = { bookings: [booking], reason: '改期' };
  await person.get('POST /business/delBookingList', { body });
  portal.clock.advance(60);
};

test('a booking that is drafted, submitted, changed and returned is in the log, step by step', async () => {
  const draft = await book({ action: 'saveDraft' });
  const { id, businessNumber: number } = draft;
  const kept = await book({ action: 'saveDraft', id, version: draft.version });
  const submitted = await book({ action: 'submit', id, version: kept.version });
  const changed = await book({ action: 'submit', id, version: submitted.version }, { remarks: '加急' });
  await giveBack({ id, version: changed.version });
  expect(await entries()).toEqual([
    ['bookingDraftSaved', number],
    ['bookingDraftSaved', number],
    ['bookingSubmitted', `${number}：状态 草稿 → 待收货`],
    ['bookingChanged', number],
    ['bookingReturned', `${number}：状态 待收货 → 已退载`],
  ]);
  const [row] = (await person.get('GET /user/getOpLogList')).rows;
  expect(row).toMatchObject({ by: 'Harbour Co main account', byKind: 'member', address: '127.0.0.1' });
});

test('a draft that is deleted is in the log under its number', async () => {
  const { id, businessNumber } = await book({ action: 'saveDraft' });
  await person.get('POST /business/deleteDrafts', { body: { ids: [id] } });
  expect((await entries()).at(-1)).toEqual(['bookingDraftDeleted', businessNumber]);
});

test('a booking that is sent twice with one key is in the log once, one that is refused not at all', async () => {
  const body = saveRequest(lclBooking());
  await person.get(save, { body });
  await person.get(save, { body });
  const refused = await person.call(save, { body: saveRequest(lclBooking({ cargo: [] })) });
  expect(refused.statusCode).toBe(400);
  expect(await entries()).toHaveLength(1);
});

test('what a system reports of a booking is in the log by its key', async () => {
  const { businessNumber } = await book({ action: 'submit' });
  const body = { eventId: newEventId(), businessNumber, warehouseEntryNumber: 'RK1' };
  await system.get('POST /integration/entryNumber', { body });
  await system.get('POST /integration/entryNumber', { body });
  const [row, ...others] = (await person.get('GET /user/getOpLogList')).rows;
  expect(row).toMatchObject({ kind: 'bookingReported', by: 'WMS', byKind: 'apiKey' });
  expect(row?.subject['zh-CN']).toBe(`${businessNumber}：入仓编号更新`);
  expect(others.map(({ kind }) => kind)).toEqual(['bookingSubmitted']);
});
