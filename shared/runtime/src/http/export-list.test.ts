import { expect, test } from '@jest/globals';
import { notices } from '../notice/notify.ts';
import { activeRuntime } from '../runtime/active-runtime.ts';
import { createTestRuntime, refuse } from '../testing/index.ts';
import { exportList } from './export-list.ts';

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
  const { fileName } = await exportList('lclBookings', '拼箱订舱')(request);
  expect(fileName).toMatch(/^拼箱订舱 \d{4}-\d\d-\d\d\.xlsx$/);
  expect(calls[0]?.query).toMatchObject({
    list: 'lclBookings',
    prop: 'etd',
    order: 'descending',
    weight: ['1|>=', '9|<='],
    columns: 'receivingPlace,destination,etd,businessNumber,customerBusinessNumber',
  });
});

test('says how much has come where that is known, and nothing where it is not', async () => {
  createTestRuntime({ answers: { 'GET /fileExport': new Blob(['PK']) } });
  const { http } = activeRuntime();
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
  expect(shares).toEqual([0.5, 1]);
});

test('a refusal carries the words of the catalogue, and no notice stands beside them', async () => {
  createTestRuntime({ answers: { 'GET /fileExport': () => refuse('EXPORTS_BUSY') } });
  await expect(exportList('lclBookings', '')(request)).rejects.toThrow('正在导出的列表过多，请稍后重试。');
  expect(notices.get()).toEqual([]);
});
