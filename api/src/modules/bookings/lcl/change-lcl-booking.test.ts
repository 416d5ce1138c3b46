import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cargoLine, lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const submit = 'POST /business/submitBookingLcl';
const read = 'GET /business/getBookingByIdLcl';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

describe('a stored booking', () => {
  test('goes on from draft to submitted, and every save is in its history', async () => {
    const mine = await portal.signIn('Yunfan');
    const draft = await mine.get(submit, {
      body: saveRequest(lclBooking({ etd: null }), { action: 'saveDraft' }),
    });
    const again = { id: draft.id, version: 1, action: 'saveDraft' as const };
    expect(await mine.get(submit, { body: saveRequest(lclBooking(), again) })).toMatchObject({
      version: 2,
      status: 'draft',
      businessNumber: draft.businessNumber,
    });
    await mine.get(submit, { body: saveRequest(lclBooking(), { id: draft.id, version: 2 }) });
    const changed = lclBooking({ cargo: [cargoLine({ goods_name: '瑜伽垫' })], remarks: '加急' });
    await mine.get(submit, { body: saveRequest(changed, { id: draft.id, version: 3 }) });
    const stored = await mine.get(read, { query: { id: draft.id } });
    expect(stored).toMatchObject({ version: 4, status: 'toBeReceived' });
    expect(stored.booking).toMatchObject({ remarks: '加急', cargo: [{ goods_name: '瑜伽垫' }] });
    expect(stored.history.map(({ what }) => what)).toEqual(['changed', 'submitted', 'draftSaved', 'created']);
  });

  test('is not saved over a newer version: the answer names who and when', async () => {
    const mine = await portal.signIn('云帆');
    const { id } = await mine.get(submit, { body: saveRequest(lclBooking()) });
    const edit = (remarks: string) => saveRequest(lclBooking({ remarks }), { id, version: 1 });
    const answers = await Promise.all([
      mine.call(submit, { body: edit('甲') }, { 'accept-language': 'zh-CN' }),
      mine.call(submit, { body: edit('乙') }, { 'accept-language': 'zh-CN' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.code).toBe('BOOKING_VERSION_CONFLICT');
    expect(refused.message).toMatch(/^云帆 main account 已于 2026-11-20 \d\d:\d\d:\d\d 保存了新版本/);
    const stored = await mine.get(read, { query: { id } });
    expect(stored.version).toBe(2);
    expect(stored.history).toHaveLength(2);
  });

  test('cannot be edited once its cargo is in the warehouse', async () => {
    const { id } = await person.get(submit, { body: saveRequest(lclBooking()) });
    const { kysely } = portal.database;
    await kysely.updateTable('booking').where('id', '=', id).set({ status: 'received' }).execute();
    const body = saveRequest(lclBooking({ remarks: 'late' }), { id, version: 1 });
    const english = await person.call(submit, { body });
    expect([english.statusCode, english.json().code]).toEqual([409, 'BOOKING_NOT_EDITABLE']);
    expect(english.json().message).toContain('Received');
    const chinese = await person.call(submit, { body }, { 'accept-language': 'zh-CN' });
    expect(chinese.json().message).toContain('已收货');
    expect((await person.get(read, { query: { id } })).booking.remarks).toBe('');
  });

  test('never becomes a draft again, and is not changed without its version', async () => {
    const { id } = await person.get(submit, { body: saveRequest(lclBooking()) });
    const asDraft = saveRequest(lclBooking(), { id, version: 1, action: 'saveDraft' });
    const draft = await person.call(submit, { body: asDraft });
    expect([draft.statusCode, draft.json().fields[0].field]).toEqual([400, 'action']);
    const unversioned = await person.call(submit, { body: saveRequest(lclBooking(), { id }) });
    expect([unversioned.statusCode, unversioned.json().fields[0].field]).toEqual([400, 'version']);
  });

  test('of another customer is not there, like one that never was', async () => {
    const other = await portal.signIn();
    const { id } = await person.get(submit, { body: saveRequest(lclBooking()) });
    const refuse = async (unknown: string) => {
      const answer = await other.call(submit, {
        body: saveRequest(lclBooking(), { id: unknown, version: 1 }),
      });
      const { requestId: _id, ...rest } = answer.json();
      return [answer.statusCode, rest];
    };
    const texts = { 'zh-CN': '没有找到该记录。', en: 'There is no such record.' };
    const expected = [404, { code: 'NOT_FOUND', message: texts.en, texts }];
    expect(await refuse(id)).toEqual(expected);
    expect(await refuse(randomUUID())).toEqual(expected);
    expect(await refuse("1' or '1'='1")).toEqual(expected);
    expect((await person.get(read, { query: { id } })).version).toBe(1);
  });

  test('asks for a session', async () => {
    const answer = await portal.visitor.call(submit, { body: saveRequest(lclBooking()) });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SIGNED_OUT']);
  });
});
