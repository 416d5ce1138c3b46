import { goodsFileColumns } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { formula, type MadeCell, makeWorkbook } from '../../../test/make-workbook.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { columnTitles } from './goods/column-titles.ts';
import { makeGoodsTemplate } from './goods/goods-template.ts';
import { readGoods } from './goods/read-goods.ts';
import { readZipEntries, unpack } from './sheet/zip-entries.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const heading = ['品名', '件数', '毛重', '体积', '包装'];
const fileOf = (content: Uint8Array, name = '货物.xlsx') => new File([new Uint8Array(content)], name);
const goods = (...rows: readonly (readonly MadeCell[])[]) =>
  fileOf(makeWorkbook({ sheets: [{ rows: [heading, ...rows] }] }));

describe.each([
  'POST /import_excel_deal/importFbaGoodsFile',
  'POST /import_excel_deal/importFclGoodsFile',
] as const)('%s', (key) => {
  test('answers the lines as the form takes them, and what is wrong by row and column', async () => {
    const upload = goods(['灯具', '１０', 80, formula('1+1', 2), '纸箱'], ['杯子', 0, 'x', 1, '竹篮']);
    const answer = await person.get(key, { upload, query: {} });
    expect(answer.lines.map(({ row, isRight, cells }) => [row, isRight, cells.package, cells.pack])).toEqual([
      [2, true, '10', '34'],
      [3, false, '0', ''],
    ]);
    expect([answer.sheet, answer.errorCount]).toEqual(['Sheet1', 3]);
    expect(answer.notes).toEqual([
      { severity: 'error', row: 3, cell: 'B3', column: '件数', message: 'Must be greater than 0' },
      { severity: 'error', row: 3, cell: 'C3', column: '毛重', message: '“x” is not a number' },
      { severity: 'error', row: 3, cell: 'E3', column: '包装', message: 'There is no packing “竹篮”' },
      {
        severity: 'hint',
        row: null,
        cell: null,
        column: '体积',
        message: 'Formulas, of which the results stored in the file were taken: 1',
      },
    ]);
  });

  test('says in both languages why a file is refused', async () => {
    const response = await person.call(key, { upload: fileOf(Buffer.from('<html>'), 'a.xlsx'), query: {} });
    expect([response.statusCode, response.json().code]).toEqual([415, 'IMPORT_NOT_WORKBOOK']);
    expect(Object.keys(response.json().texts)).toEqual(['zh-CN', 'en']);
    const none = await person.call(key, { upload: goods(), query: {} });
    expect([none.statusCode, none.json().code]).toEqual([422, 'IMPORT_NO_LINES']);
    const large = await person.call(key, { upload: fileOf(Buffer.alloc(10 * 1024 * 1024 + 1)), query: {} });
    expect([large.statusCode, large.json().code]).toEqual([413, 'UPLOAD_TOO_LARGE']);
  });

  test('keeps nothing', async () => {
    const stored = () => portal.database.kysely.selectFrom('upload').select('id').execute();
    const before = await stored();
    await person.get(key, { upload: goods(['灯具', 1, 80, 1]), query: {} });
    expect(await stored()).toEqual(before);
  });
});

test('ten thousand lines are read, errors noted up to their limit, and others get no progress', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    `灯具 ${at}`,
    at % 2 === 0 ? 'x' : 5,
    80.5,
    1.2,
    '纸箱',
  ]);
  const upload = goods(...rows);
  const other = await portal.signIn();
  const query = { progressKey: 'import-0001' };
  const seen: unknown[] = [];
  const reading = person.get('POST /import_excel_deal/importFbaGoodsFile', { upload, query });
  let isOver = false;
  void reading.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const asked = { query: { key: 'import-0001' } };
    const progress = await person.get('GET /import_excel_deal/progress', asked);
    if (progress) seen.push(progress);
    expect(await other.get('GET /import_excel_deal/progress', asked)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { lines, notes, errorCount } = await reading;
  expect([lines.length, errorCount, notes.length]).toEqual([10_000, 5000, 2000]);
  expect(seen).toContainEqual({ total: 10_001, read: expect.any(Number) });
  expect(seen.every((progress) => progress !== null)).toBe(true);
});

describe('the template', () => {
  test.each(['fba', 'fcl'] as const)('%s is read back, filled in, in either language', async (kind) => {
    const packings = [{ value: '34', nameZh: '纸箱', nameEn: 'Carton', search: '' }];
    for (const locale of ['zh-CN', 'en'] as const) {
      const template = await makeGoodsTemplate(kind, { locale, packings });
      const read = await readGoods(
        { content: template, packings, titles: columnTitles(locale) },
        () => undefined,
      );
      // Its headings are known, and nothing stands below them yet.
      expect(read).toEqual({ problem: 'noLines' });
    }
    expect(goodsFileColumns[kind]).toContain('goods_name');
  });

  test('is a workbook with choices and checks, in the language of who asks', async () => {
    const { statusCode, headers, rawPayload } = await person.call('GET /import_excel_deal/template', {
      query: { goods: 'fba' },
    });
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(headers['content-disposition']).toContain('Cargo lines.xlsx');
    const sheets = await readWorkbook(rawPayload);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Cargo lines', 'Choices']);
    expect(sheets[0]?.data[0]).toContain('Gross weight KGS *');
    expect(sheets[1]?.data.slice(0, 2)).toEqual([
      ['Packings', 'Code', null, 'How to fill it in'],
      [expect.any(String), expect.any(String), null, expect.stringContaining('*')],
    ]);
    const xml = await firstSheetOf(rawPayload);
    expect(xml.match(/<dataValidation /g)).toHaveLength(goodsFileColumns.fba.length);
    expect(xml).toContain("<formula1>'Choices'!$A$2:$A$");
  });
});

async function firstSheetOf(content: Buffer): Promise<string> {
  const entry = readZipEntries(content).get('xl/worksheets/sheet1.xml');
  if (!entry) throw new Error('There is no sheet');
  const chunks: Buffer[] = [];
  for await (const chunk of unpack(content, entry)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
