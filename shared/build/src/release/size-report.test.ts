import { expect, test } from '@jest/globals';
import { sizeReport } from './size-report.ts';

const file = (brotliBytes: number, integrity = `sha384-${brotliBytes}`) => ({
  bytes: brotliBytes * 3,
  brotliBytes,
  integrity,
});

test('files of two builds are the same by their names without hashes', () => {
  const report = sizeReport(
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
    ['file', 'bytes', 'brotli', 'change'],
    ['static/js/k.js', '9.0 kB', '3.0 kB', '+1.0 kB'],
    ['remote-entry.js', '2.7 kB', '0.9 kB', 'same'],
    ['new.css', '0.3 kB', '0.1 kB', 'new'],
    ['old.css', 'gone (−0.5 kB)'],
    ['total', '12.0 kB', '4.0 kB', '+0.6 kB'],
  ]);
});

test('without a version before nothing is compared', () => {
  expect(sizeReport({ 'remote-entry.js': file(900) }, null)).not.toMatch(/change|new|same/);
});
