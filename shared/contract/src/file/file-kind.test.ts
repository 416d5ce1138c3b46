import { describe, expect, test } from '@jest/globals';
import { type FileKind, fileKindNames, fileKinds, sniffedBytes, sniffFileKind } from './file-kind.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? Array.from(Buffer.from(part)) : part)));

describe('a file is known by its first bytes', () => {
  test.each<[string, Uint8Array, FileKind | null]>([
    ['GIF 87a', bytes('GIF87a', [1, 0]), 'gif'],
    ['GIF 89a', bytes('GIF89a', [1, 0]), 'gif'],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'png'],
    ['PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['SVG', bytes('<svg xmlns='), null],
    ['HTML', bytes('<!doctype html>'), null],
    ['WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBP'), null],
    ['a PDF behind something else', bytes('\n%PDF-1.7'), null],
    ['half a PNG signature', bytes([0x89], 'PNG'), null],
    ['nothing', bytes(), null],
  ])('%s', (_name, start, kind) => {
    expect(sniffFileKind(start)).toBe(kind);
    expect(sniffFileKind(start.subarray(0, sniffedBytes))).toBe(kind);
  });

  test('every kind has a media type and an ending of its own', () => {
    const names = fileKinds.flatMap((kind) => [
      fileKindNames[kind].mediaType,
      ...fileKindNames[kind].endings,
    ]);
    expect(new Set(names).size).toBe(names.length);
  });
});
