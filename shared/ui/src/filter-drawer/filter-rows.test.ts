import type { ParsedCondition } from '@berth/contract';
import { fromFilterObject, operators, tableMemoryLimits, toFilterObject } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { conditionOperators, type FilterField, firstOperator, rowOperators } from './filter-field.ts';
import {
  addRow,
  addSelected,
  changeField,
  type FilterRow,
  newRow,
  offeredFields,
  rowProblem,
  rowToShorten,
  toConditions,
  toRows,
} from './filter-rows.ts';

const goods: FilterField = { field: 'goodsName', label: '货物', kind: 'text', isSelected: true };
const weight: FilterField = { field: 'weight', label: '毛重', kind: 'number', defaultOperator: '>=' };
const etd: FilterField = { field: 'etd', label: '预计开船日', kind: 'daterange' };
const day: FilterField = { field: 'day', label: '日期', kind: 'date' };
const made: FilterField = { field: 'createdAt', label: '创建时间', kind: 'datetimerange' };
const flag: FilterField = { field: 'isPickup', label: '上门提货', kind: 'switch', operators: ['='] };
const fields = [goods, weight, etd, day, made, flag];

const row = (field: FilterField, values: readonly string[], operator = firstOperator(field)): FilterRow => ({
  key: 1,
  field: field.field,
  operator,
  values,
});

describe('a row', () => {
  test('begins with include, or what its field says or allows', () => {
    expect(fields.map(firstOperator)).toEqual(['include', '>=', 'between', 'include', 'between', '=']);
    const plain = { field: 'any', label: '' };
    expect(firstOperator({ ...plain, kind: 'number' })).toBe('=');
    expect(firstOperator({ ...plain, kind: 'switch' })).toBe('=');
    expect(firstOperator({ ...plain, kind: 'select' })).toBe('include');
  });

  test('offers the operators of its kind, and keeps the one it has', () => {
    expect(rowOperators(goods)).toEqual(['include', 'notinclude', '=', '!=']);
    expect(rowOperators(weight)).toHaveLength(operators.length);
    expect(rowOperators(etd)).toEqual(['between']);
    expect(rowOperators(etd, '!=')).toEqual(['between', '!=']);
    expect(rowOperators(flag, '=')).toEqual(['=']);
  });

  test('loses operator and value when its field changes', () => {
    const changed = changeField({ ...row(goods, ['耳机'], '!='), key: 7 }, etd);
    expect(changed).toEqual({ key: 7, field: 'etd', operator: 'between', values: ['', ''] });
  });

  test.each<[FilterField, string[], string | null]>([
    [goods, [], 'empty'],
    [goods, ['', ' \u3000'], 'empty'],
    [goods, ['耳机'], null],
    [weight, ['１２．５'], null],
    [weight, ['12', 'heavy'], 'notANumber'],
    [day, ['2026-12-01'], null],
    [day, ['2026-02-30'], 'invalidDate'],
    [etd, ['', ''], 'empty'],
    [etd, ['', '2026-12-01'], null],
    [etd, ['2026-12-02', '2026-12-01'], 'fromAfterTo'],
    [made, ['2026-12-01', ''], 'invalidDate'],
    [flag, ['0'], null],
  ])('%j with %j: %s', (field, values, problem) => {
    expect(rowProblem(field, row(field, values))).toBe(problem);
  });
});

describe('rows', () => {
  test('grow by the next unused field, then by another condition as far as a list takes one', () => {
    let rows = addSelected(fields, []);
    expect(rows.map((each) => each.field)).toEqual(['goodsName']);
    expect(addSelected(fields, rows)).toEqual(rows);
    for (let count = 0; count < 40; count += 1) rows = addRow(fields, rows);
    const count = (field: FilterField) => rows.filter((each) => each.field === field.field).length;
    expect(rows.slice(0, fields.length).map((each) => each.field)).toEqual(fields.map(({ field }) => field));
    expect(fields.map(count)).toEqual([4, 4, 2, 4, 2, 4]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(addRow([], [])).toEqual([]);
  });

  test('become the conditions of those in which something is entered', () => {
    const rows = [
      newRow(goods, 1),
      row(goods, [' a|b ', '', 'c,d'], '!='),
      row(weight, ['１００']),
      row(etd, ['2026-12-01', '2026-12-31']),
      row(made, ['', '2026-12-01 09:30:00']),
    ];
    expect(toConditions(fields, rows)).toEqual([
      { field: 'goodsName', operator: '!=', values: ['a|b', 'c,d'] },
      { field: 'weight', operator: '>=', values: ['100'] },
      { field: 'etd', operator: '>=', values: ['2026-12-01'] },
      { field: 'etd', operator: '<=', values: ['2026-12-31'] },
      { field: 'createdAt', operator: '<=', values: ['2026-12-01 09:30:00'] },
    ]);
  });

  test('of conditions name what they cannot show', () => {
    const gone: ParsedCondition = { field: 'shipmentId', operator: '=', values: ['x'] };
    const odd: ParsedCondition = { field: 'isPickup', operator: '!=', values: ['1'] };
    const kept: ParsedCondition = { field: 'etd', operator: '!=', values: ['2026-12-01'] };
    expect(toRows(fields, [gone, odd, kept])).toEqual({
      rows: [{ key: 1, ...kept, conditions: [kept] }],
      dropped: [gone, odd],
    });
  });
});

// A small generator with a seed: the same hundred lists each time, full of what separates and escapes.
function* conditionLists(): Generator<ParsedCondition[]> {
  let seed = 20261121;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const pick = <Value>(from: readonly Value[]) => from[random(from.length)] as Value; // within the list
  const characters = ['|', ',', '\\', '%', '_', "'", '"', '盐', '📦', 'a', '='];
  const text = () => `x${Array.from({ length: random(6) }, () => pick(characters)).join('')}x`;
  const values: Record<string, () => string> = {
    goodsName: text,
    weight: () => String(random(1000)),
    etd: () => `2026-12-${String(10 + random(20))}`,
    day: () => `2026-12-${String(10 + random(20))}`,
    createdAt: () => `2026-12-01 10:00:${String(10 + random(50))}`,
    isPickup: () => pick(['0', '1']),
  };
  for (let count = 0; count < 100; count += 1) {
    yield Array.from({ length: random(6) }, () => {
      const field = pick(fields);
      const operator = pick(conditionOperators(field));
      const make = values[field.field] ?? text;
      return { field: field.field, operator, values: Array.from({ length: 1 + random(3) }, make) };
    });
  }
}

test('conditions come back out of a favourite and of rows, whatever their values hold', () => {
  const sorted = (conditions: readonly ParsedCondition[]) =>
    conditions.map((condition) => JSON.stringify(condition)).sort();
  for (const conditions of conditionLists()) {
    const kept = JSON.parse(JSON.stringify(toFilterObject(conditions)));
    const { rows, dropped } = toRows(fields, fromFilterObject(kept).conditions);
    // A generated range may end before it begins: such a row is told of, not applied.
    const right = rows.filter((each) => {
      const field = fields.find((candidate) => candidate.field === each.field);
      return field && rowProblem(field, each) === null;
    });
    const reversed = rows.filter((each) => !right.includes(each));
    expect(dropped).toEqual([]);
    expect(reversed.every((each) => each.operator === 'between')).toBe(true);
    const ends = reversed.flatMap(({ field, values: [from = '', to = ''] }): ParsedCondition[] => [
      { field, operator: '>=', values: [from] },
      { field, operator: '<=', values: [to] },
    ]);
    expect(sorted([...toConditions(fields, rows), ...ends])).toEqual(sorted(conditions));
  }
});

test('a row changes to no field that a list takes no more conditions of; a range is two', () => {
  const names = (rows: readonly FilterRow[]) =>
    offeredFields([goods, weight, etd], rows, row(weight, [])).map(({ field }) => field);
  const three = [row(goods, []), row(goods, []), row(goods, []), row(etd, []), row(weight, [])];
  expect(names(three)).toEqual(['goodsName', 'weight', 'etd']);
  expect(names([...three, row(goods, []), row(etd, [])])).toEqual(['weight']);
  expect(names(Array.from({ length: 4 }, () => row(weight, [])))).toContain('weight');
});

describe('what no list call takes', () => {
  const { valuesPerCondition, conditionCharacters, addressCharacters } = tableMemoryLimits;
  const names = (count: number, characters: number) =>
    Array.from({ length: count }, () => '仓'.repeat(characters));

  test('is a fault of its row: too many values, or too long a condition', () => {
    expect(rowProblem(goods, row(goods, names(valuesPerCondition, 2)))).toBeNull();
    expect(rowProblem(goods, row(goods, names(valuesPerCondition + 1, 2)))).toBe('tooManyValues');
    const most = conditionCharacters - '|include'.length;
    expect(rowProblem(goods, row(goods, names(1, most)))).toBeNull();
    expect(rowProblem(goods, row(goods, names(1, most + 1)))).toBe('tooLong');
  });

  test('is a fault of the longest row where all are too long together', () => {
    const most = Math.floor(addressCharacters / 9);
    const [long, short] = [row(goods, names(1, 3900)), { ...row(goods, names(1, most - 3900)), key: 2 }];
    expect(rowToShorten(fields, [long])).toBeNull();
    expect(rowToShorten(fields, [short, long])).toBe(long);
    expect(rowToShorten(fields, [])).toBeNull();
  });
});
