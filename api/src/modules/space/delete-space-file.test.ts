import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { oweBill } from '../../../test/owed-bills.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { inspectContent } from '../uploads/inspect/inspect-content.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';
import { giveUpUpload } from '../uploads/uploads.repository.ts';
import { attachUploads } from '../uploads/uploads.service.ts';
import { deleteSpaceFile } from './delete-space-file.ts';

let portal: Portal;
let person: SignedIn;
let pdf: Buffer;

beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
  pdf = await samplePdf();
});
beforeEach(async () => {
  person = await portal.signIn('Space', { permissions: ['cost:view', 'cost:dispute'] });
});
afterAll(async () => await portal.close());

async function upload(name: string, by = person, content: Uint8Array = pdf) {
  const file = new File([new Uint8Array(content)], name);
  const { src } = await by.get('POST /uploadFile', { upload: file });
  const id = src.split('/').at(-1) ?? '';
  const row = await rowOf(id);
  return { src, id, key: row?.storage_key ?? '' };
}
const rowOf = async (id: string) =>
  await portal.database.kysely.selectFrom('upload').where('id', '=', id).selectAll().executeTakeFirst();
const remove = async (id: string, by = person) => {
  const answer = await by.call('POST /user/deleteSpaceFile', { body: { id } });
  return answer.json().code;
};
const listed = async (by = person) => (await by.get('GET /user/getSpaceFiles')).rows;
const colleague = async (role: 'operator' | 'manager', granted: string[] = []) =>
  await portal.signIn('', {
    customerId: person.customerId,
    roles: ['sub'],
    role,
    permissions: granted,
  });

test('a file that nothing uses goes with its bytes, once', async () => {
  const { id, key } = await upload('unused.pdf');
  expect((await listed()).map(({ kept }) => kept)).toEqual([null]);
  const codes = await Promise.all([remove(id), remove(id), remove(id)]);
  expect(codes.toSorted()).toEqual([200, 'NOT_FOUND', 'NOT_FOUND']);
  expect([await rowOf(id), await portal.files.exists(key), await listed()]).toEqual([undefined, false, []]);
  expect((await person.call('GET /file/:id', { params: { id } })).statusCode).toBe(404);
  const { rows } = await person.get('GET /user/getOpLogList', {
    list: { filter: { kind: 'fileDeleted|=' } },
  });
  expect(rows.map(({ subject }) => subject.en)).toEqual(['unused.pdf']);
});

test('one that a record uses stays, and so does a picture of somebody', async () => {
  const bill = await oweBill(portal, person);
  const evidence = await upload('evidence.pdf');
  const about = { billId: bill.id, feeRowId: bill.rowIds[0] ?? '', reason: 'wrongPrice' as const };
  const body = { ...about, words: '单价应为 80', expectedMinor: 8000, files: [evidence.src] };
  await person.get('POST /cost/dispute', { body: { ...body, idempotencyKey: randomUUID() } });
  const face = await upload('face.gif', person, await samplePicture('gif'));
  await person.get('POST /user/updateInfo', { body: { contact: '林小满', email: '', avatar: face.src } });
  for (const { id, key } of [evidence, face]) {
    expect([await remove(id), await portal.files.exists(key)]).toEqual(['FILE_IN_USE', true]);
  }
  expect((await listed()).map(({ kept }) => kept).toSorted()).toEqual(['inUse', 'picture']);
});

test("another person's is deleted by who manages people, and by nobody else", async () => {
  const { id } = await upload('mine.pdf');
  // It may be a proof of payment that is about to be sent.
  const operator = await colleague('operator');
  const { files } = await operator.get('GET /user/getSpace');
  expect([await listed(operator), files, await remove(id, operator)]).toEqual([[], 0, 'NOT_FOUND']);
  const withoutCosts = await colleague('operator', ['members:manage']);
  expect(await remove(id, withoutCosts)).toBe('NOT_FOUND');
  const stranger = await portal.signIn('Stranger');
  expect(await remove(id, stranger)).toBe('NOT_FOUND');
  expect(await remove(id, await colleague('manager'))).toBe(200);
});

test('one that its person may not read is not there for them, whoever manages people', async () => {
  const { id } = await upload('cost.pdf');
  await portal.database.kysely
    .updateTable('upload')
    .where('id', '=', id)
    .set({ permission: 'cost:view' })
    .execute();
  const operator = await colleague('operator', ['members:manage']);
  expect(await remove(id, operator)).toBe('NOT_FOUND');
  expect(await remove(id)).toBe(200);
});

test('a file that a record takes at the same time is used or deleted, and never both', async () => {
  const { kysely: database } = portal.database;
  const deps = { ...portal, database, warn: () => undefined };
  for (let round = 0; round < 10; round += 1) {
    const { id, key } = await upload(`race ${round}.pdf`);
    const attaching = database
      .transaction()
      .execute(async (transaction) => await attachUploads({ ...deps, database: transaction }, person, [id]));
    const ways = [
      () =>
        attaching.then(
          () => 'used',
          () => 'refused',
        ),
      () => remove(id),
    ];
    const both = await Promise.all((round % 2 ? ways : ways.toReversed()).map((act) => act()));
    const [used, deleted] = round % 2 ? both : both.toReversed();
    expect([
      ['used', 'FILE_IN_USE'],
      ['refused', 200],
    ]).toContainEqual([used, deleted]);
    expect(await portal.files.exists(key)).toBe(used === 'used');
  }
});

test('one that was attached since the page was shown is refused', async () => {
  const { id } = await upload('late.pdf');
  const { kysely: database } = portal.database;
  await attachUploads({ database, clock: portal.clock }, person, [id]);
  // Also by the statement alone, which comes after the file was read.
  expect(await giveUpUpload(database, person.customerId, id)).toBeNull();
  expect(await remove(id)).toBe('FILE_IN_USE');
});

test('who is saving a file meanwhile gets all of it', async () => {
  const { id, key } = await upload('read.pdf');
  const reading = await portal.files.read(key);
  expect(await remove(id)).toBe(200);
  expect((await text(reading)).length).toBeGreaterThan(0);
  expect(await portal.files.exists(key)).toBe(false);
});

test('bytes that their store does not remove now are swept later, and the file is gone at once', async () => {
  const { id, key } = await upload('stuck.pdf');
  const { kysely: database } = portal.database;
  const warned: string[] = [];
  const files = { ...portal.files, delete: () => Promise.reject(new Error('no answer')) };
  const warn = (_cause: unknown, message: string) => void warned.push(message);
  const { customerId, userId } = person;
  const me = { customerId, userId, name: '林小满', account: 'lin', address: '127.0.0.1', sessionId: '' };
  const actor = { ...me, roles: [], permissions: [], frozenReason: null };
  await deleteSpaceFile({ ...portal, database, files, warn }, actor, id);
  expect([warned.length, (await listed()).length, await remove(id)]).toEqual([1, 0, 'NOT_FOUND']);
  await expect(attachUploads({ database, clock: portal.clock }, person, [id])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  portal.clock.advance(15 * 24 * 3600);
  await sweepUploads({ ...portal, database });
  expect([await rowOf(id), await portal.files.exists(key)]).toEqual([undefined, false]);
});

test('what an export of their own has made goes; that of a colleague is not there', async () => {
  const { kysely } = portal.database;
  const [id, key] = [randomUUID(), 'ab/export.xlsx'];
  await portal.files.put(key, Buffer.from('rows'));
  const until = new Date(portal.clock().getTime() + 3600_000);
  await kysely
    .insertInto('task')
    .values({
      id,
      customer_id: person.customerId,
      member_id: person.userId,
      kind: 'exportList',
      title: JSON.stringify({ 'zh-CN': '导出', en: 'Export' }),
      input: JSON.stringify({ list: 'lclBookings', query: {}, locale: 'en' }),
      state: 'done',
      storage_key: key,
      file_name: 'Bookings.xlsx',
      media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: 4,
      created_at: portal.clock(),
      finished_at: portal.clock(),
      file_until: until,
      total_count: 1,
    })
    .execute();
  const manager = await colleague('manager');
  expect([await listed(manager), await remove(id, manager)]).toEqual([[], 'NOT_FOUND']);
  const [row] = await listed();
  expect(row).toMatchObject({ name: 'Bookings.xlsx', belongsTo: 'export', format: 'sheet', kept: null });
  expect(await remove(id)).toBe(200);
  expect(await remove(id)).toBe('NOT_FOUND');
  expect([await listed(), await portal.files.exists(key)]).toEqual([[], false]);
  const task = await kysely.selectFrom('task').where('id', '=', id).selectAll().executeTakeFirst();
  expect(task).toMatchObject({ state: 'done', storage_key: null, file_name: null });
  const stillThere = await person.call('GET /user/taskFile/:id', { params: { id } });
  expect(stillThere.statusCode).toBe(404);
});
