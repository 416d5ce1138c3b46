import type { Task } from '@berth/contract';
import { expect, jest, test } from '@jest/globals';
import { notices } from '../notice/notify.ts';
import { createTestRuntime, refuse } from '../testing/index.ts';
import { httpClient } from './create-http-client.ts';
import { exportList } from './export-list.ts';

const startedTask: Task = {
  id: 'task-1',
  kind: 'exportList',
  title: { 'zh-CN': '导出', en: 'Export' },
  state: 'running',
  done: 0,
  total: null,
  error: null,
  file: null,
  createdAt: '2026-11-20 10:00:00',
  finishedAt: null,
};

const request = {
  search: {
    sort: { field: 'etd', order: 'descending' },
    conditions: [
      { field: 'weight', operator: '>=', values: ['1'] },
      { field: 'weight', operator: '<=', values: ['9'] },
    ],
  },
  columns: ['destinationName', 'etd', 'businessNumber', 'destination'],
  signal: new AbortController().signal,
  onProgress: () => undefined,
} as const;

test('asks for what is shown: its filter, its order, its columns in their order and each once', async () => {
  const { calls } = createTestRuntime({ answers: { 'GET /fileExport': new Blob(['PK']) } });
  const file = await exportList('lclBookings', '拼箱订舱')(request);
  expect(file?.fileName).toMatch(/^拼箱订舱 \d{4}-\d\d-\d\d\.xlsx$/);
  expect(calls[0]?.query).toMatchObject({
    list: 'lclBookings',
    prop: 'etd',
    order: 'descending',
    weight: ['1|>=', '9|<='],
    columns: 'receivingPlace,destination,warehouseCode,etd,businessNumber,customerBusinessNumber',
  });
});

test('says how much has come where that is known, and nothing where it is not', async () => {
  createTestRuntime({ answers: { 'GET /fileExport': new Blob(['PK']) } });
  const http = httpClient();
  const inner = http.defaults.adapter;
  http.defaults.adapter = async (config) => {
    for (const progress of [undefined, 0.5, 1]) {
      config.onDownloadProgress?.({
        loaded: 1,
        bytes: 1,
        lengthComputable: progress !== undefined,
        progress,
      });
    }
    if (typeof inner !== 'function') throw new TypeError('The fake server is one function');
    return inner(config);
  };
  const shares: number[] = [];
  await exportList('lclBookings', '')({ ...request, onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0.95, 1]);
});

test('says how much the server has made of it, and asks no longer once it is there', async () => {
  jest.useFakeTimers();
  let give: (file: Blob) => void = () => undefined;
  const answers = [
    null,
    { total: null, read: 0, written: 0 },
    { total: 200, read: 100, written: 0 },
    () => refuse('RATE_LIMITED'),
    { total: 200, read: 200, written: 200 },
  ];
  const { calls } = createTestRuntime({
    answers: {
      'GET /fileExport': () => new Promise<Blob>((resolve) => (give = resolve)),
      'GET /fileExport/progress': () => {
        const next = answers.shift() ?? null;
        return typeof next === 'function' ? next() : next;
      },
    },
  });
  const shares: number[] = [];
  const made = exportList('lclBookings', '')({ ...request, onProgress: (share) => shares.push(share) });
  await jest.advanceTimersByTimeAsync(2600);
  expect(shares).toEqual([0.225, 0.9]);
  const asked = calls.filter(({ key }) => key === 'GET /fileExport/progress');
  expect(new Set(asked.map(({ query }) => query.key))).toEqual(new Set([calls[0]?.query.progressKey]));
  give(new Blob(['PK']));
  await made;
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(1 + asked.length);
  expect(notices.get()).toEqual([]);
  jest.useRealTimers();
});

test('one that is cancelled is asked about no more', async () => {
  jest.useFakeTimers();
  const leaving = new AbortController();
  const { calls } = createTestRuntime({
    answers: {
      'GET /fileExport': () => new Promise<Blob>(() => undefined),
      'GET /fileExport/progress': { total: 10, read: 1, written: 0 },
    },
  });
  void exportList('lclBookings', '')({ ...request, signal: leaving.signal }).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(600);
  expect(calls).toHaveLength(2);
  leaving.abort();
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(2);
  jest.useRealTimers();
});

test('a refusal carries the words of the catalogue, and no notice stands beside them', async () => {
  createTestRuntime({ answers: { 'GET /fileExport': () => refuse('EXPORTS_BUSY') } });
  await expect(exportList('lclBookings', '')(request)).rejects.toThrow('正在导出的列表过多，请稍后重试。');
  expect(notices.get()).toEqual([]);
});

test('what is too much to wait for becomes a task, with the same search, and says so', async () => {
  const { calls } = createTestRuntime({
    answers: {
      'GET /fileExport': () => refuse('EXPORT_TOO_LARGE'),
      'POST /file/exportList': startedTask,
    },
  });
  expect(await exportList('lclBookings', '')(request)).toBeUndefined();
  expect(calls[1]?.body).toEqual({
    list: 'lclBookings',
    columns: 'receivingPlace,destination,warehouseCode,etd,businessNumber,customerBusinessNumber',
    query: { prop: 'etd', order: 'descending', weight: ['1|>=', '9|<='] },
  });
  expect(notices.get().map(({ kind, title }) => [kind, title])).toEqual([
    ['info', expect.objectContaining({ 'zh-CN': expect.stringContaining('任务中心') })],
  ]);
});
