import { describe, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type ExportedList, exportedList, longExportedList } from './exported-list.ts';

type Bill = { number: string; cents: number };

const bills: ExportedList<Bill, 'number' | 'amount'> = {
  sheetName: { 'zh-CN': '账单', en: 'Bills' },
  columns: {
    number: {
      heading: { 'zh-CN': '账单号', en: 'Number' },
      width: 20,
      kind: 'text',
      read: (bill) => bill.number,
    },
    amount: {
      heading: { 'zh-CN': '金额', en: 'Amount' },
      width: 14,
      kind: 'count',
      read: ({ cents }) => cents / 100,
    },
  },
  readAll: async (database, customerId, _list, { onTotal, onBatch }) => {
    onTotal(2);
    await onBatch([{ number: `${customerId}-1`, cents: 1250 }], database);
    await onBatch([{ number: `${customerId}-2`, cents: 100 }], database);
  },
  countUpTo: async (_database, _customerId, _list, { limit }) => Math.min(1200, limit),
  listIds: async (_database, _customerId, _list, { limit }) =>
    Array.from({ length: Math.min(1200, limit) }, (_, at) => String(at)),
  readByIds: async (_database, customerId, ids) =>
    ids.map((id) => ({ number: `${customerId}-${id}`, cents: 1 })),
};
const makeBills = exportedList(bills);

// What this list reads needs no database.
const noDatabase = {} as Kysely<Tables>;
const wanted = {
  reader: { customerId: 'C', userId: 'U', roles: [] },
  list: { page: 1, pageSize: 20, sort: null, conditions: [] },
  words: { locale: 'zh-CN', reference: {} as never },
  onTotal: () => undefined,
  onRead: () => undefined,
  signal: new AbortController().signal,
} as const;

test('any list is a workbook of the columns that were asked for, in that order, each once', async () => {
  const workbook = await makeBills(noDatabase, { ...wanted, columns: ['amount', 'number', 'amount'] });
  expect(workbook).toEqual({
    sheetName: '账单',
    columns: [
      { heading: '金额', width: 14, kind: 'count' },
      { heading: '账单号', width: 20, kind: 'text' },
    ],
    rows: [
      [12.5, 'C-1'],
      [1, 'C-2'],
    ],
  });
});

test('a column that the list does not have is refused, also one of every object', async () => {
  for (const key of ['secret', 'toString']) {
    await expect(makeBills(noDatabase, { ...wanted, columns: [key] })).rejects.toMatchObject({
      code: 'LIST_FIELD_UNKNOWN',
    });
  }
});

test('too many rows stop it before any is read', async () => {
  const onTotal = () => {
    throw new Error('too many');
  };
  await expect(makeBills(noDatabase, { ...wanted, columns: ['number'], onTotal })).rejects.toThrow(
    'too many',
  );
});

describe('a long list', () => {
  const makeLong = longExportedList(bills);
  const columns = ['number'];

  test('is made step by step in the order of the list, and says how far it is', async () => {
    const progress: string[] = [];
    const { total, steps } = await makeLong(noDatabase, {
      ...wanted,
      columns,
      rowLimit: 1200,
      onProgress: (done, total) => progress.push(`${done}/${total}`),
      signal: new AbortController().signal,
    });
    expect([total, progress]).toEqual([1200, []]);
    const read = [];
    for await (const step of steps) read.push(step.map(([number]) => number));
    // No more than a step is in memory at once.
    expect(read.map(({ length }) => length)).toEqual([500, 500, 200]);
    expect(read.flat()).toEqual(Array.from({ length: 1200 }, (_, at) => `C-${at}`));
    expect(progress).toEqual(['0/1200', '500/1200', '1000/1200', '1200/1200']);
  });

  test('ends between two steps when nobody wants it any more', async () => {
    const canceled = new AbortController();
    let told = 0;
    const { steps } = await makeLong(noDatabase, {
      ...wanted,
      columns,
      rowLimit: 1200,
      onProgress: () => {
        told += 1;
        canceled.abort(new Error('canceled'));
      },
      signal: canceled.signal,
    });
    const reading = steps[Symbol.asyncIterator]();
    expect((await reading.next()).value).toHaveLength(500);
    await expect(reading.next()).rejects.toThrow('canceled');
    expect(told).toBe(1);
  });

  test('that is longer than allowed is refused before a row is read, with no more ids than one too many', async () => {
    const asked: number[] = [];
    const makeWatched = longExportedList<Bill, 'number' | 'amount'>({
      ...bills,
      listIds: async (database, customerId, list, bounds) => {
        asked.push(bounds.limit);
        return await bills.listIds(database, customerId, list, bounds);
      },
      readByIds: () => Promise.reject(new Error('read')),
    });
    const making = makeWatched(noDatabase, {
      ...wanted,
      columns,
      rowLimit: 1199,
      onProgress: () => undefined,
    });
    await expect(making).rejects.toMatchObject({
      code: 'EXPORT_TOO_LARGE',
      details: { params: { total: '1199+', limit: 1199 } },
    });
    expect(asked).toEqual([1200]);
  });
});
