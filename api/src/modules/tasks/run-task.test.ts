import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { airPermission, readyRoles } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { exportedLists } from '../../exported-lists.ts';
import type { JobRun } from '../../jobs/define-job.ts';
import { claimEffect } from '../../jobs/job-effects.repository.ts';
import { exportRunners } from '../exports/export-task.ts';
import { referenceReader } from '../selects/reference-catalog.ts';
import { runTask } from './run-task.ts';
import type { TaskOwner, TaskResult } from './task-runners.ts';
import type { Attempt } from './tasks.repository.ts';

let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const owners: (readonly string[])[] = [];

/** A run of the task whose work ends when the test says so: two of them overlap when a server was thought dead. */
function runOf(attempt: Attempt, jobId: string) {
  const { kysely } = portal.database;
  let end: (result: TaskResult | Error) => void = () => undefined;
  const work = new Promise<TaskResult>((resolve, reject) => {
    end = (result) => (result instanceof Error ? reject(result) : resolve(result));
  });
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const run = async ({ owner }: { owner: TaskOwner }) => {
    owners.push(owner.permissions);
    begun();
    return await work;
  };
  const runner = { title: { 'zh-CN': '', en: '' }, run, requireAccess: async () => undefined };
  const effect: JobRun<Attempt>['effect'] = async (change) =>
    await kysely.transaction().execute(async (transaction) => {
      const isMine = await claimEffect(transaction, { jobId, step: '', at: portal.clock() });
      if (isMine) await change(transaction);
      return isMine;
    });
  const done = runTask(
    {
      database: kysely,
      clock: portal.clock,
      files: portal.files,
      runners: { exportList: runner, printDocuments: runner, makeStatement: runner },
    },
    { data: attempt, signal: new AbortController().signal, isLastRun: false, effect },
  );
  return { isBegun, end, done };
}

const file = (name: string): TaskResult => ({
  fileName: `${name}.xlsx`,
  mediaType: 'application/octet-stream',
  body: Buffer.from(name),
});

test.each([
  ['has a file', file('first')],
  ['fails', new Error('cut off')],
])(
  'a run that was taken over and %s changes nothing; the one that took over ends the task',
  async (_, late) => {
    const { id } = await person.get('POST /file/exportList', { body: { list: 'lclBookings' } });
    const attempt = { customerId: person.customerId, id, attempt: 1 };
    const jobId = randomUUID();
    const first = runOf(attempt, jobId);
    await first.isBegun;
    const second = runOf(attempt, jobId);
    await second.isBegun;
    first.end(late);
    await first.done.catch(() => undefined);
    second.end(file('second'));
    await second.done;
    const { rows } = await person.get('GET /user/tasksList', { query: {} });
    expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'done', file: { name: 'second.xlsx' } });
    const { kysely } = portal.database;
    const { storage_key } = await kysely
      .selectFrom('task')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await text(await portal.files.read(storage_key ?? ''))).toBe('second');
  },
);

test('a task is run with what its owner may do by then', async () => {
  const flyer = await portal.signIn('Flyer', { permissions: [airPermission] });
  const { id } = await flyer.get('POST /file/exportList', { body: { list: 'airBookings' } });
  const member = portal.database.kysely.updateTable('member').where('id', '=', flyer.userId);
  await member.set({ permissions: ['other'] }).execute();
  const run = runOf({ customerId: flyer.customerId, id, attempt: 1 }, randomUUID());
  run.end(file('list'));
  await run.done;
  expect(owners.at(-1)).toEqual([...readyRoles.operator.permissions, 'other']);
  const refused = exportRunners({
    database: portal.database.kysely,
    clock: portal.clock,
    reference: referenceReader({ database: portal.database.kysely, clock: portal.clock }),
    lists: exportedLists,
  }).exportList.run({
    input: { list: 'airBookings', query: {}, locale: 'en' },
    owner: { customerId: flyer.customerId, userId: flyer.userId, roles: [], permissions: ['other'] },
    signal: new AbortController().signal,
    report: () => undefined,
  });
  await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
