import { describe, expect, test } from '@jest/globals';
import { newCargoLine } from '../sheet/cargo-draft.ts';
import { isLossless, mergeAlike, type ReadCargo, takeLines, takesOf } from './imported-lines.ts';

const cells = (goods_name: string, change: Partial<ReadCargo['lines'][number]['cells']> = {}) => {
  const { key: _key, ...empty } = newCargoLine();
  return { ...empty, goods_name, package: '1', weight: '10.1', volume: '0.1', ...change };
};
const read = (names: readonly string[], wrong: readonly number[] = []): ReadCargo => ({
  sheet: '明细',
  errorCount: wrong.length,
  notes: [],
  lines: names.map((name, at) => ({ row: at + 2, isRight: !wrong.includes(at), cells: cells(name) })),
});
const shown = (takes: ReturnType<typeof takesOf>) =>
  takes.map(({ how, what, cells: taken }) => `${how} ${what} ${taken.length}`);
const many = (count: number, name = (at: number) => `灯具 ${at}`) =>
  Array.from({ length: count }, (_, at) => name(at));

describe('ways to take what was read', () => {
  test('right lines fill an empty form; behind lines they ask', () => {
    expect(shown(takesOf(read(['灯具', '杯子']), 0))).toEqual(['fill all 2']);
    expect(shown(takesOf(read(['灯具', '杯子']), 3))).toEqual(['append all 2', 'replace all 2']);
  });

  test('with errors the right lines, or all of them to be corrected', () => {
    expect(shown(takesOf(read(['灯具', '杯子'], [1]), 0))).toEqual(['fill right 1', 'fill all 2']);
    expect(shown(takesOf(read(['灯具'], [0]), 0))).toEqual(['fill all 1']);
  });

  test('what does not fit is offered with alike lines as one, and as far as it fits', () => {
    const alike = read(many(600, () => '灯具'));
    expect(shown(takesOf(alike, 0))).toEqual(['fill merged 1', 'fill first 500']);
    expect(shown(takesOf(read(many(600)), 0))).toEqual(['fill first 500']);
    expect(shown(takesOf(read(many(10)), 495))).toEqual(['append first 5', 'replace all 10']);
    expect(shown(takesOf(read(many(10)), 500))).toEqual(['replace all 10']);
  });

  test('none is put forward that loses lines of the file or of the form', () => {
    const lossless = (file: ReadCargo, present: number) => shown(takesOf(file, present).filter(isLossless));
    expect(lossless(read(many(10)), 495)).toEqual([]);
    expect(lossless(read(many(10)), 500)).toEqual([]);
    expect(lossless(read(many(10)), 3)).toEqual(['append all 10']);
    expect(lossless(read(many(600, () => '灯具')), 0)).toEqual(['fill merged 1']);
  });
});

test('alike lines add up exactly; another size is another line', () => {
  const lines = [cells('灯具'), cells('灯具'), cells('灯具', { long: '60' }), cells('灯具')];
  expect(mergeAlike(lines)).toEqual([
    cells('灯具', { package: '3', weight: '30.3', volume: '0.3' }),
    cells('灯具', { long: '60' }),
  ]);
});

describe('taking', () => {
  const old = { ...newCargoLine(), goods_name: '旧' };
  const empty = newCargoLine();

  test('in the place of lines keeps their keys, so that the sheet can undo it', () => {
    const { lines, taken } = takeLines([old, empty], {
      how: 'replace',
      cells: [cells('灯具'), cells('杯子'), cells('伞')],
    });
    expect(lines.map(({ goods_name }) => goods_name)).toEqual(['灯具', '杯子', '伞']);
    expect(lines.slice(0, 2).map(({ key }) => key)).toEqual([old.key, empty.key]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
    expect(taken).toEqual(lines);
  });

  test('behind lines leaves out those in which nothing was entered', () => {
    const { lines, taken, edit } = takeLines([empty, old], { how: 'append', cells: [cells('灯具')] });
    expect(lines.map(({ goods_name }) => goods_name)).toEqual(['旧', '灯具']);
    expect(lines[0]).toBe(old);
    expect(edit).toEqual({ type: 'write', line: taken[0]?.key, rows: [cells('灯具')] });
  });
});
