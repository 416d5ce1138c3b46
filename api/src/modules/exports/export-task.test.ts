import { setTimeout } from 'node:timers/promises';
import { readyRoles } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { copyBookings } from '../../../test/copy-bookings.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { exportedLists } from '../../exported-lists.ts';
import { refusalTexts } from '../../http/refusal-texts.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import { referenceReader } from '../selects/reference-catalog.ts';
import { exportRunners, exportTaskHandlers } from './export-task.ts';

const rows = 1200;

let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  const { kysely } = portal.database;
  person = await portal.signIn();
  await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  await copyBookings(kysely, person.customerId, person.customerId, rows - 1);
});
afterAll(async () => await portal.close());

const noJobs: Jobs = {
  enqueue: () => Promise.reject(new Error('got as far as the job')),
} as Partial<Jobs> as Jobs; // nothing else is asked of them

function runExport(
  signal: AbortSignal,
  report: (done: number, total: number | null) => void,
  rowLimit = rows,
) {
  const deps = { database: portal.database.kysely, clock: portal.clock, lists: exportedLists, rowLimit };
  return exportRunners({ ...deps, reference: referenceReader(deps) }).exportList.run({
    input: { list: 'lclBookings', columns: 'businessNumber', query: {}, locale: 'en' },
    owner: {
      customerId: person.customerId,
      userId: 'nobody',
      roles: [],
      permissions: readyRoles.operator.permissions,
    },
    signal,
    report,
  });
}

test('a list that is longer than a task may have is refused at the call, counted no further than that', async () => {
  const { kysely } = portal.database;
  const statements: string[] = [];
  const watched = kysely.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(
        node.kind === 'RawNode' ? '' : kysely.getExecutor().compileQuery(node, { queryId: 'x' }).sql,
      );
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const start = (rowLimit: number) =>
    exportTaskHandlers({
      database: watched,
      clock: portal.clock,
      jobs: noJobs,
      lists: exportedLists,
      rowLimit,
    })['POST /file/exportList']({
      actor: { ...person, permissions: readyRoles.operator.permissions },
      body: { list: 'lclBookings', query: {} },
      locale: 'en',
      signal: new AbortController().signal,
    } as never); // no more of a call is read
  await expect(start(rows - 1)).rejects.toMatchObject({
    code: 'EXPORT_TOO_LARGE',
    details: { params: { total: `${rows - 1}+`, limit: rows - 1 } },
  });
  const counting = statements.filter((text) => text.startsWith('select count('));
  expect(counting).toEqual([expect.stringMatching(/ limit \$\d+\) as "counted"$/)]);
  expect(statements.join()).not.toContain('order by');
  await expect(start(rows)).rejects.toThrow('got as far as the job');
  const words = refusalTexts('EXPORT_TOO_LARGE', { total: '50000+', limit: 50_000 });
  expect(words).toEqual({
    'zh-CN': '符合条件的记录有 50000+ 条，一次最多导出 50000 条，请缩小筛选范围。',
    en: '50000+ rows match, and one export takes at most 50000; please narrow the filter.',
  });
});

test('one that has grown too long by the time it is made is refused by the task', async () => {
  const { signal } = new AbortController();
  await expect(runExport(signal, () => undefined, rows - 1)).rejects.toMatchObject({
    code: 'EXPORT_TOO_LARGE',
  });
});

test('a row is half done when it is read, and done when it is written', async () => {
  const told: (readonly [number, number | null])[] = [];
  const { signal } = new AbortController();
  const { body } = await runExport(signal, (done, total) => told.push([done, total]));
  const [sheet] = await readWorkbook(body);
  expect(sheet?.data).toHaveLength(rows + 1);
  const done = told.map(([count]) => count);
  expect(done.slice(0, 4)).toEqual([0, 250, 500, 600]);
  expect(done).toContain(650);
  expect(done.at(-1)).toBe(rows);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(new Set(told.map(([, total]) => total))).toEqual(new Set([rows]));
});

test('one that is canceled while it is written ends with the reason, and says no more', async () => {
  const canceled = new AbortController();
  const told: number[] = [];
  const running = runExport(canceled.signal, (done) => {
    told.push(done);
    if (done > rows / 2) canceled.abort(new Error('canceled'));
  });
  await expect(running).rejects.toThrow('canceled');
  const { length } = told;
  await setTimeout(200);
  expect(told).toHaveLength(length);
  expect(told.at(-1)).toBeLessThan(rows);
});
