import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCells } from './read-cells.ts';

describe('cells as spreadsheets copy them', () => {
  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['a\t\t\r\n\r\nb', [['a', '', ''], [''], ['b']]],
    ['a\t', [['a', '']]],
    ['"two\nlines"\tb', [['two\nlines', 'b']]],
    ['"two\r\nlines"\r\nb\r\n', [['two\r\nlines'], ['b']]],
    ['"a\ttab"\t"say ""hi"""', [['a\ttab', 'say "hi"']]],
    ['""\t""""', [['', '"']]],
    ['6" pipe\tb', [['6" pipe', 'b']]],
    ['"A" grade\tb', [['"A" grade', 'b']]],
    ['"never closed\tb\nc', [['"never closed', 'b'], ['c']]],
    ['', []],
  ])('%j', (text, cells) => {
    expect(readCells(text)).toEqual(cells);
  });

  test('whatever a spreadsheet holds comes back', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '仓', '"', '\t', '\n', '\r', ' ') });
    const quoted = (value: string) => (/["\t\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const text = rows.map((row) => `${row.map(quoted).join('\t')}\r\n`).join('');
        expect(readCells(text)).toEqual(rows);
      }),
    );
  });
});
