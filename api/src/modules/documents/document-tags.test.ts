import { cartonCode, type Locale } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { readPdf } from '../../../test/once-per-process/read-pdf.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let person: SignedIn;
let long: { id: string; businessNumber: string };
let short: { id: string; businessNumber: string };

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('深圳市前海某某国际贸易有限公司');
  const submit = async (changes: Parameters<typeof lclBooking>[0]) =>
    await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking(changes)) });
  const lines = Array.from({ length: 60 }, (_, at) =>
    cargoLine({ goods_name: `货物 ${at + 1}`, package: 1, instructions: at === 1 ? '📦' : '' }),
  );
  long = await submit({ cargo: lines, remarks: '第一行\n第二行 second line' });
  const cups = cargoLine({ package: 5, goods_name: '陶瓷杯', shipment_id: 'FBA1MMD8D0' });
  short = await submit({ cargo: [cargoLine({ package: 7 }), cups], customerBusinessNumber: 'PO-118' });
});
afterAll(async () => await portal.close());

async function read(
  document: 'GET /export/exportFigure' | 'GET /export/exportMark',
  ids: string,
  language: Locale,
) {
  const size = document === 'GET /export/exportMark' ? { size: 'a4' as const } : {};
  return await readPdf((await person.call(document, { query: { ids, language, ...size } })).rawPayload);
}

test('a figure is tagged: a screen reader reads all of it once, in order, under the headings of its tables', async () => {
  const { pages } = await read('GET /export/exportFigure', long.id, 'zh-CN');
  expect(pages.map(({ untagged }) => untagged.trim())).toEqual(pages.map(() => ''));
  const parts = pages.flatMap((page) => page.read);
  expect(parts.slice(1, 7)).toEqual([
    `H1 订舱单 ${long.businessNumber}`,
    'P 待收货',
    'Figure 入仓码：到仓时由司机出示',
    'H2 航程',
    'Lbl 客户业务编号',
    'LBody —',
  ]);
  expect(parts.slice(parts.indexOf('Lbl 备注')).slice(0, 6)).toEqual([
    'Lbl 备注',
    'LBody 第一行 第二行 second line',
    'H2 货物明细',
    'TH 序号',
    'TH 货物',
    'TH FBA / 参考编号',
  ]);
  expect(parts.slice(parts.indexOf('TD 货物 60')).slice(0, 3)).toEqual([
    'TD 货物 60',
    'TD FBA15GCL9X61 8N7EGXAD',
    'TD 1',
  ]);
  // What is printed again on each page is not read again.
  expect(parts.filter((part) => part === 'TH 毛重 KGS')).toHaveLength(1);
  expect(parts.filter((part) => part.includes(long.businessNumber))).toHaveLength(1);
  expect(parts.filter((part) => part.includes('第 1 /'))).toEqual([]);
  expect(parts.at(-1)).toMatch(/^P 深圳市前海某某.*□ 表示字体中没有的字符/);
});

test('marks are tagged: a heading for each label, and its facts with their words', async () => {
  const { pages } = await read('GET /export/exportMark', short.id, 'en');
  expect(pages.map(({ untagged }) => untagged.trim())).toEqual(['', '']);
  const parts = pages.flatMap((page) => page.read);
  const starts = parts.flatMap((part, at) => (part.startsWith('H1 ') ? [at] : []));
  expect(starts.map((at) => parts[at])).toEqual(
    Array.from({ length: 12 }, (_, at) => `H1 ${cartonCode(short.businessNumber, at + 1)}`),
  );
  expect(parts.slice(starts[7], starts[8]).slice(1)).toEqual([
    `P ${short.businessNumber} PO-118`,
    'P ONT8 Amazon · Long Beach USLGB',
    'P Shipment ID FBA1MMD8D0',
    'P Reference 8N7EGXAD',
    'P Goods 陶瓷杯',
    'P C/NO. 8 / 12',
  ]);
});
