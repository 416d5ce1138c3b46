import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { tableMemoryLimits } from '../table/table-settings.ts';
import { encodeCondition, operators } from './filter-condition.ts';
import { type ListFieldKind, type ListFields, operatorsOfKind } from './list-fields.ts';
import { parseListQuery } from './parse-list-query.ts';

const fields = {
  name: { kind: 'text', sortable: true, filterable: true },
  port: { kind: 'code', filterable: true },
  status: { kind: 'choice', filterable: true, choices: ['open', 'done'] },
  isUrgent: { kind: 'flag', filterable: true },
  weight: { kind: 'number', sortable: true, filterable: true },
  etd: { kind: 'date', sortable: true, filterable: true },
  madeAt: { kind: 'datetime', filterable: true },
  note: { kind: 'text' },
} as const satisfies ListFields;

const parse = (query: Record<string, unknown>) => parseListQuery(query, fields);
const readValues = (name: string, value: string) => {
  const parsed = parse({ [name]: value });
  return 'code' in parsed ? parsed.code : parsed.conditions[0]?.values;
};

describe('parseListQuery', () => {
  test('has defaults, and leaves the timestamp of a GET alone', () => {
    const expected = { page: 1, pageSize: 20, sort: null, conditions: [] };
    expect(parse({ _: '1763600000000' })).toEqual(expected);
    expect(parse({ page: '', pageSize: '', prop: '', order: '', name: '' })).toEqual(expected);
  });

  test('reads page, sort and conditions', () => {
    expect(
      parse({ page: '3', pageSize: '50', prop: 'etd', order: 'descending', name: '耳机', weight: '1,2|=' }),
    ).toEqual({
      page: 3,
      pageSize: 50,
      sort: { field: 'etd', order: 'descending' },
      conditions: [
        { field: 'name', operator: 'include', values: ['耳机'] },
        { field: 'weight', operator: '=', values: ['1', '2'] },
      ],
    });
    expect(parse({ prop: 'name' })).toMatchObject({ sort: { field: 'name', order: 'ascending' } });
  });

  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', '1e3'],
    ['page', '1000001'],
    ['page', ['1', '2']],
    ['pageSize', '15'],
    ['pageSize', '1000'],
  ])('refuses %s %j', (field, value) => {
    expect(parse({ [field]: value })).toEqual({ code: 'LIST_PAGE_INVALID', params: { field } });
  });

  test.each(['nothing', 'note', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'name;drop'])(
    'refuses the field %s, to filter and to sort by',
    (field) => {
      const refused = { code: 'LIST_FIELD_UNKNOWN', params: { field } };
      // JSON.parse and a query string make own keys of such names, an object literal does not.
      expect(parse(Object.fromEntries([[field, 'x|=']]))).toEqual(refused);
      expect(parse({ prop: field })).toEqual(refused);
    },
  );

  test('refuses an order of another kind, and sorting by what is only filtered', () => {
    expect(parse({ prop: 'etd', order: 'up' })).toEqual({
      code: 'LIST_PAGE_INVALID',
      params: { field: 'order' },
    });
    expect(parse({ prop: 'port' })).toMatchObject({ code: 'LIST_FIELD_UNKNOWN' });
  });

  test('a repeated field is several conditions that all hold', () => {
    expect(parse({ etd: ['2026-12-01|>=', '2026-12-31|<='] })).toMatchObject({
      conditions: [
        { field: 'etd', operator: '>=', values: ['2026-12-01'] },
        { field: 'etd', operator: '<=', values: ['2026-12-31'] },
      ],
    });
  });

  // As many as a favourite may hold, which would be kept and never applied otherwise.
  const { conditionsPerField, valuesPerCondition } = tableMemoryLimits;

  test('more conditions on one field than anybody means are refused', () => {
    const etd = Array.from({ length: conditionsPerField }, () => '2026-12-01|>=');
    expect(parse({ etd })).toMatchObject({ conditions: { length: conditionsPerField } });
    const refused = { code: 'LIST_VALUE_INVALID', params: { field: 'etd', value: '2026-12-01|>=' } };
    expect(parse({ etd: [...etd, '2026-12-01|>='] })).toEqual(refused);
  });

  test('and more values in one condition', () => {
    const weights = (count: number) => Array.from({ length: count }, (_, at) => String(at)).join(',');
    expect(readValues('weight', `${weights(valuesPerCondition)}|=`)).toHaveLength(valuesPerCondition);
    expect(readValues('weight', `${weights(valuesPerCondition + 1)}|=`)).toBe('LIST_VALUE_INVALID');
  });

  test('an empty condition is none, of a field that there is', () => {
    expect(parse({ name: '' })).toMatchObject({ conditions: [] });
    expect(parse({ colour: '' })).toEqual({ code: 'LIST_FIELD_UNKNOWN', params: { field: 'colour' } });
  });

  test('takes exactly the operators of each kind', () => {
    const sample: Record<ListFieldKind, string> = {
      text: 'a',
      code: 'A',
      choice: 'open',
      flag: '1',
      number: '1',
      date: '2026-11-20',
      datetime: '2026-11-20 10:00:00',
    };
    for (const [field, { kind, ...rest }] of Object.entries<ListFields[string]>(fields)) {
      if (!rest.filterable) continue;
      for (const operator of operators) {
        const answer = parse({ [field]: encodeCondition({ values: [sample[kind]], operator }) });
        const isTaken = operatorsOfKind[kind].includes(operator);
        expect(answer).toMatchObject(
          isTaken
            ? { conditions: [{ field, operator }] }
            : { code: 'LIST_OPERATOR_UNKNOWN', params: { field, operator } },
        );
      }
    }
  });

  test.each([
    ['name', '　耳机 |=', ['耳机']],
    ['port', 'ｃｎｙｔｎ|=', ['CNYTN']],
    ['weight', '１２．５|>', ['12.5']],
    ['etd', '2026/1/5|=', ['2026-01-05']],
    ['madeAt', '2026-11-20 09:30|>=', ['2026-11-20 09:30:00']],
    ['madeAt', '2026-11-20|>=', ['2026-11-20 00:00:00']],
    ['status', 'open,done|=', ['open', 'done']],
  ])('normalises %s %j', (field, text, values) => {
    expect(readValues(field, text)).toEqual(values);
  });

  test.each([
    ['name', ' \u3000|='],
    ['name', 'a,\u200b|='],
    ['name', '\0|='],
    ['port', '|='],
    ['weight', 'heavy|='],
    ['weight', '1e3|='],
    ['etd', '2026-02-30|='],
    ['madeAt', '2026-11-20 24:00:00|='],
    ['madeAt', '2026-11-20 10:00:00 x|='],
    ['status', 'gone|='],
    ['status', 'OPEN|='],
    ['isUrgent', 'true|='],
  ])('refuses %s %j', (field, text) => {
    expect(readValues(field, text)).toBe('LIST_VALUE_INVALID');
  });

  test('whatever is asked, it answers with a query of known fields or a code', () => {
    const anyName = fc.oneof(fc.constantFrom(...Object.keys(fields), 'page', 'prop', 'order'), fc.string());
    fc.assert(
      fc.property(
        fc.dictionary(anyName, fc.oneof(fc.string(), fc.constantFrom('1|>', 'open|='))),
        (query) => {
          const parsed = parse(query);
          if ('code' in parsed) return;
          for (const { field, values } of parsed.conditions) {
            expect(Object.keys(fields)).toContain(field);
            expect(values).not.toContain('');
          }
        },
      ),
    );
  });
});
