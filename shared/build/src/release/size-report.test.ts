import { expect, test } from '@jest/globals';
import { sizeReport } from './size-report.ts';

const file = (brotliBytes: number, integrity = `sha384-${brotliBytes}`) => ({
  bytes: brotliBytes * 3,
  brotliBytes,
  integrity,
});

type Files = Parameters<typeof sizeReport>[0]['files'];
const reportOf = (files: Files, before: Files | null) =>
  sizeReport({ files, preload: {} }, before && { files: before, preload: {} });

test('chunks are said, and compared, by the pages that they are of: a letter is no name', () => {
  const [list, edit, words] = [file(3000), file(2000), file(500)];
  const both = file(700, 'sha384-both');
  const before = {
    files: { 'js/a.0123456789.js': list, 'js/b.0123456789.js': edit, 'js/c.0123456789.js': both },
    preload: {
      '/list': ['js/a.0123456789.js', 'js/c.0123456789.js'],
      '/edit': ['js/b.0123456789.js', 'js/c.0123456789.js'],
    },
  };
  // The letters are dealt out anew.
  const after = {
    files: {
      'js/b.0123456789.js': list,
      'js/a.9999999999.js': file(2100),
      'js/d.0123456789.js': both,
      'js/c.0000000000.js': words,
    },
    preload: {
      '/list': ['js/b.0123456789.js', 'js/d.0123456789.js'],
      '/edit': ['js/a.9999999999.js', 'js/d.0123456789.js'],
      en: ['js/c.0000000000.js'],
    },
  };
  const rows = sizeReport(after, before)
    .split('\n')
    .map((line) => line.trimEnd().split(/ {2,}/));
  expect(rows.map(([name, part, , , change]) => [name, part, change]).slice(1, -1)).toEqual([
    ['js/a.js', '/edit', '+0.1 kB'],
    ['js/c.js', 'words en', 'new'],
    ['2 files', '11.1 kB', undefined],
  ]);
});

test('files of two builds are the same by their names without hashes', () => {
  const report = reportOf(
    {
      'static/js/k.0123456789.js': file(3000),
      'remote-entry.js': file(900, 'sha384-e'),
      'new.css': file(100),
    },
    {
      'static/js/k.9876543210.js': file(2000),
      'remote-entry.js': file(900, 'sha384-e'),
      'old.css': file(500),
    },
  );
  expect(report.split('\n').map((line) => line.trimEnd().split(/ {2,}/))).toEqual([
    ['file', 'part of', 'bytes', 'brotli', 'change'],
    ['static/js/k.js', '9.0 kB', '3.0 kB', '+1.0 kB'],
    ['new.css', '0.3 kB', '0.1 kB', 'new'],
    ['old.css', 'gone (−0.5 kB)'],
    ['1 file', '2.7 kB', '0.9 kB', 'same'],
    ['total', '12.0 kB', '4.0 kB', '+0.6 kB'],
  ]);
});

test('without a version before nothing is compared', () => {
  expect(reportOf({ 'remote-entry.js': file(900) }, null)).not.toMatch(/change|new|same/);
});
