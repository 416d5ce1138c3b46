import { describe, expect, test } from '@jest/globals';
import { editSheet, type SheetRules } from './sheet-edits.ts';

type Line = { key: string; goods: string };
let made = 0;
const line = (goods = ''): Line => {
  made += 1;
  return { key: `l${made}`, goods };
};
const rules: SheetRules<Line> = { newLine: () => line(), mostLines: 4 };
const goodsOf = (lines: readonly Line[]) => lines.map(({ goods }) => goods);

describe('lines of a sheet', () => {
  test('a change leaves every other line the very same object', () => {
    const [one, two] = [line('灯具'), line('音箱')];
    const next = editSheet([one, two], { type: 'set', line: one.key, field: 'goods', value: '桌椅' }, rules);
    expect(goodsOf(next)).toEqual(['桌椅', '音箱']);
    expect(next[1]).toBe(two);
  });

  test('a copy stands below its original and has a key of its own', () => {
    const lines = [line('灯具'), line('音箱')];
    const next = editSheet(lines, { type: 'copy', line: lines[0]?.key ?? '' }, rules);
    expect(goodsOf(next)).toEqual(['灯具', '灯具', '音箱']);
    expect(new Set(next.map(({ key }) => key)).size).toBe(3);
  });

  test('removing the last leaves an empty one, unless a sheet may be empty', () => {
    const only = line('灯具');
    const remove = { type: 'remove', lines: [only.key] } as const;
    expect(goodsOf(editSheet([only], remove, rules))).toEqual(['']);
    expect(editSheet([only], remove, { ...rules, leastLines: 0 })).toEqual([]);
  });

  test('a line moves to its new place, and not beyond the ends', () => {
    const lines = [line('1'), line('2'), line('3')];
    const move = (to: number) => editSheet(lines, { type: 'move', line: lines[0]?.key ?? '', to }, rules);
    expect(goodsOf(move(1))).toEqual(['2', '1', '3']);
    expect(goodsOf(move(9))).toEqual(['2', '3', '1']);
    expect(move(0)).toBe(lines);
  });

  test('the limit is kept by adding, copying and writing', () => {
    const full = [line(), line(), line(), line('4')];
    expect(editSheet(full, { type: 'add' }, rules)).toBe(full);
    expect(editSheet(full, { type: 'copy', line: full[0]?.key ?? '' }, rules)).toBe(full);
    const rows = Array.from({ length: 9 }, (_, at) => ({ goods: String(at) }));
    const last = full[3]?.key ?? '';
    expect(goodsOf(editSheet(full, { type: 'write', line: last, rows }, rules))).toEqual(['', '', '', '0']);
  });

  test('writing adds lines as needed and leaves cells that it does not name', () => {
    const lines = [line('灯具')];
    const edit = { type: 'write', line: lines[0]?.key ?? '', rows: [{}, { goods: '音箱' }] } as const;
    expect(goodsOf(editSheet(lines, edit, rules))).toEqual(['灯具', '音箱']);
  });
});
