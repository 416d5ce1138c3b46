import { runInThisContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { lockedPdf, samplePdf } from '../sample-files.ts';
import { openPdf } from './open-pdf.ts';

// Every browser has them; jsdom hides those of Node.
Object.assign(globalThis, runInThisContext('({ Response, ReadableStream, structuredClone })'));

test('a PDF is opened with its pages and their words, and no part of pdf.js stays in the page', async () => {
  const pdf = await openPdf(samplePdf([['Commercial invoice', 'No. C-2026-11'], ['Packing list']]));
  if (typeof pdf === 'string') throw new Error(pdf);
  expect([pdf.pageCount, pdf.firstSize]).toEqual([2, { width: 595, height: 842 }]);
  expect(await pdf.readText(1)).toBe('Commercial invoice\nNo. C-2026-11');
  expect(await pdf.readText(2)).toBe('Packing list');
  expect('pdfjsWorker' in globalThis).toBe(false);
  pdf.close();
});

test('one with a password, and one that is broken, are told apart', async () => {
  expect(await openPdf(lockedPdf())).toBe('password');
  expect(await openPdf(new Blob(['%PDF-1.7\nnothing of the kind']))).toBe('broken');
});
