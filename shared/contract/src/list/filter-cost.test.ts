import { expect, test } from '@jest/globals';
import { encodeCondition, type Operator } from './filter-condition.ts';
import { filterBudget, findExcess } from './filter-cost.ts';
import { type ListFieldKind, type ListFields, operatorsOfKind } from './list-fields.ts';
import { parseListQuery } from './parse-list-query.ts';

const values = (count: number) => Array.from({ length: count }, (_, at) => `value ${at}`);
const condition = (field: string, operator: Operator, count: number) => ({
  field,
  operator,
  values: values(count),
});
const excess = (kind: ListFieldKind, ...conditions: ReturnType<typeof condition>[]) =>
  findExcess(conditions, () => kind);

const fields = {
  goodsName: { kind: 'text', filterable: true },
  number: { kind: 'code', filterable: true },
} as const satisfies ListFields;
const query = (count: number, conditions: number, operator: Operator = 'notinclude') =>
  Array.from({ length: conditions }, () => encodeCondition({ values: values(count), operator }));

test('fifty parts of names are within the budget, one more is not', () => {
  expect(excess('text', condition('goodsName', 'notinclude', 50))).toBeNull();
  expect(excess('text', condition('goodsName', 'notinclude', 51))).toMatchObject({ most: 50, count: 51 });
});

test('the first condition that passes the budget is named, with what the others leave it', () => {
  const [some, more] = [condition('goodsName', 'include', 40), condition('place', '=', 11)];
  expect(excess('text', some, more)).toEqual({ condition: more, most: 10, count: 11 });
  expect(excess('code', some, more)).toBeNull();
});

test('long texts weigh by their letters, so that few of them are as much as fifty short ones', () => {
  const long = (count: number) => ({
    ...condition('goodsName', 'include', 0),
    values: Array(count).fill('货'.repeat(61)),
  });
  expect(excess('text', long(7))).toBeNull();
  expect(excess('text', long(8))).toMatchObject({ most: 7, count: 8 });
});

test('no kind and operator is free', () => {
  for (const [kind, operators] of Object.entries(operatorsOfKind)) {
    for (const operator of operators) {
      const all = Array.from({ length: filterBudget / 50 + 1 }, () => condition('any', operator, 50));
      expect(excess(kind as ListFieldKind, ...all)).not.toBeNull(); // the keys, typed
    }
  }
});

test('a list call of four times fifty names is refused by its field and the limit', () => {
  expect(parseListQuery({ goodsName: query(50, 4) }, fields)).toEqual({
    code: 'LIST_FILTER_TOO_LARGE',
    params: { field: 'goodsName', most: '0', count: '50' },
  });
  expect(parseListQuery({ number: query(50, 4), goodsName: query(1, 1) }, fields)).toMatchObject({
    code: 'LIST_FILTER_TOO_LARGE',
    params: { field: 'goodsName', most: '0', count: '1' },
  });
});

test('one of fifty names, or of four times fifty numbers, is taken', () => {
  expect(parseListQuery({ goodsName: query(50, 1) }, fields)).toHaveProperty('conditions');
  expect(parseListQuery({ number: query(50, 4, 'include') }, fields)).toHaveProperty('conditions');
});
