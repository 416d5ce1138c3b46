import type { MessageContent } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { tellOfBooking } from '../../../test/tell-of-booking.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
let colleague: SignedIn;
let stranger: SignedIn;
let booking: { id: string; businessNumber: string };

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  colleague = await portal.signIn('Colleague', { customerId: person.customerId });
  stranger = await portal.signIn();
  booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
});
afterAll(async () => await portal.close());

const tell = async (content: MessageContent) =>
  await tellOfBooking(portal, { customerId: person.customerId, booking }, content);

const unreadFirst = async (caller = person, query = {}) =>
  await caller.get('GET /business/getUserMessage', { query });
const read = async (id: string, caller = person) =>
  await caller.call('GET /business/readMessage', { query: { id } });

describe('the words of a message', () => {
  const number = () => booking.businessNumber;
  test.each<[MessageContent, () => [string, string, string, string]]>([
    [
      { kind: 'statusChanged', detail: { status: 'arrived' } },
      () => [
        `${number()} 已到港`,
        `您的订舱 ${number()} 状态更新为“已到港”。`,
        `${number()}: Arrived at port`,
        `Your booking ${number()} is now “Arrived at port”.`,
      ],
    ],
    [
      { kind: 'returned', detail: { reason: '货物 {reason} 未到' } },
      () => [
        `${number()} 已退载`,
        `您的订舱 ${number()} 已退载，原因：货物 {reason} 未到`,
        `${number()} was returned`,
        `Your booking ${number()} was returned. Reason: 货物 {reason} 未到`,
      ],
    ],
    [
      {
        kind: 'etaChanged',
        detail: { from: '2026-12-24T08:00:00+08:00', to: '2026-12-26T20:30:00-08:00' },
      },
      () => [
        `${number()} 预计到港时间变更`,
        `您的订舱 ${number()} 预计到港时间由 2026-12-24 08:00 变更为 2026-12-26 20:30（当地时间）。`,
        `Estimated arrival of ${number()} has changed`,
        `The estimated arrival of your booking ${number()} has changed from 2026-12-24 08:00 to 2026-12-26 20:30 (local time).`,
      ],
    ],
    [
      { kind: 'measured', detail: { cartons: 12, weightKg: 340.5, volumeCbm: 2.125 } },
      () => [
        `${number()} 仓库已收货计量`,
        `仓库实测 ${number()}：12 CTNS，340.5 KGS，2.125 CBM。`,
        `${number()} was measured at the warehouse`,
        `Measured at the warehouse for ${number()}: 12 CTNS, 340.5 KGS, 2.125 CBM.`,
      ],
    ],
  ])('%j', async (content, words) => {
    await tell(content);
    const [message] = (await unreadFirst()).rows;
    const [title, text, titleEn, textEn] = words();
    expect(message).toMatchObject({
      kind: content.kind,
      title: { 'zh-CN': title, en: titleEn },
      content: { 'zh-CN': text, en: textEn },
      isRead: false,
      booking: { id: booking.id, kind: 'lcl', businessNumber: booking.businessNumber },
    });
  });
});

describe('the messages of a person', () => {
  test('come unread first, page by page, with how many are unread', async () => {
    for (let at = 0; at < 10; at += 1) {
      await tell({ kind: 'entryNumberGiven', detail: { warehouseEntryNumber: `RK${at}` } });
    }
    const all = await unreadFirst(person, { pageSize: 50 });
    expect([all.total, all.summary.unread]).toEqual([14, 14]);
    const [newest] = all.rows;
    expect((await read(newest?.id ?? '')).json().data).toMatchObject({ id: newest?.id, isRead: true });
    const first = await unreadFirst(person, { pageSize: 10 });
    const second = await unreadFirst(person, { pageSize: 10, page: 2 });
    expect([first.total, first.summary.unread, second.rows.length]).toEqual([14, 13, 4]);
    expect(second.rows.at(-1)).toMatchObject({ id: newest?.id, isRead: true });
    const times = [...first.rows, ...second.rows.slice(0, -1)].map(({ sentAt }) => sentAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('come unread first in the account, in the order of their time where that is asked for', async () => {
    const list = async (filter = {}, sort = {}) =>
      await person.get('GET /user/getMessageList', { list: { pageSize: 50, filter, ...sort } });
    const bell = await unreadFirst(person, { pageSize: 50 });
    const all = await list();
    expect(all.rows.map(({ id }) => id)).toEqual(bell.rows.map(({ id }) => id));
    const byTime = await list({}, { prop: 'sentAt', order: 'descending' });
    const times = byTime.rows.map(({ sentAt }) => sentAt);
    expect([byTime.rows[0]?.isRead, times]).toEqual([true, times.toSorted().reverse()]);
    const unread = await list({ state: 'unread|=' });
    expect([unread.total, unread.rows.length]).toEqual([13, 13]);
    expect((await list({ state: 'read|=' })).rows.map(({ id }) => id)).toEqual([bell.rows.at(-1)?.id]);
  });

  test('come each once on the pages of the account after one of them was read', async () => {
    const pageOf = async (page: number, filter = {}) =>
      (await person.get('GET /user/getMessageList', { list: { page, pageSize: 10, filter } })).rows;
    const [, second] = await pageOf(1);
    await read(second?.id ?? '');
    for (const filter of [{}, { title: `${booking.businessNumber}|include` }]) {
      const ids = [...(await pageOf(1, filter)), ...(await pageOf(2, filter))].map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([14, 14]);
      expect(ids.slice(-2)).toContain(second?.id);
    }
    const { kysely } = portal.database;
    await kysely
      .updateTable('message')
      .where('id', '=', second?.id ?? '')
      .set({ read_at: sql`null` })
      .execute();
  });

  test("are that person's own: reading them reads nobody else's", async () => {
    const before = await unreadFirst(colleague, { pageSize: 50 });
    expect(before.summary.unread).toBe(14);
    expect(await person.get('POST /business/readAllMessages')).toEqual({ unread: 0 });
    expect((await unreadFirst(person)).summary.unread).toBe(0);
    expect((await unreadFirst(colleague)).summary.unread).toBe(14);
    expect((await unreadFirst(stranger)).rows).toEqual([]);
    const [theirs] = before.rows;
    for (const caller of [person, stranger]) {
      const response = await read(theirs?.id ?? '', caller);
      expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await unreadFirst(colleague)).summary.unread).toBe(14);
  });

  test('a message that is read twice keeps the time of the first', async () => {
    const [message] = (await unreadFirst(colleague)).rows;
    const readAt = async () => {
      await read(message?.id ?? '', colleague);
      const { kysely } = portal.database;
      return await kysely
        .selectFrom('message')
        .select('read_at')
        .where('id', '=', message?.id ?? '')
        .execute();
    };
    const first = await readAt();
    portal.clock.advance(60);
    expect(await readAt()).toEqual(first);
  });

  test('another site cannot have them read', async () => {
    const response = await colleague.call(
      'GET /business/readMessage',
      { query: { id: crypto.randomUUID() } },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(response.statusCode).toBe(403);
  });

  test('come in one order, each once, whichever page the last unread one is on', async () => {
    const { rows } = await unreadFirst(person, { pageSize: 50 });
    const unread = rows.slice(3, 9).map(({ id }) => id);
    const { kysely } = portal.database;
    await kysely.updateTable('message').where('id', 'in', unread).set({ read_at: sql`null` }).execute();
    const pages = [];
    for (const page of [1, 2]) {
      const part = await unreadFirst(person, { page, pageSize: 10 });
      expect([part.total, part.summary.unread]).toEqual([rows.length, unread.length]);
      pages.push(...part.rows.map(({ id }) => id));
    }
    const read = rows.map(({ id }) => id).filter((id) => !unread.includes(id));
    expect(pages).toEqual([...unread, ...read]);
  });

  test.each([{ page: 0 }, { pageSize: 7 }, { page: 'x' }])('%j is no page', async (query) => {
    expect((await person.call('GET /business/getUserMessage', { query })).statusCode).toBe(400);
  });
});
