import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fclBooking } from '../../../../test/fcl-booking.ts';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const deleting = 'POST /business/deleteDrafts';
let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

const book = async (action: 'submit' | 'saveDraft' = 'saveDraft', by = person) =>
  await by.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking(), { action }) });
const remove = async (ids: string[]) => (await person.get(deleting, { body: { ids } })).results;
const isThere = async (id: string, by = person) =>
  (await by.call('GET /business/getBookingByIdLcl', { query: { id } })).statusCode === 200;

describe('deleting drafts', () => {
  test('of every kind removes them from list and strip, with all that hung on them', async () => {
    const draft = await book();
    const body = saveRequest(fclBooking(), { action: 'saveDraft' });
    const full = await person.get('POST /business/submitBookingFcl', { body });
    expect(await remove([full.id, draft.id])).toEqual([
      { id: full.id, outcome: 'deleted', businessNumber: full.businessNumber },
      { id: draft.id, outcome: 'deleted', businessNumber: draft.businessNumber },
    ]);
    expect(await isThere(draft.id)).toBe(false);
    for (const table of ['cargo_line', 'booking_event', 'fcl_container', 'fcl_loading_place'] as const) {
      const left = await portal.database.kysely
        .selectFrom(table)
        .where('booking_id', 'in', [draft.id, full.id])
        .select('booking_id')
        .execute();
      expect([table, left]).toEqual([table, []]);
    }
    const unfinished = await person.get('GET /business/getBookingUnfinished', { query: {} });
    expect(unfinished.rows.map(({ id }) => id)).not.toContain(draft.id);
  });

  test('leaves the number to its customer, and gives it to nobody else', async () => {
    const { id, businessNumber } = await book();
    await remove([id]);
    const next = await book();
    expect(next.businessNumber).not.toBe(businessNumber);
    const stranger = await portal.signIn('Stranger');
    const body = saveRequest(lclBooking(), { businessNumber });
    const submit = 'POST /business/submitBookingLcl';
    expect((await stranger.call(submit, { body })).json().code).toBe('BUSINESS_NUMBER_INVALID');
    expect(await person.get(submit, { body })).toMatchObject({ businessNumber });
  });

  test('one that was submitted stays, says why in both languages, and keeps none of the others', async () => {
    const [sent, draft] = [await book('submit'), await book()];
    expect(await remove([sent.id, draft.id])).toEqual([
      {
        id: sent.id,
        outcome: 'refused',
        businessNumber: sent.businessNumber,
        code: 'BOOKING_NOT_DELETABLE',
        message: 'A booking that is “To be received” cannot be deleted; only drafts can.',
        texts: {
          'zh-CN': '状态为“待收货”的订舱不能删除，只有草稿可以删除。',
          en: 'A booking that is “To be received” cannot be deleted; only drafts can.',
        },
      },
      { id: draft.id, outcome: 'deleted', businessNumber: draft.businessNumber },
    ]);
    expect([await isThere(sent.id), await isThere(draft.id)]).toEqual([true, false]);
  });

  test('finds nothing of a stranger’s, of nobody’s, or twice', async () => {
    const stranger = await portal.signIn('Another');
    const theirs = await book('saveDraft', stranger);
    const draft = await book();
    const results = await remove([theirs.id, randomUUID(), 'nonsense', draft.id, draft.id]);
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'notFound',
      'notFound',
      'notFound',
      'deleted',
      'notFound',
    ]);
    expect(await isThere(theirs.id, stranger)).toBe(true);
  });

  test('of one that is being saved or deleted elsewhere ends one way', async () => {
    const draft = await book();
    const body = saveRequest(lclBooking(), { id: draft.id, version: 1 });
    const [[deleted], saved] = await Promise.all([
      remove([draft.id]),
      person.call('POST /business/submitBookingLcl', { body }),
    ]);
    expect([deleted?.outcome, saved.statusCode]).toEqual(
      saved.statusCode === 200 ? ['refused', 200] : ['deleted', 404],
    );
    expect(await isThere(draft.id)).toBe(saved.statusCode === 200);
  });
});

test.each([
  ['no draft', []],
  ['more than a page of them', Array.from({ length: 51 }, () => randomUUID())],
])('%s is refused', async (_what, ids) => {
  expect((await person.call(deleting, { body: { ids } })).statusCode).toBe(400);
});
