import { read as readWorkbook, type WorkBook } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../../../../test/once-per-process/read-pdf.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { smallPaper } from '../../../../test/small-files.ts';
import {
  declarableBooking,
  declarationOf,
  declaredGoods,
  handIn,
  startDeclaration,
} from '../../../../test/things/declarations.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const key = 'GET /business/declarationDocuments';
let portal: Portal;
let person: SignedIn;
let id: string;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Shipper');
  const booking = await declarableBooking(person);
  const started = await startDeclaration(person, [booking.id]);
  ({ id } = started);
  const goods = [
    declaredGoods('a', { quantity: 3, unitPrice: 1999.99, netWeight: 96.4, grossWeight: 110.25 }),
    declaredGoods('=b', { quantity: 7, unitPrice: 0.07, cartons: 5, netWeight: 1.001, grossWeight: 1.01 }),
  ];
  const content = declarationOf('x', { goods });
  content.header.freight = 120.5;
  const body = { ...content, id, version: started.version, idempotencyKey: crypto.randomUUID() };
  await person.get('POST /business/declarationSave', { body });
});
afterAll(async () => await portal.close());

test('the workbook has five sheets, whose formulas give what the server computed', async () => {
  const { rawPayload } = await person.call(key, { query: { id, as: 'xlsx', language: 'zh-CN' } });
  const book = readWorkbook(rawPayload, { cellFormula: true, sheetStubs: true });
  expect(book.SheetNames).toEqual(['合同', '发票', '装箱单', '申报要素', '报关单草单']);
  // Each formula has its result beside it, for whoever opens the file without computing anything.
  const stored = Object.values(book.Sheets.发票 ?? {}).flatMap((cell) => {
    const { f, v } = cell as { f?: string; v?: number };
    return f?.startsWith('SUM(G') ? [v] : [];
  });
  expect(stored).toEqual([6000.46]);
  // 3 × 1,999.99 + 7 × 0.07 in cents; each amount is a formula, and so is their sum.
  const amounts = formulasOf(book, '发票', 'G');
  expect(amounts.map(({ value }) => value)).toEqual([5999.97, 0.49, 6000.46]);
  expect(amounts.at(-1)?.formula).toMatch(/^SUM\(/);
  expect(formulasOf(book, '合同', 'G').map(({ value }) => value)).toEqual([5999.97, 0.49, 6000.46]);
  expect(formulasOf(book, '报关单草单', 'F').map(({ value }) => value)).toEqual([5999.97, 0.49]);
  // Cartons, net and gross weight of the packing list, which the draft takes over.
  expect(['C', 'F', 'G'].map((column) => formulasOf(book, '装箱单', column).at(-1)?.value)).toEqual([
    15, 97.401, 111.26,
  ]);
  expect(formulasOf(book, '报关单草单', 'C').map(({ value }) => value)).toEqual([15, 111.26, 97.401]);
});

test('each sheet prints one page wide, on its side where it is wide', async () => {
  const { rawPayload } = await person.call(key, { query: { id, as: 'xlsx', language: 'zh-CN' } });
  const sheets = Object.entries(unzipSync(rawPayload)).filter(([name]) => /worksheets\/sheet/.test(name));
  expect(sheets).toHaveLength(5);
  for (const [, bytes] of sheets) {
    const xml = strFromU8(bytes);
    expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(xml).toMatch(/<pageSetup paperSize="9" orientation="(landscape|portrait)" fitToWidth="1"/);
  }
});

test('what was entered is text in it and never a formula', async () => {
  const { rawPayload } = await person.call(key, { query: { id, as: 'xlsx', language: 'en' } });
  const book = readWorkbook(rawPayload, { cellFormula: true, sheetStubs: true });
  expect(book.SheetNames).toEqual(['Contract', 'Invoice', 'Packing list', 'Elements', 'Draft']);
  const formulas = book.SheetNames.flatMap((name) => Object.values(book.Sheets[name] ?? {})).flatMap(
    (cell) => (cell as { f?: string }).f ?? [],
  );
  expect(formulas.filter((formula) => /b/.test(formula))).toEqual([]);
});

test.each([
  ['zh-CN', ['合同', '发票', '装箱单', '申报要素', '报关单草单'], '申报要素'],
  ['en', ['Sales contract', 'Commercial invoice', 'Packing list', 'Declaration'], 'Elements in the order'],
] as const)(
  'in %s the PDF has the five documents, with totals and in words',
  async (language, titles, elements) => {
    const { rawPayload } = await person.call(key, { query: { id, as: 'pdf', language } });
    const { pages } = await readPdf(rawPayload);
    const text = pages.map((page) => page.text).join('\n');
    for (const title of [...titles, elements]) expect(text).toContain(title);
    for (const words of ['6,000.46', 'Consignee x', '97.401', '111.260', '0|0|'])
      expect(text).toContain(words);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('SAY US DOLLARS SIX THOUSAND AND CENTS FORTY-SIX ONLY');
  },
);

test('the zip has every paper by its slot, the replaced ones apart, and the documents', async () => {
  const booking = await declarableBooking(person);
  const { id } = await startDeclaration(person, [booking.id]);
  const [contract] = await handIn(person, id, 'contract', 'invoice', 'invoice');
  const query = { id, slot: 'contract' as const, replaces: contract?.id ?? '' };
  await person.get('POST /business/clearance', { query, upload: smallPaper('contract') });
  const response = await person.call('GET /business/declarationZip', { query: { id, language: 'zh-CN' } });
  expect(response.headers['content-type']).toBe('application/zip');
  const names = namesIn(response.rawPayload);
  expect(names).toHaveLength(6);
  expect(names.filter((name) => name.startsWith('发票/'))).toHaveLength(2);
  expect(names.filter((name) => name.startsWith('合同/'))).toHaveLength(1);
  expect(names.filter((name) => name.startsWith('旧版本/合同/'))).toHaveLength(1);
});

test('a paper whose file is gone is named, rather than left out of the zip', async () => {
  const booking = await declarableBooking(person);
  const { id } = await startDeclaration(person, [booking.id]);
  await handIn(person, id, 'contract');
  const { storage_key: stored } = await portal.database.kysely
    .selectFrom('upload')
    .innerJoin('declaration_paper', (join) =>
      join
        .onRef('declaration_paper.upload_id', '=', 'upload.id')
        .onRef('upload.customer_id', '=', 'declaration_paper.customer_id'),
    )
    .where('upload.customer_id', '=', person.customerId)
    .where('declaration_paper.declaration_id', '=', id)
    .select('storage_key')
    .executeTakeFirstOrThrow();
  await portal.files.delete(stored);
  const response = await person.call('GET /business/declarationZip', { query: { id } });
  expect(response.json().code).toBe('UPLOAD_GONE');
});

test('the desk gets the documents of what was sent, of any customer; nobody else does', async () => {
  const atDesk = 'GET /system/customs/documents';
  const officer = await portal.signIn('Officer', { permissions: ['customs:desk'] });
  const query = { id, as: 'pdf' as const };
  expect((await person.call(atDesk, { query })).statusCode).toBe(403);
  // Before it was sent, it is its customer's alone.
  expect((await officer.call(atDesk, { query })).statusCode).toBe(404);
  await handIn(person, id, 'contract', 'invoice', 'packingList', 'powerOfAttorney');
  const { version, content } = await person.get('GET /business/declaration', { query: { id } });
  const body = { ...content, id, version, notice: null, idempotencyKey: crypto.randomUUID() };
  await person.get('POST /business/declarationSubmit', { body });
  const { pages } = await readPdf((await officer.call(atDesk, { query })).rawPayload);
  expect(pages.map(({ text }) => text).join('\n')).toContain('Consignee x');
});

type Computed = { formula: string; value: number };

/** The formulas of a column from top to bottom, recomputed as a spreadsheet would. */
function formulasOf(book: WorkBook, sheet: string, column: string): Computed[] {
  const cells = Object.entries(book.Sheets[sheet] ?? {}) as [string, { f?: string }][];
  return cells
    .filter(([at, cell]) => new RegExp(`^${column}\\d+$`).test(at) && cell.f !== undefined)
    .map(([at, { f: formula = '' }]) => ({ formula, value: valueAt(book, sheet, at) }));
}

function valueAt(book: WorkBook, sheet: string, at: string): number {
  const cell = book.Sheets[sheet]?.[at];
  if (cell?.f === undefined) return Number(cell?.v ?? 0);
  const formula = String(cell.f);
  const [, other, there] = /^'(.+)'!([A-Z]+\d+)$/.exec(formula) ?? [];
  if (other && there) return valueAt(book, other, there);
  const [, column = '', first = 0, last = 0] = /^SUM\(([A-Z])(\d+):[A-Z](\d+)\)$/.exec(formula) ?? [];
  if (column !== '') {
    const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, row) => Number(first) + row);
    const sum = rows.reduce((total, row) => total + valueAt(book, sheet, `${column}${row}`), 0);
    return Math.round(sum * 1000) / 1000;
  }
  const [, one = '', two = '', decimals = 0] = /^ROUND\(([A-Z]+\d+)\*([A-Z]+\d+),(\d)\)$/.exec(formula) ?? [];
  expect(one).not.toBe('');
  const product = valueAt(book, sheet, one) * valueAt(book, sheet, two);
  return Number(product.toFixed(Number(decimals)));
}

const namesIn = (zip: Buffer): string[] => Object.keys(unzipSync(zip));
