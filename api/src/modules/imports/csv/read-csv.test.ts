import { describe, expect, test } from '@jest/globals';
import { decodeCsv, readCsv } from './read-csv.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const recordsOf = (text: string, mostCharacters = 100) =>
  [...readCsv(text, { mostCharacters })].filter((record) => record !== null);
const cellsOf = (text: string) => recordsOf(text).map(({ cells }) => cells);

describe('the text of a file', () => {
  test('is UTF-8, with a mark or without, or what Excel writes in China', () => {
    const encoded = new TextEncoder().encode('\ufeff品名,a');
    expect(decodeCsv(encoded)).toBe('品名,a');
    expect(decodeCsv(encoded.subarray(3))).toBe('品名,a');
    expect(decodeCsv(bytes(0xc6, 0xb7, 0xc3, 0xfb, 0x2c, 0x61))).toBe('品名,a');
    expect(decodeCsv(new Uint8Array([0xff, 0xfe, ...Buffer.from('品名\ta', 'utf16le')]))).toBe('品名\ta');
  });

  test('is none of a picture, a workbook or anything with a zero byte', () => {
    expect(decodeCsv(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xff))).toBeNull();
    expect(decodeCsv(Buffer.from('PK\u0003\u0004 and so on'))).toBeNull();
    expect(decodeCsv(Buffer.from('a,\u0000b'))).toBeNull();
  });
});

describe('the records of a text', () => {
  test('may quote separators, quotes and lines, and say which line each begins in', () => {
    const records = recordsOf('a,"b ""1"", c"\r\n\r\n"two\nlines",d\ne');
    expect(records).toEqual([
      { line: 1, cells: ['a', 'b "1", c'] },
      { line: 3, cells: ['two\nlines', 'd'] },
      { line: 5, cells: ['e'] },
    ]);
  });

  test('say so where the text ends within quotes', () => {
    expect(recordsOf('a,b\nc,"d\ne,f')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['c', 'd\ne,f'], isUnclosed: true },
    ]);
  });

  test('end with one that is too long, which is not taken apart', () => {
    const tooLong = { line: 2, cells: [], isTooLong: true };
    const first = { line: 1, cells: ['12345', '789'] };
    expect(recordsOf('12345,789\n,,,,,,,,,,\nmore', 9)).toEqual([first, tooLong]);
    expect(recordsOf('12345,789\n"\n\n\n\n\n\n\n\n\n\n', 9)).toEqual([first, tooLong]);
    expect(recordsOf('12345,7890', 9)).toEqual([{ ...tooLong, line: 1 }]);
  });

  test('let other work go on between lines that hold nothing, too', () => {
    const blank = `${','.repeat(19_999)}\n`.repeat(3);
    expect([...readCsv(blank, { mostCharacters: 20_000 })]).toEqual([null, null, null]);
  });

  test('may end with CR alone', () => {
    expect(recordsOf('a,b\r1,"x\ry"\r\r2,3')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 5, cells: ['2', '3'] },
    ]);
  });

  test('follow what a first line says to Excel, which is no record', () => {
    for (const end of ['\r\n', '\n', '\r'])
      expect(recordsOf(`sep=;${end}a,b;c${end}1;2`)).toEqual([
        { line: 2, cells: ['a,b', 'c'] },
        { line: 3, cells: ['1', '2'] },
      ]);
  });

  test('are separated as the first line is', () => {
    expect(cellsOf('a;b;c\n1,5;2;3')).toEqual([
      ['a', 'b', 'c'],
      ['1,5', '2', '3'],
    ]);
    expect(cellsOf('a\tb\n1\t2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(cellsOf('')).toEqual([]);
  });
});
