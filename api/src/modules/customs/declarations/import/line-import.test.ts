import { lineColumns, lineColumnTitles } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import readSheet from 'read-excel-file/node';
import { makeWorkbook } from '../../../../../test/make-workbook.ts';
import type { Portal, SignedIn } from '../../../../../test/portal.ts';
import { openTradingPortal } from '../../../../../test/trading-portal.ts';

const key = 'POST /business/importDecFile';
const headings = ['数量', '中文品名', '品牌类型', '净重(KGS)', 'G.W.', '单价', '申报单位', 'HS Code', '毛利'];
const line = ['１２０', '台灯', '无品牌', 96.4, 110.25, 12.5, '个', '9405.21.0090', 'x'];
let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Importer');
});
afterAll(async () => await portal.close());

const send = async (rows: (string | number)[][]) => {
  const upload = new File([new Uint8Array(makeWorkbook({ sheets: [{ rows }] }))], 'goods.xlsx');
  return await person.call(key, { upload }, { 'accept-language': 'zh-CN' });
};

test('lines are read by headings in any order and language; what has no column is named', async () => {
  const response = await send([['装箱明细'], headings, line, line]);
  const { data } = response.json();
  expect(data).toMatchObject({ rows: 2, errorCount: 0 });
  expect(data.lines[0]).toMatchObject({
    nameZh: '台灯',
    quantity: 120,
    brandType: '0',
    netWeight: 96.4,
    grossWeight: 110.25,
    unitPrice: 12.5,
    declarationUnit: '007',
    hsCode: '9405210090',
    totalAmountMinor: null,
  });
  expect(data.notes[0].message).toContain('毛利');
});

test('of 500 lines with three wrong cells nothing is given, and each cell is named', async () => {
  const rows = Array.from({ length: 500 }, () => [...line]);
  (rows[10] ?? [])[3] = 120; // net above gross
  (rows[200] ?? [])[5] = 1.005; // three decimals
  (rows[499] ?? [])[0] = 'many';
  const { data } = (await send([headings, ...rows])).json();
  expect([data.lines, data.errorCount]).toEqual([[], 3]);
  const cells = data.notes.filter(({ severity }: { severity: string }) => severity === 'error');
  expect(cells.map(({ cell }: { cell: string }) => cell)).toEqual(['D12', 'F202', 'A501']);
});

test('a merged name and price hold for each row, a quantity and weights of the line cannot be divided', async () => {
  const upload = new File(
    [
      new Uint8Array(
        makeWorkbook({
          sheets: [
            {
              rows: [
                ['中文品名', '数量', '单价', '总净重', '型号'],
                ['台灯', 10, 12.5, 8, 'A'],
                [null, 20, null, null, 6.9e17],
              ],
              merges: ['A2:A3', 'C2:C3', 'D2:D3'],
            },
          ],
        }),
      ),
    ],
    'goods.xlsx',
  );
  const { data } = (await person.call(key, { upload }, { 'accept-language': 'zh-CN' })).json();
  const cells = data.notes.map(({ cell, severity }: Record<string, string>) => `${cell} ${severity}`);
  expect([data.lines, cells]).toEqual([[], ['D2 error', 'D3 error', 'E3 error']]);
});

test('more than 500 lines and a file without goods are refused', async () => {
  const tooMany = await send([headings, ...Array.from({ length: 501 }, () => line)]);
  expect(tooMany.json().code).toBe('IMPORT_TOO_MANY_LINES');
  expect(
    (
      await send([
        ['a', 'b'],
        ['c', 'd'],
      ])
    ).json().code,
  ).toBe('IMPORT_NO_HEADING');
});

test.each(['zh-CN', 'en'] as const)(
  'the template in %s has every column, which the import reads',
  async (locale) => {
    const { rawPayload } = await person.call(
      'GET /import_excel_deal/decTemplate',
      {},
      { 'accept-language': locale },
    );
    const [sheet] = await readSheet(rawPayload);
    const titles = sheet?.data[0]?.map((title) => String(title).replace(' *', ''));
    expect(titles).toEqual(lineColumns.map((column) => lineColumnTitles[column][locale]));
    const empty = await send([sheet?.data[0]?.map(String) ?? []]);
    expect(empty.json().code).toBe('IMPORT_NO_LINES');
  },
);
