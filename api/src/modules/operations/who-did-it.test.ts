import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const log = 'GET /user/getOpLogList';
let portal: Portal;
let boss: SignedIn;
let clerk: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  boss = await portal.signIn('Harbour Co', { role: 'manager' });
  clerk = await portal.signIn('', { customerId: boss.customerId, roles: ['sub'], account: newAccount() });
  await portal.database.kysely
    .updateTable('member')
    .where('id', '=', clerk.userId)
    .set({ name: '林小雨' })
    .execute();
});
afterAll(async () => await portal.close());

let accounts = 0;
const newAccount = () => {
  accounts += 1;
  return `clerk-${accounts}`;
};
const rename = async (name: string) => {
  const body = { id: clerk.userId, account: '', name, phone: '', roleId: 'operator' };
  await boss.get('POST /user/addSubAccount', { body });
  portal.clock.advance(60);
};
const remove = async () => await boss.get('POST /user/subAccountRemove', { body: { id: clerk.userId } });
const book = async (by = clerk) => {
  const body = saveRequest(lclBooking());
  const booking = await by.get('POST /business/submitBookingLcl', { body });
  portal.clock.advance(60);
  return booking;
};
type Filter = Record<string, string>;
const read = async (filter: Filter = {}, by = boss) => (await by.get(log, { list: { filter } })).rows;
const bySomebody = async (name: string) => (await read({ by: `${name}|include` })).map(({ by }) => by);
const file = async (query: Filter = {}, by = boss, locale = 'zh-CN') => {
  const asked = { query: { list: 'operations', ...query } };
  const answer = await by.call('GET /fileExport', asked, { 'accept-language': locale });
  const [sheet] = await readWorkbook(answer.rawPayload);
  return sheet?.data ?? [];
};
const stored = async () =>
  await portal.database.kysely
    .selectFrom('operation')
    .where('customer_id', '=', boss.customerId)
    .selectAll()
    .orderBy('at')
    .orderBy('id')
    .execute();

describe('what somebody did who is renamed and removed', () => {
  test('stands under the name of its time, is marked, is found by any of the names, and was not rewritten', async () => {
    for (let at = 0; at < 3; at += 1) await book();
    const before = await stored();
    await rename('林晓雨');
    await book();
    await remove();

    const own = ['林晓雨', '林小雨', '林小雨', '林小雨'];
    for (const name of ['林小雨', '林晓雨', 'lxy', 'linxiaoyu']) expect(await bySomebody(name)).toEqual(own);
    const rows = await read({ by: '林晓雨|=' });
    expect(rows.map(({ isRemoved, byKind }) => [isRemoved, byKind])).toEqual(own.map(() => [true, 'member']));
    const cells = await file({ columns: 'by', by: '林小雨|include' });
    expect(cells.flat()).toEqual(['操作人', ...own.map((name) => `${name}（已删除）`)]);
    expect((await stored()).slice(0, before.length)).toEqual(before);
  });

  test('is found by a name under which nothing was done', async () => {
    await book();
    await rename('周雨桐');
    await remove();
    expect(await bySomebody('周雨桐')).toEqual(['林小雨']);
  });

  test('is found by the name that they gave themselves', async () => {
    await book();
    await clerk.get('POST /user/updateInfo', { body: { contact: '周雨桐', email: '' } });
    await remove();
    expect(await bySomebody('周雨桐')).toEqual(['林小雨', '林小雨']);
  });

  test('is not mixed with what others did, nor with another customer', async () => {
    await book();
    await rename('周雨桐');
    const other = await portal.signIn('周雨桐', { role: 'manager' });
    await book(other);
    await book(boss);
    expect(await bySomebody('周雨桐')).toEqual(['林小雨']);
    const others = await other.get(log, { list: { filter: { by: '林小雨|include' } } });
    expect(others.rows).toEqual([]);
  });

  test('by nobody else is what is left where the name is excluded', async () => {
    await book();
    await rename('周雨桐');
    expect((await read({ by: '周雨桐|notinclude' })).map(({ kind }) => kind)).toEqual(['memberChanged']);
  });
});

describe('what a system did', () => {
  test('is named as the act of its key, without an address, and is no act of somebody removed', async () => {
    const system = await openSystem(portal, { name: 'WMS' });
    const { businessNumber } = await book();
    const body = { eventId: newEventId(), businessNumber, status: 'received' as const };
    await system.call('POST /integration/bookingStatus', { body });
    const [row] = await read();
    expect(row).toMatchObject({ by: 'WMS', byKind: 'apiKey', isRemoved: false, address: '' });
    expect(row).toMatchObject({
      kind: 'bookingMoved',
      subject: { 'zh-CN': `${businessNumber}：状态 待收货 → 已收货` },
    });
    expect(await read({ byKind: 'apiKey|=' })).toHaveLength(1);
    const cells = await file({ columns: 'by,subject', byKind: 'apiKey|=' }, boss, 'en');
    expect(cells[1]?.[0]).toBe('API key WMS');
    // Only the main account reads of it.
    expect((await read({}, clerk)).map(({ by }) => by)).toEqual(['林小雨']);
  });
});

describe('the log as a file', () => {
  test('has for a sub-account what the page shows it: its own', async () => {
    await book();
    await book(boss);
    const cells = await file({ columns: 'by' }, clerk);
    expect(cells.flat()).toEqual(['操作人', '林小雨']);
    expect(await file({ columns: 'by' })).toHaveLength(3);
    const asked = { query: { list: 'operations', by: 'Harbour|include' } };
    const [sheet] = await readWorkbook((await clerk.call('GET /fileExport', asked)).rawPayload);
    expect(sheet?.data).toHaveLength(1);
  });

  test('says what was done, of what, by whom, when and from where', async () => {
    const { businessNumber } = await book();
    const [headings, row] = await file();
    expect(headings).toEqual(['时间', '操作', '内容', '操作人', 'IP 地址']);
    expect(row?.slice(1)).toEqual(['提交订舱', businessNumber, '林小雨', '127.0.0.1']);
  });

  test('is refused to whoever may not export lists', async () => {
    const reader = await portal.signIn('', { customerId: boss.customerId, role: null, roles: ['sub'] });
    const answer = await reader.call('GET /fileExport', { query: { list: 'operations' } });
    expect(answer.statusCode).toBe(403);
  });
});

test('the log is filtered by what its entries are about', async () => {
  await book();
  await rename('周雨桐');
  expect((await read({ area: 'bookings|=' })).map(({ kind }) => kind)).toEqual(['bookingSubmitted']);
  expect(await read({ area: 'members,bookings|include' })).toHaveLength(2);
  expect(await read({ area: 'bills|=' })).toEqual([]);
});
