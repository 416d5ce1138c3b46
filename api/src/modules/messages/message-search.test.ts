import type { MessageContent } from '@berth/contract/endpoints';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { tellOfBooking } from '../../../test/tell-of-booking.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { tellCustomers } from '../../notify/tell-customer.ts';

let portal: Portal;
let person: SignedIn;
let colleague: SignedIn;
let stranger: SignedIn;
let booking: { id: string; businessNumber: string };

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Searching');
  colleague = await portal.signIn('Searching', { customerId: person.customerId });
  stranger = await portal.signIn('Stranger');
  booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  await tell({ kind: 'statusChanged', detail: { status: 'arrived' } });
  await tell({ kind: 'returned', detail: { reason: '货物 100%_未到 📦 a,b|c\\d' } });
  await tell({ kind: 'entryNumberGiven', detail: { warehouseEntryNumber: 'RK-2611' } });
});
afterAll(async () => await portal.close());

const tell = async (content: MessageContent) =>
  await tellOfBooking(portal, { customerId: person.customerId, booking }, content);

const ask = async (title: string | string[], by = person) =>
  await by.call('GET /user/getMessageList', { list: { filter: { title } } });
const find = async (title: string | string[], by = person) => {
  const { rows, total } = (await by.get('GET /user/getMessageList', { list: { filter: { title } } })) as {
    rows: { kind: string }[];
    total: number;
  };
  expect(total).toBe(rows.length);
  return rows.map(({ kind }) => kind);
};

test.each([
  ['已到港|include', ['statusChanged']],
  ['arrived AT port|include', ['statusChanged']],
  ['状态更新|include', ['statusChanged']],
  ['x已到港|=', []],
  ['rk-26|include', ['entryNumberGiven']],
  ['已到港,RK-2611|include', ['entryNumberGiven', 'statusChanged']],
  ['已到港|notinclude', ['entryNumberGiven', 'returned']],
  ['100%_|include', ['returned']],
  ['%|include', ['returned']],
  ['_未|include', ['returned']],
  ['📦|include', ['returned']],
  ['a\\,b\\|c\\\\d|include', ['returned']],
  ['📦未|include', []],
] as const)('%s finds the messages whose words say it', async (title, kinds) => {
  expect(await find(title)).toEqual(kinds);
});

test('by its number all of a booking are found, also those that came since the last search', async () => {
  const number = `${booking.businessNumber.toLowerCase()}|include`;
  expect(await find(number)).toHaveLength(3);
  await tell({ kind: 'statusChanged', detail: { status: 'pickedUp' } });
  expect(await find(number)).toHaveLength(4);
});

test('a NUL and four thousand characters are looked for as any other text', async () => {
  expect(await find('已到\0港|include')).toEqual(['statusChanged']);
  expect(await find(`${'仓'.repeat(3900)}|include`)).toEqual([]);
  expect((await ask(`${'%'.repeat(1300)}|include`)).statusCode).toBe(200);
});

test('nobody finds what they may not read', async () => {
  expect(await find('已到港|include', stranger)).toEqual([]);
  expect(await find('已到港|include', colleague)).toEqual(['statusChanged']);
  await portal.database.kysely
    .updateTable('message')
    .where('member_id', '=', colleague.userId)
    .where('kind', '=', 'returned')
    .set({ is_shown: false })
    .execute();
  expect(await find('未到|include', colleague)).toEqual([]);
  expect(await find('未到|include')).toEqual(['returned']);
});

test('of many, all are found', async () => {
  const told = Array.from({ length: 1001 }, (_, at) => ({
    kind: 'entryNumberGiven' as const,
    detail: { warehouseEntryNumber: `MANY-${at}` },
    customerId: person.customerId,
    memberId: colleague.userId,
    record: null,
    businessNumber: booking.businessNumber,
    at: portal.clock(),
  }));
  await portal.database.kysely
    .transaction()
    .execute(async (transaction) => await tellCustomers(transaction, told));
  const list = { filter: { title: 'many-|include' }, pageSize: 10 };
  expect((await colleague.get('GET /user/getMessageList', { list })).total).toBe(1001);
});
