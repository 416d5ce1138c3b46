import { cargoLineLimits } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { newCargoLine } from './cargo-draft.ts';
import { editCargo, isCellBlock } from './cargo-edits.ts';

const keysOf = (lines: readonly { key: string }[]) => lines.map(({ key }) => key);

describe('lines', () => {
  test('a copy stands below its original and has a key of its own', () => {
    const lines = [{ ...newCargoLine(), goods_name: '灯具' }, newCargoLine()];
    const [first, copy, second] = editCargo(lines, { type: 'copy', line: lines[0]?.key ?? '' });
    expect(copy).toMatchObject({ goods_name: '灯具' });
    expect(new Set([first?.key, copy?.key, second?.key]).size).toBe(3);
  });

  test('removing and restoring gives the same lines in the same order', () => {
    const lines = [newCargoLine(), newCargoLine(), newCargoLine()];
    const middle = lines[1] ?? newCargoLine();
    const left = editCargo(lines, { type: 'remove', line: middle.key });
    expect(keysOf(left)).toHaveLength(2);
    expect(keysOf(editCargo(left, { type: 'restore', removed: middle, at: 1 }))).toEqual(keysOf(lines));
  });

  test('the last line leaves an empty one, and the limit is kept', () => {
    const only = newCargoLine();
    expect(editCargo([only], { type: 'remove', line: only.key })).toHaveLength(1);
    const full = Array.from({ length: cargoLineLimits.lines }, newCargoLine);
    expect(editCargo(full, { type: 'add' })).toHaveLength(cargoLineLimits.lines);
  });

  test('a change leaves every other line the very same object', () => {
    const lines = [newCargoLine(), newCargoLine()];
    const next = editCargo(lines, { type: 'set', line: lines[0]?.key ?? '', field: 'weight', value: '5' });
    expect(next[1]).toBe(lines[1]);
  });
});

describe('pasting from a spreadsheet', () => {
  test('fills cells to the right and down, numbers in their normal form', () => {
    const lines = [newCargoLine()];
    const text = '灯具\t１０\t1,200.5\r\n音箱\t20\t300\r\n';
    const next = editCargo(lines, { type: 'paste', line: lines[0]?.key ?? '', field: 'goods_name', text });
    expect(next).toHaveLength(2);
    expect(next[0]).toMatchObject({ goods_name: '灯具', package: '10', weight: '1200.5' });
    expect(next[1]).toMatchObject({ goods_name: '音箱', package: '20', weight: '300' });
  });

  test('one cell is no block', () => {
    expect(isCellBlock('灯具')).toBe(false);
    expect(isCellBlock('灯具\n')).toBe(false);
    expect(isCellBlock('灯具\t10')).toBe(true);
  });
});
