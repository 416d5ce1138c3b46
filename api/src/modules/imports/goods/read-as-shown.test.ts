import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import {
  day,
  formatted,
  formula,
  type MadeCell,
  type MadeSheet,
  makeWorkbook,
} from '../../../../test/make-workbook.ts';
import { columnTitles } from './column-titles.ts';
import { type ReadGoods, readGoods } from './read-goods.ts';

const packings = [{ value: '34', nameZh: '纸箱', nameEn: 'Carton' }];

async function answerTo(content: Buffer): Promise<ReadGoods> {
  const answer = await readGoods({ content, packings, titles: columnTitles('zh-CN') }, () => undefined);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

const input = async (name: string) => await answerTo(await readFile(new URL(name, import.meta.url)));
const read = async (sheet: MadeSheet, formats: readonly string[] = []) =>
  await answerTo(makeWorkbook({ sheets: [sheet], formats }));
const notesOf = ({ notes }: ReadGoods) => notes.map(({ cell, code }) => [cell, code]);

describe('hidden columns', () => {
  test('do not count before one that is shown, and are named', async () => {
    const { lines, notes } = await input('hidden-column.xlsx');
    expect(lines[0]?.cells.weight).toBe('80');
    expect(notes).toEqual([
      {
        severity: 'hint',
        row: 1,
        cell: 'C1',
        column: '总毛重',
        code: 'hiddenColumnLeftOut',
        params: { heading: '总毛重' },
      },
    ]);
  });

  test.each<[string, string[], MadeCell[], number[]]>([
    ['a weight of one carton', ['件数', '总毛重', '单箱毛重', '体积'], [5, 999, 16, 1], [2]],
    ['a volume in sides', ['件数', '毛重', '体积', '长', '宽', '高'], [10, 80, 999, 100, 100, 10], [3]],
  ])('do not count before %s that is shown', async (_what, head, cells, hiddenColumns) => {
    const { lines } = await read({
      rows: [
        ['品名', ...head],
        ['灯具', ...cells],
      ],
      hiddenColumns,
    });
    expect(lines[0]?.cells).toMatchObject({ weight: '80', volume: '1' });
  });

  test('that are the only ones of their kind are read, with a hint at the heading', async () => {
    const rows = [
      ['品名', '件数', '毛重', '体积', 'PO'],
      ['灯具', 5, 80, 1, 'A-1'],
    ];
    const answer = await read({ rows, hiddenColumns: [4] });
    expect(answer.lines[0]?.cells.reference_id).toBe('A-1');
    expect(notesOf(answer)).toEqual([['E1', 'hiddenColumnRead']]);
  });
});

describe('hidden rows', () => {
  const head = ['品名', '件数', '毛重', '体积'];
  const row = (name: string) => [name, 5, 80, 1];

  test('are read where no others are, with a hint', async () => {
    const { lines, notes } = await read({ rows: [head, row('灯具'), row('杯子')], hiddenRows: [2, 3] });
    expect(lines.map(({ row: at }) => at)).toEqual([2, 3]);
    expect(notes).toMatchObject([{ code: 'hiddenRowsRead', params: { rows: '2、3' } }]);
  });

  test.each([
    ['with the hidden ones', [15, 240, 3]],
    ['without them', [10, 160, 2]],
  ])('are left out beside totals that count %s', async (_how, sums) => {
    const rows = [head, row('灯具'), row('杯子'), row('伞'), [null, ...sums]];
    const answer = await read({ rows, hiddenRows: [3] });
    expect(answer.lines.map(({ row: at }) => at)).toEqual([2, 4]);
    expect(answer.notes.map(({ code }) => code)).toEqual(['hiddenRows', 'totalsLeftOut']);
  });

  test('a heading that is shown counts before a hidden one of more columns', async () => {
    const rows = [['品名', '件数', '毛重', '体积', 'PO'], head, row('灯具')];
    const answer = await read({ rows, hiddenRows: [1] });
    expect([answer.lines.map(({ row: at }) => at), answer.notes]).toEqual([[3], []]);
    const only = await read({ rows: [head, row('灯具')], hiddenRows: [1] });
    expect(only.notes).toMatchObject([{ row: 1, code: 'hiddenHeading' }]);
  });
});

describe('codes', () => {
  const coded = async (cell: MadeCell, formats: readonly string[] = []) => {
    const rows = [
      ['品名', '件数', '毛重', '体积', 'PO'],
      ['灯具', 5, 80, 1, cell],
    ];
    const answer = await read({ rows }, formats);
    return [
      answer.lines[0]?.cells.reference_id,
      ...answer.notes.map(({ cell: at, code }) => `${at} ${code}`),
    ];
  };

  test.each<[string, MadeCell, string[], string, string[]]>([
    ['of more than fifteen digits', 6.9012345678901235e17, [], '690123456789012000', ['E2 digitsLost']],
    ['2.64E+11', 2.64e11, [], '264000000000', ['E2 digitsLost']],
    ['2.64E+11 as a text', '2.64E+11', [], '2.64E+11', ['E2 digitsLost']],
    ['of twelve digits without a format', 264123456789, [], '264123456789', ['E2 shownOtherwise']],
    ['of twelve digits in a format of their own', formatted(264123456789, 0), ['0'], '264123456789', []],
    ['with noughts that its format shows', formatted(12345, 0), ['00000000'], '00012345', []],
    ['with marks that its format shows', formatted(1234567, 0), ['000-0000'], '123-4567', []],
    ['grouped like an amount', formatted(12345, 0), ['#,##0'], '12345', ['E2 shownOtherwise']],
    ['shown rounded', formatted(12.345, 0), ['0.0'], '12.345', ['E2 codeRounded']],
    ['not shown at all', formatted(12345, 0), [';;;'], '12345', ['E2 codeRounded']],
    ['that is a date', day(46086), [], '2026-03-05', ['E2 dateAsText']],
  ])('%s are read as %s', async (_what, cell, formats, text, notes) => {
    expect(await coded(cell, formats)).toEqual([text, ...notes]);
  });

  test('that are dates are told one by one, of very many the first', async () => {
    const line = (at: number) => ['灯具', 5, 80, 1, day(46000 + at)];
    const rows = [['品名', '件数', '毛重', '体积', 'PO'], ...Array.from({ length: 60 }, (_, at) => line(at))];
    const { notes } = await read({ rows });
    expect(notes).toHaveLength(51);
    expect(notes.slice(0, 2).map(({ row, cell }) => [row, cell])).toEqual([
      [2, 'E2'],
      [3, 'E3'],
    ]);
    expect(notes.at(-1)).toMatchObject({ row: null, column: 'PO', code: 'moreAlike', params: { count: 10 } });
  });
});

test('figures that the sheet shows shorter than they are are told with the first of them', async () => {
  const rows = [
    ['品名', '件数', '毛重', '体积'],
    ['灯具', 5, formatted(12.345, 0), 1],
    ['杯子', 5, formatted(20, 0), 1],
  ];
  const { lines, notes } = await read({ rows }, ['0.0']);
  expect(lines.map(({ cells }) => cells.weight)).toEqual(['12.345', '20']);
  expect(notes).toMatchObject([
    { cell: 'C2', code: 'shownRounded', params: { cell: 'C2', shown: '12.3', text: '12.345', count: 1 } },
  ]);
});

describe('headings', () => {
  test('in two languages, one below the other, are one heading', async () => {
    const { lines, notes } = await input('two-languages.xlsx');
    expect(lines.map(({ row, isRight }) => [row, isRight])).toEqual([[3, true]]);
    expect(notes).toEqual([]);
  });

  test('name a foreign unit in the second row as well', async () => {
    const rows = [
      ['品名', '件数', '毛重', '体积'],
      ['Goods', 'CTNS', 'G.W.(LBS)', 'CBM'],
      ['灯具', 5, 80, 1],
    ];
    expect(notesOf(await read({ rows }))).toEqual([[null, 'foreignUnit']]);
  });

  test('that stand there again are left out', async () => {
    const head = ['品名', '件数', '毛重', '体积'];
    const row = ['灯具', 5, 80, 1];
    const { lines, notes } = await read({ rows: [head, row, head, row] });
    expect(lines.map(({ row: at }) => at)).toEqual([2, 4]);
    expect(notes).toMatchObject([{ row: 3, code: 'headingsLeftOut' }]);
  });
});

describe('merged cells', () => {
  test('over columns are read for the first of them, and the others told', async () => {
    const rows = [
      ['品名', '说明', '件数', '毛重', '体积'],
      ['灯具', '易碎', 5, 80, 1],
    ];
    const answer = await read({ rows, merges: ['A2:B2'] });
    expect(answer.lines[0]?.cells).toMatchObject({ goods_name: '灯具', instructions: '' });
    expect(answer.notes).toMatchObject([
      { row: 2, cell: 'B2', code: 'mergedOverColumns', params: { range: 'A2:B2', heading: '品名' } },
    ]);
  });

  test('show what stands first in them, whatever lies under them', async () => {
    const rows = [
      ['品名', '件数', '毛重', '体积', 'PO'],
      ['灯具', 5, 80, 1, 'A-1'],
      ['杯子', 5, formula('1+1', 2), 1, 'B-2'],
    ];
    const { lines } = await read({ rows, merges: ['E2:E3'] });
    expect(lines.map(({ cells }) => cells.reference_id)).toEqual(['A-1', 'A-1']);
  });
});
