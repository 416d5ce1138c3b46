import { withoutFormulaGuard } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCells } from '../clipboard/read-cells.ts';
import { readPaste } from '../clipboard/read-paste.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { clearRows, fillRows, rangeOf, rangeText } from './sheet-range.ts';

const columns: readonly SheetColumn[] = [
  { key: 'goods', title: '品名', kind: 'text', widthPx: 80 },
  { key: 'twice', title: '两倍', kind: 'computed', widthPx: 80, compute: (line) => `${line.goods}×2` },
  { key: 'pack', title: '包装', kind: 'select', widthPx: 80 },
];
const lines = [
  { key: 'a', goods: '灯具', pack: '34' },
  { key: 'b', goods: '音箱', pack: '20' },
];
const all = { top: 0, bottom: 1, left: 0, right: 2 };

describe('a range', () => {
  test('is the same from whichever corner it was chosen', () => {
    const [one, other] = [
      { line: 3, column: 1 },
      { line: 1, column: 4 },
    ];
    const range = { top: 1, bottom: 3, left: 1, right: 4 };
    expect(rangeOf({ anchor: one, head: other })).toEqual(range);
    expect(rangeOf({ anchor: other, head: one })).toEqual(range);
  });

  test('is copied with what is computed, and filled and cleared without', () => {
    expect(rangeText(lines, columns, all)).toBe('灯具\t灯具×2\t34\r\n音箱\t音箱×2\t20');
    expect(fillRows(lines, columns, all)).toEqual([
      { goods: '灯具', pack: '34' },
      { goods: '灯具', pack: '34' },
    ]);
    const empty = { key: 'new', goods: '', pack: '34' };
    expect(clearRows(empty, columns, { ...all, bottom: 0 })).toEqual([{ goods: '', pack: '34' }]);
  });

  test('is no formula to a spreadsheet, and a paste takes it back as it was', () => {
    const [first = { key: '' }] = lines;
    const sheet = [{ ...first, goods: '=HYPERLINK("http://a.b")', pack: '-5' }];
    const plain = columns.filter(({ kind }) => kind === 'text');
    const text = rangeText(sheet, [...plain, ...plain], { ...all, bottom: 0 });
    expect(text.split('\t')[0]).toBe(`"'=HYPERLINK(""http://a.b"")"`);
    const place = { line: 0, column: 0 };
    expect(readPaste({ columns: plain, lines: 1, mostLines: 9, at: place, text }).rows).toEqual([
      { goods: '=HYPERLINK("http://a.b")' },
    ]);
  });

  test('leaves a number a number, also below zero, and a text a text', () => {
    const sheet = [{ key: 'a', goods: '-0012', weight: '-12.5', twice: '' }];
    const mixed: SheetColumn[] = [
      { key: 'goods', title: '品名', kind: 'text', widthPx: 80 },
      { key: 'weight', title: '毛重', kind: 'number', widthPx: 80 },
      { key: 'twice', title: '差', kind: 'computed', widthPx: 80, compute: () => '-3' },
    ];
    expect(rangeText(sheet, mixed, { ...all, bottom: 0 })).toBe("'-0012\t-12.5\t-3");
  });

  test('whatever is copied is what a paste reads', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '仓', '"', '\t', '\n', ' ') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const sheet = rows.map(([goods, pack], at) => ({ key: String(at), goods, pack }));
        const plain = columns.filter(({ kind }) => kind !== 'computed');
        const text = rangeText(sheet, plain, { top: 0, bottom: rows.length - 1, left: 0, right: 1 });
        const read = readCells(`${text}\r\n`);
        expect(read.map((cells) => cells.map(withoutFormulaGuard))).toEqual(rows);
      }),
    );
  });
});
