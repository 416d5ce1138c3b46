import { airPermission } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { SheetData } from 'read-excel-file/node';
import readWorkbook from 'read-excel-file/node';
import { enterAirBooking, fclBooking } from '../../../../test/fcl-booking.ts';
import { saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { declarableBooking, startDeclaration } from '../../../../test/things/declarations.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { exportedLists } from '../../../exported-lists.ts';
import { readDeclarations } from '../../customs/declarations/of-booking/read-declarations.ts';
import { referenceReader } from '../../selects/reference-catalog.ts';
import { addDeclarations } from './add-declarations.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn(`Declarer ${crypto.randomUUID()}`, { permissions: [airPermission] });
});
afterAll(async () => await portal.close());

async function listed(
  key:
    | 'GET /business/getBookingListLcl'
    | 'GET /business/getBookingListFcl'
    | 'GET /business/getAirExportList',
  by = person,
) {
  const { rows } = await by.get(key, {});
  return Object.fromEntries(rows.map(({ id, declaration }) => [id, declaration]));
}

async function submitFcl() {
  const booking = fclBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' });
  return await person.get('POST /business/submitBookingFcl', { body: saveRequest(booking) });
}

test('a row says where the declaration of its booking stands, and nothing where there is none', async () => {
  const [first, second, without] = [
    await declarableBooking(person),
    await declarableBooking(person),
    await declarableBooking(person),
  ];
  const merged = await startDeclaration(person, [first.id, second.id]);
  const declaration = { id: merged.id, status: 'notSubmitted' };
  expect(await listed('GET /business/getBookingListLcl')).toEqual({
    [first.id]: declaration,
    [second.id]: declaration,
    [without.id]: null,
  });
  const change = portal.database.kysely.updateTable('declaration').where('id', '=', merged.id);
  await change.where('customer_id', '=', person.customerId).set({ status: 'confirmed' }).execute();
  expect(await listed('GET /business/getBookingListLcl')).toMatchObject({
    [first.id]: { id: merged.id, status: 'confirmed' },
  });
});

test('so do those of full containers; what flies has none', async () => {
  const booking = await submitFcl();
  const { id } = await startDeclaration(person, [booking.id]);
  const air = await enterAirBooking(portal.database.kysely, person.customerId);
  expect(await listed('GET /business/getBookingListFcl')).toEqual({
    [booking.id]: { id, status: 'notSubmitted' },
  });
  expect(await listed('GET /business/getAirExportList')).toEqual({ [air.id]: null });
});

test("another customer's declaration is in nobody else's list", async () => {
  const booking = await declarableBooking(person);
  const { id } = await startDeclaration(person, [booking.id]);
  const other = await portal.signIn('Another');
  const own = await declarableBooking(other);
  expect(await listed('GET /business/getBookingListLcl', other)).toEqual({ [own.id]: null });
  const read = async (customerId: string) => [
    ...(await readDeclarations(portal.database.kysely, customerId, [booking.id, own.id])),
  ];
  expect(await read(other.customerId)).toEqual([]);
  expect(await read(person.customerId)).toEqual([[booking.id, { id, status: 'notSubmitted' }]]);
});

test('the declarations of a page are asked for at once, and of an empty one not at all', async () => {
  const { kysely } = portal.database;
  const asked: (readonly string[])[] = [];
  const read = (...rows: { id: string }[]) =>
    addDeclarations(
      async (_database, _customerId, ids) => {
        asked.push(ids);
        return new Map([['b', { id: 'd', status: 'returned' }]]);
      },
      kysely,
      person.customerId,
      rows,
    );
  expect(await read({ id: 'a' }, { id: 'b' })).toEqual([
    { id: 'a', declaration: null },
    { id: 'b', declaration: { id: 'd', status: 'returned' } },
  ]);
  expect(await read()).toEqual([]);
  expect(asked).toEqual([['a', 'b']]);
});

test.each([
  ['en', ['Customs status', 'Not submitted', null]],
  ['zh-CN', ['报关状态', '未提交', null]],
] as const)('a file says it in words (%s), at once or as a task', async (locale, cells) => {
  const declared = await declarableBooking(person);
  await startDeclaration(person, [declared.id]);
  portal.clock.advance(1);
  const other = await declarableBooking(person);
  const columns = ['businessNumber', 'declaration'];
  const query = { list: 'lclBookings', prop: 'createdAt', columns: columns.join() };
  const { rawPayload } = await person.call('GET /fileExport', { query }, { 'accept-language': locale });
  const [sheet]: { data: SheetData }[] = await readWorkbook(rawPayload);
  expect(sheet?.data.map(([, cell]) => cell)).toEqual(cells);

  const { kysely } = portal.database;
  const reference = await referenceReader({ database: kysely, clock: portal.clock })();
  const long = await exportedLists.lclBookings.makeLong(kysely, {
    reader: { customerId: person.customerId, userId: person.userId, roles: [] },
    columns,
    words: { locale, reference },
    rowLimit: 10,
    list: { page: 1, pageSize: 20, conditions: [], sort: { field: 'createdAt', order: 'ascending' } },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const rows = [];
  for await (const step of long.steps) rows.push(...step);
  expect(rows).toEqual([
    [declared.businessNumber, cells[1]],
    [other.businessNumber, null],
  ]);
});
