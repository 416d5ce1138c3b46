import { airPermission } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { bringJobsForward } from '../../../test/bring-jobs-forward.ts';
import { enterAirBooking } from '../../../test/fcl-booking.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { until } from '../../../test/until.ts';
import { sweepTasks } from './sweep-tasks.ts';

let portal: Portal;
let person: SignedIn;

/** As many values as one condition takes. */
const fifty = Array.from({ length: 50 }, (_, at) => `耳机${at}`).join(',');

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  for (const goods_name of ['灯具', '耳机']) {
    const body = saveRequest(lclBooking({ cargo: [cargoLine({ goods_name })] }));
    await person.get('POST /business/submitBookingLcl', { body });
  }
});
afterAll(async () => await portal.close());

const exportList = 'POST /file/exportList';
const start = async (caller = person, body: Record<string, unknown> = {}) =>
  await caller.get(exportList, { body: { list: 'lclBookings', ...body } });
const tasksOf = async (caller = person) => await caller.get('GET /user/tasksList', { query: {} });
const find = async (id: string, caller = person) => {
  const { rows } = await tasksOf(caller);
  const task = rows.find((row) => row.id === id);
  if (!task) throw new Error(`no task ${id}`);
  return task;
};
const ended = async (id: string, caller = person) =>
  await until(async () => {
    await bringJobsForward(portal.database);
    const task = await find(id, caller);
    return task.state === 'running' ? null : task;
  });
const download = (href: string, caller = person) =>
  portal.app.inject({ url: href, headers: { cookie: `TOKEN=${caller.token}; BERTH=${caller.companion}` } });

describe('before a server works', () => {
  test('a task waits, and may be canceled and tried again', async () => {
    const task = await start();
    expect(task).toMatchObject({
      kind: 'exportList',
      title: { 'zh-CN': '导出：拼箱订舱', en: 'Export: LCL bookings' },
      state: 'running',
      done: 0,
      total: null,
      file: null,
      error: null,
    });
    const canceled = await person.get('POST /user/taskCancel', { body: { id: task.id } });
    expect([canceled.state, canceled.finishedAt]).toEqual(['canceled', '2026-11-20 10:00:00']);
    const again = await person.call('POST /user/taskCancel', { body: { id: task.id } });
    expect([again.statusCode, again.json().code]).toEqual([409, 'TASK_FINISHED']);
    expect(await person.get('POST /user/taskRetry', { body: { id: task.id } })).toMatchObject({
      state: 'running',
      finishedAt: null,
    });
    const running = await person.call('POST /user/taskRetry', { body: { id: task.id } });
    expect([running.statusCode, running.json().code]).toEqual([409, 'TASK_NOT_REPEATABLE']);
  });

  test('nobody has more than five running, also when all are asked for at once', async () => {
    const eager = await portal.signIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => eager.call(exportList, { body: { list: 'lclBookings' } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 200, 200, 200, 409, 409, 409,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('TASKS_BUSY');
    expect((await tasksOf(eager)).summary.running).toBe(5);
    expect((await tasksOf(person)).summary.running).toBe(1);
  });

  test.each([
    [{ list: 'parcels' }, 'REQUEST_INVALID'],
    [{ columns: 'status,customer_id' }, 'LIST_FIELD_UNKNOWN'],
    [{ query: { customerId: 'x|=' } }, 'LIST_FIELD_UNKNOWN'],
    [{ query: { weight: 'heavy|>' } }, 'LIST_VALUE_INVALID'],
    [{ query: { goodsName: [fifty, fifty] } }, 'LIST_FILTER_TOO_LARGE'],
  ])('an export that cannot be made is refused at once: %j', async (body, code) => {
    const response = await person.call(exportList, { body: { list: 'lclBookings', ...body } });
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });
});

describe('on a server that works', () => {
  beforeAll(async () => void (await portal.app.listen({ port: 0 })));

  test('what waited is done', async () => {
    const [waiting] = (await tasksOf()).rows;
    expect((await ended(waiting?.id ?? '')).state).toBe('done');
  });

  test('an export becomes a file with what the list has, and a message', async () => {
    const { id } = await start(person, { columns: 'goodsName', query: { goodsName: '灯|include' } });
    const task = await ended(id);
    expect(task).toMatchObject({ state: 'done', done: 1, total: 1, error: null });
    expect(task.file).toMatchObject({
      name: 'LCL bookings 2026-11-20.xlsx',
      keptUntil: '2026-11-27 10:00:00',
    });
    const response = await download(task.file?.href ?? '');
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="LCL bookings/);
    expect(response.rawPayload.length).toBe(task.file?.bytes);
    const [sheet] = await readWorkbook(response.rawPayload);
    expect(sheet?.data).toEqual([['Goods (all names)'], ['灯具']]);

    const messages = await person.get('GET /business/getUserMessage', { query: {} });
    const told = messages.rows.filter(({ kind }) => kind === 'taskDone');
    expect(told[0]?.title).toEqual({ 'zh-CN': '导出：拼箱订舱 已完成', en: 'Export: LCL bookings is ready' });
  });

  test('the files are listed by kind, with how much they are', async () => {
    const files = await person.get('GET /file/list', { query: { kind: 'exportList' } });
    expect(files.rows.length).toBe(files.total);
    expect(files.summary.bytes).toBe(files.rows.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(await person.get('GET /file/menu')).toEqual([
      { kind: 'exportList', title: { 'zh-CN': '列表导出', en: 'Exported lists' }, count: files.total },
    ]);
  });

  test("a colleague and another customer see neither a person's tasks nor their files", async () => {
    const { id } = await start();
    const { file } = await ended(id);
    const others = [
      await portal.signIn('Colleague', { customerId: person.customerId }),
      await portal.signIn(),
    ];
    for (const other of others) {
      expect((await tasksOf(other)).rows).toEqual([]);
      expect((await other.get('GET /file/list', { query: {} })).rows).toEqual([]);
      expect((await download(file?.href ?? '', other)).statusCode).toBe(404);
      expect((await other.call('POST /user/taskCancel', { body: { id } })).json().code).toBe('NOT_FOUND');
    }
    expect((await download(file?.href ?? '')).statusCode).toBe(200);
    expect((await person.call('GET /user/taskFile/:id', { params: { id } })).statusCode).toBe(200);
  });

  test('one that cannot be done fails at once with the reason, in both languages', async () => {
    const asker = await portal.signIn();
    const { id } = await start(asker);
    await ended(id, asker);
    await failWith(id, { list: 'lclBookings', query: { page: 'x' }, locale: 'en' });
    portal.log.length = 0;
    await asker.get('POST /user/taskRetry', { body: { id } });
    const failed = await ended(id, asker);
    expect(failed.error).toEqual({
      'zh-CN': '分页参数“page”无效。',
      en: 'The paging parameter “page” is not valid.',
    });
    expect(portal.log.join()).not.toContain('a job failed');
  });

  test('an error is tried again, and after three the task fails and can be repeated', async () => {
    const unlucky = await portal.signIn();
    const { id } = await start(unlucky, { query: {} });
    await ended(id, unlucky);
    portal.log.length = 0;
    await failWith(id, { list: 'lclBookings', query: {}, locale: 'en' });
    const { put } = portal.files;
    portal.files.put = () => Promise.reject(new Error('The disk is full'));
    await unlucky.get('POST /user/taskRetry', { body: { id } });
    const failed = await ended(id, unlucky);
    portal.files.put = put;
    expect(failed).toMatchObject({ state: 'failed', file: null });
    expect(failed.error?.en).toContain('Something went wrong on the server');
    expect(portal.log.filter((line) => line.includes('a job failed'))).toHaveLength(3);
    const told = await unlucky.get('GET /business/getUserMessage', { query: {} });
    expect(told.rows.map(({ title }) => title.en).toSorted()).toEqual([
      'Export: LCL bookings failed',
      'Export: LCL bookings is ready',
    ]);
  }, 60_000);

  test('whoever may no longer see what it is about gets no file of it, and cannot have it made again', async () => {
    const flyer = await portal.signIn('Flyer', { permissions: [airPermission] });
    const { kysely } = portal.database;
    const air = await enterAirBooking(kysely, flyer.customerId, { at: portal.clock() });
    const body = { document: 'figure' as const, ids: [air.id] };
    const made = [
      await start(flyer, { list: 'airBookings' }),
      await flyer.get('POST /file/printDocuments', { body }),
    ];
    for (const { id } of made) {
      const { file } = await ended(id, flyer);
      expect((await download(file?.href ?? '', flyer)).statusCode).toBe(200);
    }
    const member = kysely.updateTable('member').where('id', '=', flyer.userId);
    await member.set({ permissions: [] }).execute();
    const refusals = [403, 404];
    for (const [at, { id }] of made.entries()) {
      expect((await download(`/api/user/taskFile/${id}`, flyer)).statusCode).toBe(refusals[at]);
      await kysely.updateTable('task').where('id', '=', id).set({ state: 'failed' }).execute();
      const again = await flyer.call('POST /user/taskRetry', { body: { id } });
      expect(again.statusCode).toBe(refusals[at]);
    }
  });

  test('a file goes after its time, the task stays in the list', async () => {
    const { id } = await start();
    const { file } = await ended(id);
    portal.clock.advance(8 * 24 * 3600);
    const later = await person.again();
    expect((await download(file?.href ?? '', later)).statusCode).toBe(404);
    expect((await later.get('GET /file/list', { query: {} })).total).toBe(0);
    const { kysely } = portal.database;
    const keys = await kysely.selectFrom('task').select('storage_key').where('id', '=', id).execute();
    expect(await portal.files.exists(keys[0]?.storage_key ?? '')).toBe(true);
    const swept = await sweepTasks({ database: kysely, clock: portal.clock, files: portal.files });
    expect(swept).toBeGreaterThan(0);
    expect(await portal.files.exists(keys[0]?.storage_key ?? '')).toBe(false);
    expect(await find(id, later)).toMatchObject({ state: 'done', file: null });
    expect(await sweepTasks({ database: kysely, clock: portal.clock, files: portal.files })).toBe(0);
  });
});

/** As if it had failed, with an input that nobody could have given. */
async function failWith(id: string, input: unknown): Promise<void> {
  await portal.database.kysely
    .updateTable('task')
    .where('id', '=', id)
    .set({ state: 'failed', input: JSON.stringify(input) })
    .execute();
}
