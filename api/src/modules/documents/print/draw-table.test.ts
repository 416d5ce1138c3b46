import { expect, test } from '@jest/globals';
import { readPdf } from '../../../../test/once-per-process/read-pdf.ts';
import { drawDocument } from '../draw/draw-document.ts';
import type { PrintedFigure } from '../draw/draw-order.ts';
import type { PrintedTable } from './printed.ts';

const linesOf = (count: number): PrintedTable => ({
  heading: 'Places',
  columns: [{ heading: 'Place', share: 1 }],
  rows: Array.from({ length: count }, (_, at) => [`place ${at}`]),
  totals: null,
});

const cargoOf = (weight: string): PrintedTable => ({
  heading: 'Cargo',
  columns: [
    { heading: 'Goods', share: 0.6 },
    { heading: 'Code', share: 0.3 },
    { heading: 'Gross KGS', share: 0.1, isNumber: true },
  ],
  rows: [['a line of plastic boxes', 'FBA15GCL9X61', weight]],
  totals: ['Sum', '', weight],
});

const figureOf = (tables: PrintedTable[]): PrintedFigure => ({
  businessNumber: 'SZL-261122-0001',
  isScanned: true,
  brand: 'Berth',
  title: 'Booking note',
  status: 'Received',
  gate: null,
  sections: [],
  tables,
  footer: 'footer',
  pageOf: '{page} of {pages}',
});

async function draw(...figures: PrintedFigure[]): Promise<string[]> {
  const properties = {
    title: '',
    author: '',
    keywords: [],
    language: 'en',
    createdAt: '2026-11-22',
  } as const;
  const waiting = { signal: new AbortController().signal, onDone: () => {} };
  const order = { document: 'figure', properties, figures, unprintable: '' } as const;
  const { pages } = await readPdf(await drawDocument(order, waiting, { isTask: false }));
  return pages.map(({ text }) => text);
}

test('no number breaks, however long: the texts beside it give what room they can spare', async () => {
  const weights = ['12,345.678', '1,234,567.890', '123,456,789,012.345'];
  const pages = await draw(...weights.map((weight) => figureOf([cargoOf(weight)])));
  for (const [at, weight] of weights.entries()) {
    expect(pages[at]?.split(weight)).toHaveLength(3);
    expect(pages[at]).toContain('FBA15GCL9X61');
  }
});

test('where a number is longer than all that the others can spare, none of them is lost', async () => {
  const weight = '1,234'.repeat(40);
  const [page = ''] = await draw(figureOf([cargoOf(weight)]));
  expect(page.replaceAll(/\s/g, '').split(weight)).toHaveLength(3);
  expect(page).toContain('FBA15GCL9X61');
});

test('the head of a table never stands at the foot of a page without a row and what belongs to it', async () => {
  const figures = Array.from({ length: 40 }, (_, at) => figureOf([linesOf(at), cargoOf('1.000')]));
  const pages = await draw(...figures);
  expect(pages.length).toBeGreaterThan(figures.length);
  const headless = pages.filter(
    (text) => text.includes('Gross KGS') && !/plastic boxes[\s\S]*Sum/.test(text),
  );
  expect(headless).toEqual([]);
});
