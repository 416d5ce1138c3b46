import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { day, formatted, formula, type MadeSheet, makeWorkbook } from '../../../../../test/make-workbook.ts';
import type { Portal, SignedIn } from '../../../../../test/portal.ts';
import { openTradingPortal } from '../../../../../test/trading-portal.ts';

const bring = 'POST /business/goodsImport';
let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const fileOf = (content: Uint8Array) => new File([new Uint8Array(content)], 'goods.xlsx');
const input = async (name: string) => fileOf(await readFile(new URL(name, import.meta.url)));
const made = (sheet: MadeSheet, formats: readonly string[] = []) =>
  fileOf(makeWorkbook({ sheets: [sheet], formats }));
const stored = async () =>
  (await person.get('GET /business/goodsList', { list: { prop: 'sku', order: 'ascending' } })).rows;
const told = async (upload: File, language = 'zh-CN') => {
  const { data } = (await person.call(bring, { upload }, { 'accept-language': language })).json();
  return data;
};
const cellsOf = (notes: { cell: string | null; severity: string }[]) =>
  notes.map(({ cell, severity }) => `${cell} ${severity}`);

test('a merged code and brand hold for each of their rows', async () => {
  await person.get(bring, { upload: await input('library-before.xlsx') });
  const { saved, notes } = await person.get(bring, { upload: await input('library-merged.xlsx') });
  expect([saved, notes]).toEqual([{ added: 0, changed: 0, same: 3 }, []]);
  expect((await stored()).map(({ hsCode, brand }) => [hsCode, brand])).toEqual(
    Array.from({ length: 3 }, () => ['9405210090', '无品牌']),
  );
});

test('an empty cell leaves what is stored, which is said where anything is', async () => {
  await person.get(bring, { upload: await input('library-before.xlsx') });
  const rows = [
    ['货号', '中文品名', 'HS编码', '品牌', '型号'],
    ['TRY-A', '护眼台灯', null, '', null],
    ['TRY-B', '落地灯', formula('""', ''), 'Berth', null],
    ['NEW', '吊灯', null, null, null],
  ];
  const { saved, notes } = await told(made({ rows }));
  expect(saved).toEqual({ added: 1, changed: 2, same: 0 });
  expect(notes).toEqual([
    {
      severity: 'hint',
      row: null,
      cell: null,
      column: 'HS编码',
      message: '2 个空白单元格没有改动商品库中已有的内容',
    },
    {
      severity: 'hint',
      row: 2,
      cell: 'D2',
      column: '品牌',
      message: '1 个空白单元格没有改动商品库中已有的内容',
    },
  ]);
  expect((await stored()).map(({ sku, nameZh, hsCode, brand }) => [sku, nameZh, hsCode, brand])).toEqual([
    ['NEW', '吊灯', '', ''],
    ['TRY-A', '护眼台灯', '9405210090', '无品牌'],
    ['TRY-B', '落地灯', '9405210090', 'Berth'],
    ['TRY-C', '壁灯', '9405210090', '无品牌'],
  ]);
});

test('a name that is blank stays as it is stored, and is asked for of new goods', async () => {
  await person.get(bring, { upload: await input('library-before.xlsx') });
  const head = ['货号', '中文品名', '品牌'];
  const stays = await told(made({ rows: [head, ['TRY-A', null, 'Berth']] }));
  expect(stays.saved).toEqual({ added: 0, changed: 1, same: 0 });
  expect((await stored())[0]).toMatchObject({ sku: 'TRY-A', nameZh: '台灯', brand: 'Berth' });
  const rows = [head, ['TRY-A', null, 'Other'], ['NEW', null, 'Other'], [null, '吊灯', 'Other']];
  const asked = await told(made({ rows }));
  expect([asked.saved, asked.errorCount, cellsOf(asked.notes)]).toEqual([null, 2, ['B3 error', 'A4 error']]);
});

test.each([
  [
    'zh-CN',
    '编号以数字格式存储，已丢失位数，请改为文本格式后重填',
    '单元格是日期格式，已按文本 2026-03-05 读取，请核对',
  ],
  [
    'en',
    'It is stored as a number and has lost digits; format the cell as text and enter it again',
    'The cell holds a date, read as the text 2026-03-05; please check',
  ],
])(
  'a SKU that lost digits is refused and one that became a date is told, in %s',
  async (language, lost, date) => {
    const { saved, notes } = await told(await input('long-and-date-sku.xlsx'), language);
    expect(saved).toBeNull();
    expect(notes).toEqual([
      { severity: 'error', row: 2, cell: 'A2', column: '货号', message: lost },
      { severity: 'hint', row: 3, cell: 'A3', column: '货号', message: date },
    ]);
    expect(await stored()).toEqual([]);
  },
);

test('a model is a code as a SKU is, and noughts before a code that the sheet shows are read', async () => {
  const rows = [
    ['货号', '中文品名', '型号', 'HS编码'],
    [formatted(12345, 0), '耳机', day(46086), formatted(902100000, 1)],
  ];
  const right = await told(made({ rows }, ['00000000', '0000000000']));
  expect([right.saved, cellsOf(right.notes)]).toEqual([{ added: 1, changed: 0, same: 0 }, ['C2 hint']]);
  expect(await stored()).toMatchObject([{ sku: '00012345', model: '2026-03-05', hsCode: '0902100000' }]);
  const lost = await told(made({ rows: [rows[0] ?? [], ['A-1', '耳机', 6.9e17, null]] }));
  expect([lost.saved, cellsOf(lost.notes)]).toEqual([null, ['C2 error']]);
});

test('what is shown counts before what is hidden, columns and rows', async () => {
  const rows = [
    ['货号', '中文品名', '单价', '申报单价'],
    ['A-1', '耳机', 999, 12.5],
    ['A-2', '数据线', 999, 3],
  ];
  const { saved, notes } = await told(made({ rows, hiddenColumns: [2], hiddenRows: [3] }));
  expect(saved).toEqual({ added: 1, changed: 0, same: 0 });
  expect(await stored()).toMatchObject([{ sku: 'A-1', unitPrice: 12.5 }]);
  expect(notes.map(({ row, cell, message }: Record<string, unknown>) => [row, cell, message])).toEqual([
    [1, 'C1', '隐藏的“单价”列没有读取，以可见的列为准'],
    [3, null, '隐藏的行没有读取：3。需要时请先取消隐藏或筛选'],
  ]);
});

test('a price and a weight of one that are merged hold for each row, a heading in two languages is none of the goods', async () => {
  const rows = [
    ['货号', '中文品名', '单价', '净重'],
    ['SKU', 'Chinese name', 'Unit price', 'Net weight'],
    ['A-1', '耳机', 12.5, 0.8],
    ['A-2', '数据线', null, null],
  ];
  const { saved, notes } = await told(made({ rows, merges: ['C3:C4', 'D3:D4'] }));
  expect([saved, notes]).toEqual([{ added: 2, changed: 0, same: 0 }, []]);
  expect((await stored()).map(({ unitPrice, netWeight }) => [unitPrice, netWeight])).toEqual([
    [12.5, 0.8],
    [12.5, 0.8],
  ]);
});
