import type { FileRecord, RemoteBuildRecord } from '@berth/contract/release';
import { textTable } from './text-table.ts';

type Files = Record<string, FileRecord>;
type Build = Pick<RemoteBuildRecord, 'files' | 'preload'>;

/** What a build weighs, file by file; where the version before is known, by the files that changed since. */
export function sizeReport({ files, preload }: Build, before: Build | null): string {
  const parts = partsOf(preload);
  const nameOf = namesOf(files, parts);
  const nameOfPast = before && namesOf(before.files, partsOf(before.preload));
  const past = new Map(
    Object.entries(before?.files ?? {}).map(([path, file]) => [nameOfPast?.(path) ?? path, file]),
  );
  const rows: string[][] = [];
  const same: FileRecord[] = [];
  const sorted = Object.entries(files).sort(([, one], [, other]) => other.brotliBytes - one.brotliBytes);
  for (const [path, file] of sorted) {
    const name = nameOf(path);
    const old = past.get(name);
    past.delete(name);
    if (old?.integrity === file.integrity) {
      same.push(file);
      continue;
    }
    const sizes = [kilobytes(file.bytes), kilobytes(file.brotliBytes)];
    rows.push([withoutHash(path), parts.get(path) ?? '', ...sizes, change(file, old, before !== null)]);
  }
  const gone = Array.from(past, ([name, file]) => [name, '', '', '', `gone (${signed(-file.brotliBytes)})`]);
  const total = ['total', '', kilobytes(sum(files, 'bytes')), kilobytes(sum(files, 'brotliBytes'))];
  if (before) total.push(signed(sum(files, 'brotliBytes') - sum(before.files, 'brotliBytes')) || 'same');
  return textTable(
    [
      'file',
      'part of',
      { head: 'bytes', isNumber: true },
      { head: 'brotli', isNumber: true },
      { head: before ? 'change' : '', isNumber: true },
    ],
    [...rows, ...gone, ...sameRow(same), total],
  );
}

/** What each file is fetched for, as far as the build says: pages by their paths, parts and words by their names. */
function partsOf(preload: Build['preload']): Map<string, string> {
  const uses = new Map<string, string[]>();
  for (const [key, paths] of Object.entries(preload)) {
    const use = key === '' ? 'every page' : /^\/|^parts\//.test(key) ? key : `words ${key}`;
    for (const path of paths) uses.set(path, [...(uses.get(path) ?? []), use]);
  }
  return new Map(Array.from(uses, ([path, parts]) => [path, parts.sort().join(', ')]));
}

/**
 * What a file is called in every build. The name of a chunk says nothing: it is a letter, and the next build may give
 * it to another one. Where one chunk alone is of a part, the part is what it is.
 */
function namesOf(files: Files, parts: ReadonlyMap<string, string>): (path: string) => string {
  const kindOf = (path: string) => `${/\.(\w+)$/.exec(path)?.[1] ?? ''} of ${parts.get(path)}`;
  const kinds = Map.groupBy(
    Object.keys(files).filter((path) => parts.has(path)),
    kindOf,
  );
  return (path) => (kinds.get(kindOf(path))?.length === 1 ? kindOf(path) : withoutHash(path));
}

/** `static/js/async/k.67753a3a10.js` of two builds is the same file in two states. */
function withoutHash(path: string): string {
  return path.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');
}

/** What did not change is only counted: it would hide what did. */
function sameRow(files: readonly FileRecord[]): string[][] {
  if (files.length === 0) return [];
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  return [[count, '', kilobytes(sum(files, 'bytes')), kilobytes(sum(files, 'brotliBytes')), 'same']];
}

function change(file: FileRecord, old: FileRecord | undefined, isCompared: boolean): string {
  if (!isCompared) return '';
  if (!old) return 'new';
  return signed(file.brotliBytes - old.brotliBytes) || 'changed';
}

function sum(files: Files | readonly FileRecord[], part: 'bytes' | 'brotliBytes'): number {
  return Object.values(files).reduce((total, file) => total + file[part], 0);
}

function signed(bytes: number): string {
  const size = Math.abs(bytes);
  if (size === 0) return '';
  return `${bytes > 0 ? '+' : '−'}${size < 100 ? `${size} B` : kilobytes(size)}`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
}
