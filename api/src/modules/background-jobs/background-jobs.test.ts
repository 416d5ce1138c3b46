import type { backgroundJobList, ListInput, listFieldsOf } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { bringJobsForward } from '../../../test/bring-jobs-forward.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { until } from '../../../test/until.ts';

let portal: Portal;
let person: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('远帆贸易有限公司');
  staff = await portal.signIn('Operator', { role: null, permissions: ['system:tasks'] });
});
afterAll(async () => await portal.close());

type Filter = NonNullable<ListInput<ReturnType<typeof listFieldsOf<typeof backgroundJobList>>>['filter']>;
const list = async (filter: Filter = {}) =>
  await (await staff.again()).get('GET /system/task/list', { list: { filter } });
const start = async (caller = person) =>
  await caller.get('POST /file/exportList', { body: { list: 'lclBookings' } });
const jobOf = async (id: string) => {
  const { rows } = await list();
  const job = rows.find((row) => row.id === id);
  if (!job) throw new Error(`no job ${id}`);
  return job;
};
const calls = { cancel: 'POST /system/task/cancel', retry: 'POST /system/task/retry' } as const;
const act = async (name: keyof typeof calls, id: string) =>
  await (await staff.again()).call(calls[name], { body: { id } });
const theirs = async (id: string) => {
  const { rows } = await person.get('GET /user/tasksList', { query: {} });
  return rows.find((row) => row.id === id)?.state;
};

describe('before a server works', () => {
  test('staff see the task that a person of a customer waits for, with nothing of its content', async () => {
    const { id } = await start();
    const job = await jobOf(id);
    expect(job).toMatchObject({
      title: { 'zh-CN': '导出：拼箱订舱', en: 'Export: LCL bookings' },
      kind: 'exportList',
      state: 'waiting',
      customer: '远帆贸易有限公司',
      person: expect.stringMatching(/ \(.+\)$/),
      done: 0,
      total: null,
      tries: 1,
      failures: 0,
      error: null,
      createdAt: '2026-11-20 10:00:00',
      startedAt: null,
      finishedAt: null,
      acts: ['cancel'],
    });
    expect(Object.keys(job)).not.toContain('file');
  });

  test('stop it for the person, who may have it done again, and so may staff', async () => {
    const { id } = await start();
    const canceled = await act('cancel', id);
    expect(canceled.json().data).toMatchObject({
      state: 'canceled',
      finishedAt: '2026-11-20 10:00:00',
      acts: ['retry'],
    });
    expect(await theirs(id)).toBe('canceled');
    const twice = await act('cancel', id);
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'TASK_FINISHED']);
    expect((await act('retry', id)).json().data).toMatchObject({
      state: 'waiting',
      tries: 2,
      acts: ['cancel'],
    });
    expect(await theirs(id)).toBe('running');
    const running = await act('retry', id);
    expect([running.statusCode, running.json().code]).toEqual([409, 'TASK_NOT_REPEATABLE']);
    expect((await act('cancel', 'nothing')).statusCode).toBe(404);
  });

  test('the audit of the forwarder names the customer, and the state before and after', async () => {
    const { id } = await start();
    const chief = await portal.signIn('Chief', { role: 'administrator' });
    portal.clock.advance(60);
    await chief.get('POST /system/task/cancel', { body: { id } });
    const { rows } = await chief.get('GET /system/log/list', {
      list: { filter: { call: 'POST /system/task/cancel|=', outcome: 'done|=' } },
    });
    const entry = await chief.get('GET /system/log/entry', { query: { id: rows[0]?.id ?? '' } });
    expect(entry).toMatchObject({ customer: '远帆贸易有限公司', outcome: 'done' });
    expect(entry.changes[0]?.fields).toEqual([{ field: 'state', before: 'running', after: 'canceled' }]);
  });

  test('the list is narrowed by kind, state, customer and person, and a customer may not read it', async () => {
    const others = await portal.signIn('Others');
    const { id } = await start(others);
    const ids = async (filter: Filter) => (await list(filter)).rows.map((row) => row.id);
    expect(await ids({ customer: 'others|include' })).toEqual([id]);
    expect(await ids({ customer: 'others|include', kind: 'sms|=' })).toEqual([]);
    expect(await ids({ customer: 'others|include', title: 'lcl book|include', state: 'waiting|=' })).toEqual([
      id,
    ]);
    expect((await person.call('GET /system/task/list', { list: {} })).statusCode).toBe(403);
  });

  test('an SMS and a job of the queue stand there too, for nobody to act on', async () => {
    const { rows } = await list();
    expect(rows.filter(({ kind }) => kind === 'sms')).toEqual([]);
    await portal.database.kysely
      .insertInto('outgoing_message')
      .values({
        id: 'aaaaaaaa-0000-4000-8000-000000000001',
        key: 'one',
        channel: 'sms',
        kind: 'loginCode',
        recipient: '138****1101',
        subject: null,
        body: null,
        is_for_nobody: false,
        state: 'failed',
        tries: 9,
        last_error: 'ECONNREFUSED',
        created_at: portal.clock(),
        ended_at: portal.clock(),
        expires_at: null,
      })
      .execute();
    expect((await list({ kind: 'sms|=' })).rows).toMatchObject([
      {
        title: { 'zh-CN': 'loginCode', en: 'loginCode' },
        state: 'failed',
        customer: '',
        person: '',
        tries: 9,
        failures: 9,
        error: { en: 'ECONNREFUSED' },
        acts: [],
      },
    ]);
    expect((await act('cancel', 'aaaaaaaa-0000-4000-8000-000000000001')).statusCode).toBe(404);
  });
});

describe('on a server that works', () => {
  beforeAll(async () => void (await portal.app.listen({ port: 0 })));

  test('a task that failed says why, and one of somebody who is gone is not tried again', async () => {
    const gone = await portal.signIn('Gone', { customerId: person.customerId });
    const { id } = await start(gone);
    await until(async () => {
      await bringJobsForward(portal.database);
      return (await jobOf(id)).state === 'done' ? true : null;
    });
    const failure = JSON.stringify({ code: 'FORBIDDEN' });
    await portal.database.kysely
      .updateTable('task')
      .set({ state: 'failed', error: failure, member_id: null })
      .where('id', '=', id)
      .execute();
    const job = await jobOf(id);
    expect(job).toMatchObject({ state: 'failed', person: '', acts: [] });
    expect(job.error?.['zh-CN']).toMatch(/权限/);
    const refused = await act('retry', id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'TASK_NOT_REPEATABLE']);
  });

  test('of a job of the queue there is what kind of error it met, not what the error said', async () => {
    const output = {
      name: 'Error',
      message: 'sign-in-warning failed',
      cause: { code: 'ETIMEDOUT', message: 'of lin@example.com' },
    };
    await sql`insert into pgboss.job (name, data, state, retry_count, started_on, output)
      values ('sign-in-warning', '{}', 'failed', 10, now(), ${JSON.stringify(output)}::jsonb)`.execute(
      portal.database.kysely,
    );
    const { rows } = await list({ kind: 'signInWarning|=' });
    expect(rows).toMatchObject([
      { state: 'failed', tries: 11, failures: 11, error: { en: 'ETIMEDOUT' }, acts: [] },
    ]);
    expect(JSON.stringify(rows)).not.toContain('lin@');
    expect((await list({ kind: 'other|=' })).rows).toEqual([]);
  });
});
