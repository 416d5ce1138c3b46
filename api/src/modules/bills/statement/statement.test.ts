import { read as readSheets } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import readWorkbook from 'read-excel-file/node';
import { readPdf } from '../../../../test/once-per-process/read-pdf.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { seedBill } from '../../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const key = 'GET /cost/downCost';
const taskKey = 'POST /cost/makeStatement';
const november = { from: '2026-11-01', to: '2026-11-30' };
let portal: Portal;
let person: SignedIn;
let other: SignedIn;
let bill: Awaited<ReturnType<typeof seedBill>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Payer', { permissions: ['cost:view'] });
  other = await portal.signIn('Somebody else', { permissions: ['cost:view'] });
  // Issued on 2026-11-02; what is paid is received on 2026-11-10.
  bill = await seedBill(portal, person, {
    rows: [
      { amountMinor: 140_950, isConfirmed: true },
      { amountMinor: 77_00, isConfirmed: true, currency: 'USD' },
    ],
    paid: { CNY: 40_000 },
    rates: { USD: '7' },
  });
  await seedBill(portal, person, {
    rows: [{ amountMinor: 10_000 }],
    bill: { issued_on: '2026-10-05', due_on: '2026-11-05' },
  });
});
afterAll(async () => await portal.close());

test('a period is printed from its opening to its closing balance, with the latter in capitals', async () => {
  const response = await person.call(key, { query: november });
  expect(response.headers['content-type']).toBe('application/pdf');
  const { pages } = await readPdf(response.rawPayload);
  const text = pages.map((page) => page.text).join('\n');
  // 100.00 of October, 1,409.50 billed, 400.00 received.
  for (const words of ['100.00', '1,409.50', '400.00', '1,109.50', '77.00', bill.number]) {
    expect(text).toContain(words);
  }
  expect(text.replaceAll(/\s/g, '')).toContain('人民币壹仟壹佰零玖元伍角');
});

test.each([
  ['zh-CN', '期末余额', /客户/g],
  ['en', 'Closing balance', /Customer/g],
] as const)('in %s it says the same, and names the customer once', async (language, closing, customer) => {
  const response = await person.call(key, { query: { ...november, language } });
  const { pages } = await readPdf(response.rawPayload);
  expect(pages[0]?.text).toContain(closing);
  // The heading; the name below it has a label of its own.
  expect(pages[0]?.text.match(customer)).toHaveLength(1);
});

test('the Excel file has a sheet for each currency and one of the fee rows', async () => {
  const response = await person.call(key, { query: { ids: bill.id, format: 'xlsx' } });
  const sheets = await readWorkbook(response.rawPayload);
  expect(sheets).toHaveLength(3);
  const [yuan, dollars, rows] = sheets.map(({ data }) => data.flat());
  expect(yuan).toEqual(expect.arrayContaining([bill.number, 1409.5, 400]));
  expect(dollars).toContain(77);
  expect(rows).toEqual(expect.arrayContaining([bill.number, 1409.5, 77]));
  // Whoever opens it without computing anything sees what the PDF says.
  const book = readSheets(response.rawPayload, { cellFormula: true });
  const formulas = book.SheetNames.flatMap((name) => Object.values(book.Sheets[name] ?? {})).filter(
    (cell): cell is { f: string; v: number } => typeof cell === 'object' && 'f' in cell,
  );
  expect(formulas.length).toBeGreaterThan(8);
  expect(formulas.filter(({ f, v }) => f.startsWith('=') || typeof v !== 'number')).toEqual([]);
  const yuanSheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const sums = formulas.filter(({ f }) => f.startsWith('SUM(')).map(({ v }) => v);
  expect(sums).toEqual(expect.arrayContaining([1409.5, 400]));
  const results = Object.values(yuanSheet).flatMap((cell) => (cell?.f ? [cell.v] : []));
  expect(results).toContain(1009.5);
});

test.each([
  ['no period', {}, 400, 'STATEMENT_PERIOD'],
  ['a period that ends before it begins', { from: '2026-11-02', to: '2026-11-01' }, 400, 'STATEMENT_PERIOD'],
  ['years', { from: '2024-01-01', to: '2026-11-01' }, 400, 'STATEMENT_PERIOD'],
  ['a time without anything', { from: '2020-01-01', to: '2020-02-01' }, 400, 'STATEMENT_EMPTY'],
  ['a bill that is not there', { ids: 'none' }, 404, 'NOT_FOUND'],
])('%s is refused', async (_name, query, status, code) => {
  const response = await person.call(key, { query });
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test('the bills of others are not there, by themselves or beside own ones', async () => {
  for (const ids of [bill.id, `${bill.id},${bill.id}`]) {
    expect((await other.call(key, { query: { ids } })).statusCode).toBe(404);
  }
  expect((await other.call(key, { query: november })).json().code).toBe('STATEMENT_EMPTY');
});

test('who may not see costs gets none, nor has one made', async () => {
  const clerk = await portal.signIn('Clerk');
  expect((await clerk.call(key, { query: november })).statusCode).toBe(403);
  expect((await clerk.call(taskKey, { body: november })).statusCode).toBe(403);
});

test('one that is too much to wait for is a task of the one who asked', async () => {
  const task = await person.get(taskKey, { body: { ...november, format: 'xlsx' } });
  expect(task).toMatchObject({ kind: 'makeStatement', state: 'running' });
});
