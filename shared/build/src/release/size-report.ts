import type { FileRecord } from '@berth/contract/release';
import { textTable } from './text-table.ts';

type Files = Record<string, FileRecord>;

/** What a build weighs, file by file, and against the version before where it is known. */
export function sizeReport(files: Files, before: Files | null): string {
  const past = new Map(Object.entries(before ?? {}).map(([path, file]) => [withoutHash(path), file]));
  const rows = Object.entries(files)
    .sort(([, one], [, other]) => other.brotliBytes - one.brotliBytes)
    .map(([path, file]) => {
      const name = withoutHash(path);
      const old = past.get(name);
      past.delete(name);
      return [name, kilobytes(file.bytes), kilobytes(file.brotliBytes), change(file, old, before !== null)];
    });
  const gone = Array.from(past, ([name, file]) => [name, '', '', `gone (${signed(-file.brotliBytes)})`]);
  const total = ['total', kilobytes(sum(files, 'bytes')), kilobytes(sum(files, 'brotliBytes'))];
  if (before) total.push(signed(sum(files, 'brotliBytes') - sum(before, 'brotliBytes')) || 'same');
  return textTable(
    [
      'file',
      { head: 'bytes', isNumber: true },
      { head: 'brotli', isNumber: true },
      { head: before ? 'change' : '', isNumber: true },
    ],
    [...rows, ...gone, total],
  );
}

/** `static/js/async/k.67753a3a10.js` of two builds is the same file in two states. */
function withoutHash(path: string): string {
  return path.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');
}

function change(file: FileRecord, old: FileRecord | undefined, isCompared: boolean): string {
  if (!isCompared) return '';
  if (!old) return 'new';
  if (file.integrity === old.integrity) return 'same';
  return signed(file.brotliBytes - old.brotliBytes) || 'changed';
}

function sum(files: Files, part: 'bytes' | 'brotliBytes'): number {
  return Object.values(files).reduce((total, file) => total + file[part], 0);
}

function signed(bytes: number): string {
  return bytes === 0 ? '' : `${bytes > 0 ? '+' : '−'}${kilobytes(Math.abs(bytes))}`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
}
