import { cargoLineLimits } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { newCargoLine } from './cargo-draft.ts';
import { editCargo } from './cargo-edits.ts';

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
