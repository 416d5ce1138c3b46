import { locales, readCargoHeading } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import {
  day,
  errorCell,
  formula,
  type MadeCell,
  type MadeSheet,
  makeWorkbook,
} from '../../../../test/make-workbook.ts';
import { isDateFormat } from '../sheet/number-formats.ts';
import { roundTo } from '../sheet/round-to.ts';
import { columnTitles } from './column-titles.ts';
import { type ReadGoods, readGoods } from './read-goods.ts';

const packings = [
  { value: '34', nameZh: '纸箱', nameEn: 'Carton' },
  { value: '20', nameZh: '托盘', nameEn: 'Pallet' },
];

async function answerTo(content: Buffer) {
  return await readGoods({ content, packings, titles: columnTitles('zh-CN') }, () => undefined);
}

async function read(...sheets: readonly MadeSheet[]): Promise<ReadGoods> {
  const answer = await answerTo(makeWorkbook({ sheets }));
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

const heading = ['品名', '件数', '毛重 KGS', '体积 CBM'];
const goods = (...rows: readonly (readonly MadeCell[])[]): MadeSheet => ({ rows: [heading, ...rows] });
const errorsOf = ({ notes }: ReadGoods) =>
  notes.filter(({ severity }) => severity === 'error').map(({ cell, code }) => [cell, code]);
const hintsOf = ({ notes }: ReadGoods) =>
  notes.filter(({ severity }) => severity === 'hint').map(({ code, params }) => [code, params]);

describe('headings', () => {
  test('stand in any order, in either language, in any of the first 20 rows', async () => {
    const head = ['Remarks', 'FBA Shipment ID', 'CBM', '毛重(KG)', 'CTNS', '品名/Goods', '包装'];
    const line = ['易碎', 'fba15gcl9x61', 1.2, 80, 5, '灯具', 'pallet'];
    const above = Array.from({ length: 19 }, (_, at) => (at % 2 === 0 ? [] : [`深圳市某某公司 ${at}`]));
    const { lines, notes } = await read({ rows: [...above, head, line] });
    expect(notes).toEqual([]);
    expect(lines).toEqual([
      {
        row: 21,
        isRight: true,
        cells: {
          goods_name: '灯具',
          package: '5',
          weight: '80',
          volume: '1.2',
          long: '',
          wide: '',
          high: '',
          pack: '20',
          shipment_id: 'FBA15GCL9X61',
          reference_id: '',
          instructions: '易碎',
        },
      },
    ]);
    expect(await answerTo(makeWorkbook({ sheets: [{ rows: [...above, [], head, line] }] }))).toEqual({
      problem: 'noHeading',
    });
  });

  test('of two rows are read together', async () => {
    const { lines, notes } = await read({
      rows: [
        ['品名', '件数', '毛重', null, '外箱尺寸(cm)', null, null, '体积'],
        [null, null, '单箱', '总', '长', '宽', '高', null],
        ['灯具', 5, 16, 80, 60, 50, 40, 0.6],
      ],
      merges: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:G1', 'H1:H2'],
    });
    expect(notes).toEqual([]);
    expect(lines[0]?.cells).toMatchObject({
      weight: '80',
      long: '60',
      wide: '50',
      high: '40',
      volume: '0.6',
    });
  });

  test('goods that are called like a column are goods', async () => {
    const { lines } = await read(goods(['包装', 5, 80, 1], ['体积', 6, 90, 2]));
    expect(lines.map(({ cells }) => cells.goods_name)).toEqual(['包装', '体积']);
  });

  test('in a foreign unit and missing columns are errors of the whole file, noted once', async () => {
    const answer = await read({
      rows: [
        ['品名', '件数', '长(mm)'],
        ['灯具', 5, 600],
        ['杯子', 6, 500],
      ],
    });
    expect(answer.notes.map(({ row, code, params }) => [row, code, params])).toEqual([
      [null, 'columnMissing', { column: '毛重 KGS' }],
      [null, 'columnMissing', { column: '体积 CBM' }],
      [null, 'foreignUnit', { unit: 'mm', own: 'cm' }],
    ]);
    expect(answer.lines.map(({ isRight }) => isRight)).toEqual([false, false]);
  });

  test.each([
    [['品名', '箱数', '净重(KG)', '毛重(KG)', '体积(CBM)'], ['灯具', 10, 80, 100, 1], '净重(KG)'],
    [['Description', 'CTNS', 'N.W.(KGS)', 'G.W.(KGS)', 'CBM'], ['lamp', 10, 80, 100, 1], 'N.W.(KGS)'],
    [['Description', 'PCS/CTN', 'CTNS', 'G.W.(KGS)', 'CBM'], ['lamp', 24, 10, 100, 1], 'PCS/CTN'],
    [
      ['品名', '件数(PCS)', '箱数', '毛重', '总毛重', '体积', 'Measurement(CBM)'],
      ['灯具', 24, 10, 10, 100, 1, 2],
      '件数(PCS)、毛重、Measurement(CBM)',
    ],
    [['品名', '箱数', '毛重(lbs)', '毛重(KG)', '体积'], ['灯具', 10, 220, 100, 1], '毛重(lbs)'],
  ])('%j: the sure columns are taken, the others named', async (head, line, names) => {
    const answer = await read({ rows: [head, line] });
    expect(answer.lines[0]).toMatchObject({
      isRight: true,
      cells: { package: '10', weight: '100', volume: '1' },
    });
    expect(hintsOf(answer)).toEqual([['columnsLeftOut', { names, count: 1 }]]);
  });

  test.each(
    [
      ['毛重/箱', '体积/箱'],
      ['毛重(单箱)', 'CBM/CTN'],
      ['KGS/件', '每箱体积(CBM)'],
    ].map((each) => [each]),
  )('%j are of one carton', async (each) => {
    const answer = await read({
      rows: [
        ['品名', '箱数', ...each],
        ['灯具', 10, 10, 0.1],
      ],
    });
    expect(answer.lines[0]?.cells).toMatchObject({ package: '10', weight: '100', volume: '1' });
    expect(hintsOf(answer).map(([code]) => code)).toEqual(['computedOfEach', 'computedOfEach']);
  });

  test('each title of the template names its own column', () => {
    for (const titles of locales.map(columnTitles)) {
      expect(Object.values(titles).map(readCargoHeading)).toEqual(Object.keys(titles));
    }
  });

  test('columns without a place here are named', async () => {
    const answer = await read({
      rows: [
        ['序号', ...heading, 'HS Code', '品名'],
        [1, '灯具', 5, 80, 1, '9405', '再来'],
      ],
    });
    expect(hintsOf(answer)).toEqual([['columnsLeftOut', { names: '序号、HS Code、品名', count: 1 }]]);
  });
});

describe('cells', () => {
  test('numbers as text, full-width, grouped and with their unit are numbers', async () => {
    const answer = await read(
      goods(
        ['灯具', '１０', '1,200.5', '１。２'],
        ['杯子', '3箱', ' 64 KGS ', '0.48 m³'],
        ['伞', 2, 0.1 + 0.2, 0.1],
      ),
    );
    expect(errorsOf(answer)).toEqual([]);
    expect(answer.lines.map(({ cells }) => [cells.package, cells.weight, cells.volume])).toEqual([
      ['10', '1200.5', '1.2'],
      ['3', '64', '0.48'],
      ['2', '0.3', '0.1'],
    ]);
  });

  test('an error is noted at its cell, which stays as it was written', async () => {
    const answer = await read(
      goods(
        ['灯具', 'abc', -5, 1],
        [null, 1.5, 80, '500 lbs'],
        ['杯子', 5, errorCell('#REF!'), day(46000)],
        ['x'.repeat(101), 1, '12.3456', 12345678901],
      ),
    );
    expect(errorsOf(answer)).toEqual([
      ['B2', 'notNumber'],
      ['C2', 'notPositive'],
      ['A3', 'required'],
      ['B3', 'notAnInteger'],
      ['D3', 'notNumber'],
      ['C4', 'errorValue'],
      ['D4', 'dateForNumber'],
      ['A5', 'tooLong'],
      ['C5', 'tooManyDecimals'],
      ['D5', 'tooManyDigits'],
    ]);
    expect(answer.lines.map(({ isRight }) => isRight)).toEqual([false, false, false, false]);
    expect(answer.lines[0]?.cells).toMatchObject({ package: 'abc', weight: '-5' });
  });

  test('a formula gives its stored result, with a hint; without one it is an error', async () => {
    const answer = await read(goods(['灯具', formula('2+3', 5), formula('B2*16'), formula('1/3', 1 / 3)]));
    expect(errorsOf(answer)).toEqual([['C2', 'formulaWithoutValue']]);
    expect(answer.lines[0]?.cells).toMatchObject({ package: '5', weight: '', volume: '0.333' });
    expect(hintsOf(answer)).toEqual([
      ['formulasTaken', { count: 1 }],
      ['formulasTaken', { count: 1 }],
      ['rounded', { decimals: 3, count: 1 }],
    ]);
  });

  test('a day in a text is written out, from either calendar', async () => {
    const sheets = [goods([day(46000), 5, 80, 1])];
    const [windows, mac] = await Promise.all([
      answerTo(makeWorkbook({ sheets })),
      answerTo(makeWorkbook({ sheets, date1904: true })),
    ]);
    const nameIn = (answer: typeof windows) => ('lines' in answer ? answer.lines[0]?.cells.goods_name : '');
    expect([nameIn(windows), nameIn(mac)]).toEqual(['2025-12-09', '2029-12-10']);
  });

  test('an unknown packing is told, none is cartons', async () => {
    const rows = [
      [...heading, '包装'],
      ['灯具', 5, 80, 1, '竹篮'],
      ['杯子', 5, 80, 1, null],
      ['伞', 1, 20, 3, '托盘'],
    ];
    const answer = await read({ rows });
    expect(answer.lines.map(({ cells }) => cells.pack)).toEqual(['', '34', '20']);
    expect(errorsOf(answer)).toEqual([['E2', 'unknownPacking']]);
  });

  test('a long number in a code has lost digits', async () => {
    const rows = [
      [...heading, 'PO'],
      ['灯具', 5, 80, 1, 12345678901234600],
    ];
    expect(errorsOf(await read({ rows }))).toContainEqual(['E2', 'digitsLost']);
  });

  test('a row without a volume is told where the form will ask for it, also where a side of it is wrong', async () => {
    const rows = [
      ['品名', '件数', '毛重', '长', '宽', '高', '体积'],
      ['灯具', 5, 80, 'x', 50, 40, null],
      ['杯子', 5, 80, null, null, null, null],
    ];
    expect(errorsOf(await read({ rows }))).toEqual([
      ['D2', 'notNumber'],
      ['G2', 'required'],
      ['G3', 'required'],
    ]);
  });

  test('what no cargo is, is told at its cell', async () => {
    const rows = [
      ['灯具', 20_001, 80, 1],
      ['杯子', 5, 1_000_001, 1000.5],
      ['伞', 5, 20_001, 1],
    ];
    expect(errorsOf(await read(goods(...rows)))).toEqual([
      ['B2', 'cartonsOfLine'],
      ['C3', 'weightOfLine'],
      ['D3', 'volumeOfLine'],
      ['C4', 'impossibleDensity'],
    ]);
  });

  test('a volume that the dimensions do not give is a hint; a hint about one row names it', async () => {
    const line = ['灯具', 10, 80, 10, 10, 10];
    const rows = [
      ['品名', '件数', '毛重', '长', '宽', '高', '体积'],
      [...line, 20],
      [...line, null],
    ];
    const { notes } = await read({ rows });
    expect(notes.map(({ severity, row, cell, code }) => [severity, row, cell, code])).toEqual([
      ['hint', 2, 'G2', 'volumeDiffers'],
      ['hint', 3, 'G3', 'volumeComputed'],
    ]);
    const several = await read({ rows: [...rows, [...line, 2], [...line, null]] });
    expect(several.notes.map(({ row, params }) => [row, params?.count])).toEqual([
      [null, 2],
      [null, 2],
    ]);
  });

  test.each([
    [1.0005, 3, '1.001'],
    [1e-7, 3, '0'],
    [2e21, 3, '2000000000000000000000'],
    [12 * 1e20, 3, '1200000000000000000000'],
  ])('%d is rounded to %d decimals as %s', (value, decimals, text) => {
    expect(roundTo(value, decimals)).toBe(text);
  });

  test('figures of one carton and sizes in one cell are worked out, with a hint', async () => {
    const rows = [
      ['品名', '件数', '单箱毛重', '尺寸'],
      ['灯具', 10, 16.5, '60*50*40cm'],
      ['杯子', 10, 1, '60-50'],
    ];
    const answer = await read({ rows });
    expect(answer.lines[0]?.cells).toMatchObject({
      weight: '165',
      long: '60',
      wide: '50',
      high: '40',
      volume: '1.2',
    });
    expect(errorsOf(answer)).toEqual([['D3', 'notSize']]);
    expect(hintsOf(answer).map(([code]) => code)).toEqual(['computedOfEach', 'volumeComputed']);
  });

  test('of figures of one carton each column is told by itself', async () => {
    const rows = [
      ['品名', '件数', '单箱毛重', '单箱体积'],
      ['灯具', 10, 16.5, 0.12],
    ];
    const { notes } = await read({ rows });
    expect(notes.map(({ cell, column, code, params }) => [cell, column, code, params])).toEqual([
      ['C2', '单箱毛重', 'computedOfEach', { heading: '单箱毛重', count: 1 }],
      ['D2', '单箱体积', 'computedOfEach', { heading: '单箱体积', count: 1 }],
    ]);
  });
});

describe('merged cells', () => {
  test('cartons merged over several goods are one line', async () => {
    const answer = await read({
      ...goods(['灯具', 2, 30, 0.5], ['杯子', null, null, null], ['伞', 1, 5, 0.1]),
      merges: ['B2:B3', 'C2:C3', 'D2:D3'],
    });
    expect(
      answer.lines.map(({ row, cells }) => [row, cells.goods_name, cells.package, cells.weight]),
    ).toEqual([
      [2, '灯具、杯子', '2', '30'],
      [4, '伞', '1', '5'],
    ]);
    expect(hintsOf(answer)).toEqual([['cartonsJoined', { count: 1 }]]);
  });

  test('of goods in one carton weights add up, and sides must agree', async () => {
    const rows = [
      [...heading, '长'],
      ['灯具', 1, 10.1, 0.5, 60],
      ['杯子', null, 20.2, null, 50],
    ];
    const answer = await read({ rows, merges: ['B2:B3', 'D2:D3'] });
    expect(answer.lines[0]?.cells).toMatchObject({ weight: '30.3', volume: '0.5', long: '60' });
    expect(errorsOf(answer)).toEqual([['E2', 'differsInCarton']]);
  });

  test('texts and sides merged over lines count for each, an amount cannot be divided', async () => {
    const rows = [
      [...heading, 'Shipment ID', '长'],
      ['灯具', 1, 30, 0.5, 'FBA15GCL9X61', 60],
      ['杯子', 2, null, 0.5, null, null],
    ];
    const answer = await read({ rows, merges: ['C2:C3', 'E2:E3', 'F2:F3'] });
    expect(answer.lines.map(({ cells }) => [cells.shipment_id, cells.long])).toEqual([
      ['FBA15GCL9X61', '60'],
      ['FBA15GCL9X61', '60'],
    ]);
    expect(errorsOf(answer)).toEqual([
      ['C2', 'mergedOverLines'],
      ['C3', 'mergedOverLines'],
    ]);
  });
});

describe('rows and sheets', () => {
  test('blank rows, totals and hidden rows are left out, the hidden ones by their numbers', async () => {
    const answer = await read({
      ...goods(['灯具', 5, 80, 1], [], ['杯子', 5, 80, 1], ['合计：', 10, 160, 2], [' '], [null, null]),
      hiddenRows: [4],
    });
    expect(answer.lines.map(({ row }) => row)).toEqual([2]);
    expect(answer.notes.map(({ row, code, params }) => [row, code, params])).toEqual([
      [4, 'hiddenRows', { rows: '4', count: 1 }],
      [5, 'totalsLeftOut', { count: 1 }],
    ]);
  });

  const lamps = ['灯具', 10, 100, 1];
  const cups = ['杯子', 20, 200.04, 2.5];
  const sum = [30, 300.04, 3.5];
  const namesIn = (answer: ReadGoods) => answer.lines.map(({ cells }) => cells.goods_name);

  test.each([
    ['合计TOTAL', sum],
    ['总计(Total)', sum],
    ['G.TOTAL', ['30箱', '300.0 KGS', '3.5']],
    ['本页合计', [null, null, null]],
    ['合计', [30, formula('SUM(C2:C3)'), formula('SUM(D2:D3)')]],
    [null, sum],
  ])('the row %j %j is one of totals', async (name, amounts) => {
    const answer = await read(goods(lamps, cups, [name, ...amounts]));
    expect(namesIn(answer)).toEqual(['灯具', '杯子']);
    expect(answer.notes.map(({ row, code }) => [row, code])).toEqual([[4, 'totalsLeftOut']]);
  });

  test.each(['Total of both', 'ΣΣ', '两项', 'Total station'])(
    'a last row %j that is the sum of those above is left out, and named',
    async (name) => {
      const answer = await read(goods(lamps, cups, [name, ...sum], ['制单：张三']));
      expect(namesIn(answer)).toEqual(['灯具', '杯子', '制单：张三']);
      const hints = answer.notes.filter(({ severity }) => severity === 'hint');
      expect(hints).toMatchObject([{ row: 4, code: 'sumsLeftOut', params: { names: name } }]);
    },
  );

  test('sums of parts and of all of it are no goods', async () => {
    const rows = [
      lamps,
      cups,
      ['Total of A', ...sum],
      lamps,
      ['小计', 10, 100, 1],
      ['Total of A and B', 40, 400, 4.5],
    ];
    const answer = await read(goods(...rows));
    expect(namesIn(answer)).toEqual(['灯具', '杯子', '灯具']);
    expect(hintsOf(answer)).toEqual([
      ['sumsLeftOut', { names: 'Total of A、Total of A and B', count: 2 }],
      ['totalsLeftOut', { count: 1 }],
    ]);
  });

  test.each<[string, MadeCell[][]]>([
    ['called alike, with amounts of their own', [lamps, cups, ['Total station', 5, 50, 0.5]]],
    ['called alike, the first', [['Total station', 5, 50, 0.5], cups]],
    ['as many as the only others', [lamps, ['杯子', 10, 100, 1]]],
    ['the same in three parts, the last as many as the others', [lamps, lamps, ['灯具', 20, 200, 2]]],
    ['before a row of totals, as many as the others', [lamps, cups, ['伞', ...sum], ['合计', 60, 600.08, 7]]],
    ['called like others before a subtotal', [lamps, ['小计', 10, 100, 1], cups, ['灯具', ...sum]]],
    ['with one amount that is no sum', [lamps, cups, ['伞', 30, 300.04, 3.6]]],
    ['incomplete', [lamps, cups, ['伞', 30, null, null]]],
  ])('goods %s stay', async (_what, rows) => {
    const answer = await read(goods(...rows));
    const names = rows.map(([name]) => name).filter((name) => name !== '合计' && name !== '小计');
    expect(namesIn(answer)).toEqual(names);
  });

  test('goods with a side, a mark or a name merged above them stay, though they are the sum of others', async () => {
    const sides = await read({
      rows: [
        [...heading, '长'],
        [...lamps, 60],
        [...cups, 60],
        ['伞', ...sum, 60],
      ],
    });
    expect(namesIn(sides)).toEqual(['灯具', '杯子', '伞']);
    const marks = await read({
      rows: [
        ['唛头', ...heading],
        ['TTL', ...lamps],
        ['TTL', ...cups],
      ],
    });
    expect(namesIn(marks)).toEqual(['灯具', '杯子']);
    const merged = await read({ ...goods(lamps, [null, 10, 100, 1]), merges: ['A2:A3'] });
    expect(namesIn(merged)).toEqual(['灯具', '灯具']);
  });

  test('the first visible sheet with a heading is read, and those with content beside it are named', async () => {
    const answer = await read(
      { ...goods(['旧', 1, 1, 1]), name: '旧', state: 'hidden' },
      { name: '封面', rows: [['发货通知']] },
      { ...goods(['灯具', 5, 80, 1]), name: '明细' },
      { name: '空', rows: [] },
      { name: '选项', rows: [['纸箱']] },
    );
    expect([answer.sheet, answer.lines.length]).toEqual(['明细', 1]);
    expect(hintsOf(answer)).toEqual([['sheetsLeftOut', { name: '明细', names: '封面', count: 1 }]]);
  });

  test('no goods, and too many, are refused', async () => {
    expect(await answerTo(makeWorkbook({ sheets: [goods()] }))).toEqual({ problem: 'noLines' });
    const many = Array.from({ length: 10_001 }, () => ['灯具', 5, 80, 1]);
    expect(await answerTo(makeWorkbook({ sheets: [goods(...many)] }))).toEqual({ problem: 'tooManyLines' });
  });
});

test.each([
  ['yyyy-mm-dd', true],
  ['[$-804]yyyy"年"m"月"d"日"', true],
  ['[h]:mm', true],
  ['General', false],
  ['0.00"kg"', false],
  ['[Red]#,##0.00_);(#,##0.00)', false],
  ['"days" 0', false],
])('the format %s is a date: %s', (code, isDate) => {
  expect(isDateFormat(code)).toBe(isDate);
});
