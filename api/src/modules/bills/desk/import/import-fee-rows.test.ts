import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  day,
  formatted,
  formula,
  type MadeCell,
  type MadeSheet,
  makeWorkbook,
} from '../../../../../test/make-workbook.ts';
import type { Portal, SignedIn } from '../../../../../test/portal.ts';
import { openTradingPortal } from '../../../../../test/trading-portal.ts';

let portal: Portal;
let desk: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  desk = await portal.signIn('Forwarder', { permissions: ['billing:desk'] });
});
afterAll(async () => await portal.close());

const read = async (content: Uint8Array, language = 'zh-CN') => {
  const upload = new File([new Uint8Array(content)], 'fees.xlsx');
  const headers = { 'accept-language': language };
  const { data } = (await desk.call('POST /system/billing/importRows', { upload }, headers)).json();
  return data;
};
const input = async (name: string) => await read(await readFile(new URL(name, import.meta.url)));
const made = async (sheet: MadeSheet, formats: readonly string[] = []) =>
  await read(makeWorkbook({ sheets: [sheet], formats }));
type Row = { row: number; isRight: boolean; cells: Record<string, string> };
type Note = { severity: string; row: number | null; cell: string | null; message: string };
const placesOf = (notes: Note[]) => notes.map(({ cell, severity }) => `${cell} ${severity}`);

const head = ['费用项目', '币种', '数量', '单价'];

describe('merged cells', () => {
  test('a business number holds for each of its rows', async () => {
    const { rows, notes } = await input('merged-booking.xlsx');
    expect(rows.map(({ row, isRight, cells }: Row) => [row, isRight, cells.businessNumber])).toEqual([
      [2, true, 'SZL-261120-0001'],
      [3, true, 'SZL-261120-0001'],
      [4, true, 'SZL-261120-0001'],
      [5, true, 'SZL-261120-0002'],
    ]);
    expect(notes).toEqual([]);
  });

  test('a fee, its currency, its price and its day hold, a quantity and an amount cannot be divided', async () => {
    const answer = await made({
      rows: [
        [...head, '金额', '业务日期', '备注'],
        ['海运费', 'CNY', 1, 50, 100, day(46086), '一'],
        [null, null, 1, null, null, null, '二'],
      ],
      merges: ['A2:A3', 'B2:B3', 'D2:D3', 'E2:E3', 'F2:F3'],
    });
    expect(placesOf(answer.notes)).toEqual(['E2 error', 'E3 error']);
    expect(answer.rows[1].cells).toMatchObject({
      feeItem: 'OFR',
      currency: 'CNY',
      unitPrice: '50',
      businessDate: '2026-03-05',
    });
    const counted = await made({
      rows: [head, ['海运费', 'CNY', 3, 50], ['文件费', 'CNY', null, 450]],
      merges: ['C2:C3'],
    });
    expect(placesOf(counted.notes)).toEqual(['C2 error', 'C3 error']);
    expect(counted.notes[0].message).toBe('合并单元格 C2:C3 包含多行，数值不能分给每一行，请逐行填写');
  });

  test('a row whose fee is merged from above is none of totals, whatever its remarks say', async () => {
    const { rows } = await made({
      rows: [
        [...head, '备注'],
        ['海运费', 'CNY', 1, 50, null],
        [null, 'USD', 1, 8, '合计两票'],
      ],
      merges: ['A2:A3'],
    });
    expect(rows.map(({ cells }: Row) => cells.feeItem)).toEqual(['OFR', 'OFR']);
  });
});

describe('codes', () => {
  test.each<[string, MadeCell, string, string[]]>([
    ['2.64E+11', 2.64e11, '264000000000', ['E2 error']],
    ['of eighteen digits', 6.9012345678901235e17, '690123456789012000', ['E2 error']],
    ['that became a date', day(46086), '2026-03-05', ['E2 hint']],
    ['with a nought before it', formatted(123456789, 0), '0123456789', []],
  ])('a B/L number %s is read as %s', async (_what, cell, text, notes) => {
    const answer = await made(
      {
        rows: [
          [...head, '提单号'],
          ['海运费', 'CNY', 1, 50, cell],
        ],
      },
      ['0000000000'],
    );
    const broken = notes.some((note) => note.endsWith('error'));
    expect([answer.rows[0].cells.blNumber, answer.rows[0].isRight]).toEqual([broken ? '' : text, !broken]);
    expect(placesOf(answer.notes)).toEqual(notes);
  });

  test('a day in the column of days is one', async () => {
    const { rows, notes } = await made({
      rows: [
        [...head, '业务日期'],
        ['海运费', 'CNY', 1, 50, day(46086)],
      ],
    });
    expect([rows[0].cells.businessDate, notes]).toEqual(['2026-03-05', []]);
  });
});

test('a price that is hidden is billed by no one, and what is hidden is named in both languages', async () => {
  const sheet = {
    rows: [
      ['费用项目', '币种', '数量', '单价', '计费单价'],
      ['海运费', 'CNY', 1, 999, 50],
      ['文件费', 'CNY', 1, 999, 450],
    ],
    hiddenColumns: [3],
    hiddenRows: [3],
  };
  const content = makeWorkbook({ sheets: [sheet] });
  const { rows, notes } = await read(content);
  expect(rows.map(({ cells }: Row) => cells.unitPrice)).toEqual(['50']);
  expect(notes.map(({ row, cell, message }: Note) => [row, cell, message])).toEqual([
    [1, 'D1', '隐藏的“单价”列没有读取，以可见的列为准'],
    [3, null, '隐藏的行没有读取：3。需要时请先取消隐藏或筛选'],
  ]);
  expect((await read(content, 'en')).notes.map(({ message }: Note) => message)).toEqual([
    'The hidden column “单价” was left out: what counts is in a column that is shown',
    'Hidden rows were left out: 3. Show them in the sheet to import them',
  ]);
});

test('an amount is right as the sheet shows it, or as it is rounded', async () => {
  const shown = await input('unrounded-amount.xlsx');
  expect([shown.errorCount, shown.notes]).toEqual([0, []]);
  const row = (amount: MadeCell) => ['海运费', 'CNY', 12.345, 33.33, amount];
  const { notes } = await made({
    rows: [[...head, '金额'], row(formula('C2*D2', 411.45885)), row(411.45885), row(411.46), row(411.45)],
  });
  expect(placesOf(notes)).toEqual(['E3 error', 'E5 error']);
});
