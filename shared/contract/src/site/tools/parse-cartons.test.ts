import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CartonDefaults } from './carton.ts';
import { cartonProblemWords } from './carton-problem-words.ts';
import { parseCartons } from './parse-cartons.ts';

const each: CartonDefaults = { length: 'cm', weight: 'kg', weightOf: 'carton' };
const ofLine: CartonDefaults = { ...each, weightOf: 'line' };
const read = (text: string, defaults = each) => {
  const { cartons, problems } = parseCartons(text, defaults);
  return [
    ...cartons.map(({ line, long, wide, high, cartons: count, weightKg }) => [
      line,
      long,
      wide,
      high,
      count,
      weightKg,
    ]),
    ...problems.map(({ line, code }) => [line, code]),
  ];
};

describe('a line without headings', () => {
  test.each([
    '60 50 40 10 12',
    '60\t50\t40\t10\t12',
    '60,50,40,10,12',
    '60，50，40，10，12',
    '60, 50, 40, 10, 12',
    '60x50x40 10 12',
    '60×50×40 10 12',
    '60*50*40*10 12',
    '60 X 50 X 40cm 10箱 12kg',
    '60cmx50cmx40cm 10ctns 12kgs',
    '６０×５０×４０ １０箱 １２ＫＧ',
    '600×500×400mm 10 12',
    '0.6m×0.5m×0.4m 10 12',
    '60*50*40 12kg 10箱',
    '10箱 60*50*40 12公斤',
    '60.0 50.00 40 10 12.0',
    '60x50x40 10箱 12kg/箱',
  ])('%j is ten cartons of 60 × 50 × 40 cm and 12 kg each', (line) => {
    expect(read(line)).toEqual([[1, 60, 50, 40, 10, 120]]);
  });

  test('takes inches and pounds as what they are', () => {
    expect(read('20x16x12in 4 30lb')).toEqual([[1, 50.8, 40.64, 30.48, 4, 54.432]]);
    expect(read('20″×16″×12″ 4箱', each)).toEqual([[1, 50.8, 40.64, 30.48, 4, null]]);
  });

  test('what a number is of that says nothing is chosen beforehand', () => {
    expect(read('60 50 40 10 120', ofLine)).toEqual([[1, 60, 50, 40, 10, 120]]);
    expect(read('600 500 400 10 10', { length: 'mm', weight: 'lb', weightOf: 'line' })).toEqual([
      [1, 60, 50, 40, 10, 4.536],
    ]);
    // What a line says goes before it.
    expect(read('60x50x40cm 10 12kg/箱', { length: 'mm', weight: 'lb', weightOf: 'line' })).toEqual([
      [1, 60, 50, 40, 10, 120],
    ]);
  });

  test.each([
    ['60x50x40', 'cartonsMissing'],
    ['60x50 10', 'sidesMissing'],
    ['60 50', 'sidesMissing'],
    ['60x50x40 12kg', 'cartonsMissing'],
    ['1) 60x50x40 10 12', 'tooManyNumbers'],
    ['60 50 40 10 12 7', 'tooManyNumbers'],
    ['60x50x40 10箱 12箱', 'tooManyNumbers'],
    ['60 50 40 1,200 12', 'commaUnclear'],
    ['60,5x50x40 10', 'commaUnclear'],
    ['60,5 50,2 40,1 10', 'commaUnclear'],
    ['60x50x40,5 10 12', 'commaUnclear'],
    ['60x50x40,10,120', 'commaUnclear'],
    ['60,50,40,,12', 'cellEmpty'],
    ['60\t50\t40\t\t12', 'cellEmpty'],
    ['60x50x40=120000 10箱', 'unreadable'],
    ['60.5.40 50 40 10', 'unreadable'],
    ['60x50x40 10 500g', 'unreadable'],
    ['60x50x40 10pcs', 'unreadable'],
    ['60cm×500mm×40 10', 'unitsUnclear'],
    ['60kg×50×40 10', 'unitsUnclear'],
    ['蓝色椅子 60x50x40 10', 'unreadable'],
    ['-60x50x40 10', 'unreadable'],
    ['合计 120', 'unreadable'],
    ['60x50x40 10.5', 'notWhole'],
    ['60x50x40 0', 'notPositive'],
    ['0x50x40 10', 'notPositive'],
    ['60x50x40 10 0kg', 'notPositive'],
    ['600x500x400 10', 'tooLarge'],
    ['60x50x40 2000000', 'tooManyCartons'],
    ['12345678901234567890x50x40 1', 'notANumber'],
    [`60x50x40 10 ${' '.repeat(300)}`, 'lineTooLong'],
  ])('%j is left out: %s', (line, code) => {
    expect(read(line)).toEqual([[1, code]]);
  });
});

describe('a table with headings', () => {
  test.each([
    '长\t宽\t高\t箱数\t单箱毛重\n60\t50\t40\t10\t12',
    '箱数\t品名\t总毛重(KG)\t长(cm)\t宽(cm)\t高(cm)\n10\t椅子\t120\t60\t50\t40',
    'Length,Width,Height,CTNS,Total G.W.\n60,50,40,10,120',
    'L\tW\tH\tCartons\tGross weight per carton (kg)\n60\t50\t40\t10\t12',
    '长(mm)\t宽(mm)\t高(mm)\t箱数\t总重\n600\t500\t400\t10\t120',
    '尺寸\t箱数\t单箱毛重\n60*50*40cm\t10\t12',
    'Carton size (in)  CTNS  Total weight\n23.622x19.685x15.748  10  120',
    '长 宽 高 箱数 总毛重\n60 50 40 10 120kg',
    'L (in cm)\tW (in cm)\tH (in cm)\tCartons\tTotal weight\n60\t50\t40\t10\t120',
  ])('%j', (text) => {
    const [carton, ...others] = read(text, { length: 'cm', weight: 'kg', weightOf: 'carton' });
    expect(others).toEqual([]);
    expect(carton).toEqual([2, 60, 50, 40, 10, 120]);
  });

  test('a number may group its thousands between tabs, with headings and without', () => {
    expect(read('长\t宽\t高\t箱数\n60\t50\t40\t1,200')).toEqual([[2, 60, 50, 40, 1200, null]]);
    expect(read('60\t50\t40\t1,200\t12')).toEqual([[1, 60, 50, 40, 1200, 14400]]);
  });

  test('names the columns that it does not need, and leaves a sum at the end out', () => {
    const text = '品名\t长\t宽\t高\t箱数\t净重\n椅子\t60\t50\t40\t10\t9\n\n合计\t\t\t\t10\t90';
    const { cartons, problems, ignored } = parseCartons(text, each);
    expect(ignored).toEqual(['品名', '净重']);
    expect(cartons).toEqual([{ line: 2, long: 60, wide: 50, high: 40, cartons: 10, weightKg: null }]);
    expect(problems).toEqual([{ line: 4, code: 'sidesMissing', text: '' }]);
  });

  test('says which column is missing, and takes no line by guessing', () => {
    expect(parseCartons('长\t宽\t箱数\n60\t50\t10', each)).toEqual({
      cartons: [],
      problems: [{ line: 1, code: 'columnsMissing', text: 'high' }],
      ignored: [],
    });
  });

  test('a heading in a unit that is not taken leaves all lines out', () => {
    const text = '长\t宽\t高\t箱数\t总毛重(g)\n60\t50\t40\t10\t120';
    expect(parseCartons(text, each)).toMatchObject({
      cartons: [],
      problems: [{ line: 1, code: 'unitsUnclear', text: '总毛重(g)' }],
    });
  });

  test('a line with more or, between blanks, fewer cells than headings is left out', () => {
    expect(read('长,宽,高,箱数\n60,50,40,1,200')).toEqual([[2, 'tooManyNumbers']]);
    expect(read('长 宽 高 箱数 总毛重\n60 50 40 120')).toEqual([[2, 'cellEmpty']]);
    expect(read('长\t宽\t高\t箱数\t总毛重\n60\t50\t40\t10')).toEqual([[2, 60, 50, 40, 10, null]]);
  });

  test('a size is read as it is without headings', () => {
    expect(read('尺寸\t箱数\n60×50\t1\n60cm×500mm×40\t1\n24×20×16in\t1\n外箱60×50×40\t1\n\t1')).toEqual([
      [4, 60.96, 50.8, 40.64, 1, null],
      [2, 'sidesMissing'],
      [3, 'unitsUnclear'],
      [5, 'unreadable'],
      [6, 'sidesMissing'],
    ]);
  });

  test('a cell that is none is named with its line', () => {
    const text = '长\t宽\t高\t箱数\n60\t5O\t40\t10\n60\t50\t40\t12,5\n60\t50\t40kg\t10';
    expect(parseCartons(text, each).problems).toEqual([
      { line: 2, code: 'notANumber', text: '5o' },
      { line: 3, code: 'notANumber', text: '12,5' },
      { line: 4, code: 'unitsUnclear', text: '40kg' },
    ]);
  });
});

test('lines keep their numbers, whatever ends them and however many are blank', () => {
  expect(read('60x50x40 1\r\n\r\nhello\r60x50x40 2')).toEqual([
    [1, 60, 50, 40, 1, null],
    [4, 60, 50, 40, 2, null],
    [3, 'unreadable'],
  ]);
  expect(parseCartons(' \n\t\n', each)).toEqual({ cartons: [], problems: [], ignored: [] });
});

test('takes 500 lines, and says from which one on nothing is counted', () => {
  const { cartons, problems } = parseCartons('60x50x40 1\n'.repeat(502), each);
  expect(cartons).toHaveLength(500);
  expect(problems).toEqual([{ line: 501, code: 'tooManyLines', text: '' }]);
});

test('whatever is pasted, each line is either taken or named, and nothing throws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '60',
      '50.5',
      '×',
      'x',
      ' ',
      '\t',
      ',',
      'cm',
      'kg',
      '箱',
      '-',
      '合计',
      '1,200',
      '\n',
      '"',
    ),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      // The first line is none of headings, so that no other is.
      const text = `60x50x40 1\n${pieces.join('')}`;
      const { cartons, problems } = parseCartons(text, each);
      const filled = text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim() !== '').length;
      expect(cartons.length + problems.length).toBe(filled);
      for (const { code } of problems) expect(cartonProblemWords[code]).toBeDefined();
    }),
  );
});

test('units that stand by themselves are no headings', () => {
  const { cartons, problems } = parseCartons('60×40×35 cm 20 ctns 12.5 kg', {
    length: 'mm',
    weight: 'lb',
    weightOf: 'carton',
  });
  expect(problems).toEqual([]);
  expect(cartons).toEqual([{ line: 1, long: 60, wide: 40, high: 35, cartons: 20, weightKg: 250 }]);
});
