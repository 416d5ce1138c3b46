import { describe, expect, test } from '@jest/globals';
import { formTableTexts } from '../sheet/form-table-texts.ts';
import type { SheetColumn } from '../sheet/sheet-columns.ts';
import { type CommandInput, stepOf } from './sheet-commands.ts';

const columns: readonly SheetColumn[] = [
  { key: 'goods', title: '品名', kind: 'text', widthPx: 80 },
  { key: 'weight', title: '毛重', kind: 'number', widthPx: 80 },
];
const lines = ['a', 'b', 'c'].map((key, at) => ({ key, goods: `货${at}`, weight: String(at) }));

const input = (from: [number, number], to = from, mostLines = 10): CommandInput => ({
  lines,
  columns,
  selection: {
    anchor: { line: from[0], column: from[1] },
    head: { line: to[0], column: to[1] },
  },
  rules: { newLine: () => ({ key: 'new', goods: '', weight: '' }), mostLines },
  texts: formTableTexts['zh-CN'],
});

describe('filling down', () => {
  test('writes the first line of a range into each of it', () => {
    expect(stepOf('fillDown', input([0, 0], [2, 1]))).toMatchObject({
      edit: { line: 'a', rows: Array(3).fill({ goods: '货0', weight: '0' }) },
      say: '已填充 2 行',
    });
  });

  test('of one line goes down to the last one; from there it goes nowhere', () => {
    expect(stepOf('fillDown', input([1, 0]))?.edit).toEqual({
      type: 'write',
      line: 'b',
      rows: [{ goods: '货1' }, { goods: '货1' }],
    });
    expect(stepOf('fillDown', input([2, 0]))).toBeNull();
  });
});

describe('filling from above', () => {
  test('takes the chosen columns of the line above, and has nothing to take on the first line', () => {
    expect(stepOf('fillFromAbove', input([1, 1]))).toMatchObject({
      edit: { type: 'write', line: 'b', rows: [{ weight: '0' }] },
      focus: { line: 1, column: 1 },
      say: '已填入第 1 行的内容',
    });
    expect(stepOf('fillFromAbove', input([2, 1], [2, 0]))?.edit).toMatchObject({
      line: 'c',
      rows: [{ goods: '货1', weight: '1' }],
    });
    expect(stepOf('fillFromAbove', input([0, 0]))).toBeNull();
  });
});

describe('lines', () => {
  test('of a range are removed together, and the focus stays in the sheet', () => {
    expect(stepOf('removeLines', input([2, 1], [1, 0]))).toMatchObject({
      edit: { lines: ['b', 'c'] },
      focus: { line: 0, column: 1 },
      say: '已删除 2 行',
    });
  });

  test('move by one, with the focus, and not beyond the ends', () => {
    expect(stepOf('moveDown', input([0, 1]))).toMatchObject({
      edit: { type: 'move', line: 'a', to: 1 },
      focus: { line: 1, column: 1 },
      say: '已移到第 2 行',
    });
    expect(stepOf('moveUp', input([0, 1]))).toBeNull();
    expect(stepOf('moveDown', input([2, 1]))).toBeNull();
  });

  test.each(['addLine', 'copyLine'] as const)('%s says so when there is no room', (command) => {
    expect(stepOf(command, input([0, 0], [0, 0], 3))).toEqual({ say: '最多 3 行' });
  });
});

test('clearing a range leaves what an empty line has', () => {
  expect(stepOf('clear', input([0, 1], [1, 1]))?.edit).toEqual({
    type: 'write',
    line: 'a',
    rows: [{ weight: '' }, { weight: '' }],
  });
});
