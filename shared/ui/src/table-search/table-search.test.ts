import {
  type ListFields,
  type Operator,
  operatorsOfKind,
  type ParsedCondition,
  pageSizes,
  parseListQuery,
} from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  changeTableSearch,
  plainTableSearch,
  readTableSearch,
  type TableSearch,
  toListInput,
  writeTableSearch,
} from './table-search.ts';

const fields = {
  goodsName: { kind: 'text', sortable: true, filterable: true },
  warehouseCode: { kind: 'code', sortable: true, filterable: true },
  status: { kind: 'choice', filterable: true, choices: ['draft', 'received'] },
  etd: { kind: 'date', sortable: true, filterable: true },
  weight: { kind: 'number', sortable: true, filterable: true },
  isPickup: { kind: 'flag', filterable: true },
  secret: { kind: 'text' },
} as const satisfies ListFields;

const texts = fc
  .string({ unit: fc.constantFrom('|', ',', '\\', '%', '_', '&', '=', '+', '#', '盐', '田', '😀', 'a') })
  .filter((text) => text !== '');
const valuesOf: Record<string, fc.Arbitrary<string>> = {
  goodsName: texts,
  warehouseCode: fc.constantFrom('ONT8', 'A|B', 'X,Y'),
  status: fc.constantFrom('draft', 'received'),
  etd: fc.constantFrom('2026-12-01', '2026-12-31'),
  weight: fc.constantFrom('0', '12.5', '9999999999'),
  isPickup: fc.constantFrom('0', '1'),
};
const conditionsOf = (field: keyof typeof fields) =>
  fc.array(
    fc.record({
      field: fc.constant<string>(field),
      operator: fc.constantFrom<Operator>(...operatorsOfKind[fields[field].kind]),
      values: fc.array(valuesOf[field] ?? texts, { minLength: 1, maxLength: 5 }),
    }),
    { maxLength: 4 },
  );
const anySearch: fc.Arbitrary<TableSearch> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(...pageSizes),
  sort: fc.option(
    fc.record({
      field: fc.constantFrom('goodsName', 'warehouseCode', 'etd', 'weight'),
      order: fc.constantFrom('ascending', 'descending'),
    }),
  ),
  conditions: fc
    .tuple(...(Object.keys(valuesOf) as (keyof typeof fields)[]).map(conditionsOf)) // its own keys
    .map((each): ParsedCondition[] => each.flat()),
  view: fc.option(fc.constantFrom('none', '0b6d1c7e-5f1a-4a53-9a51-6c0f5d3f4a10')),
  dropped: fc.constant([]),
});

const read = (query: string) => readTableSearch(new URLSearchParams(query), fields);

describe('a table in the URL', () => {
  test('comes back as it was written, whatever its values hold', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(read(writeTableSearch(search).toString())).toEqual(search);
      }),
    );
  });

  test('asks for nothing that the server refuses', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const { filter, page, pageSize, ...sort } = toListInput(search);
        const query = { page: String(page), pageSize: String(pageSize), ...sort, ...filter };
        const { view: _view, dropped: _dropped, ...asked } = search;
        expect(parseListQuery(query, fields)).toEqual(asked);
      }),
    );
  });

  test('any address opens', () => {
    const name = fc.oneof(
      fc.constantFrom(...Object.keys(fields), 'page', 'pageSize', 'prop', 'order'),
      texts,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const search = readTableSearch(new URLSearchParams(pairs), fields);
        expect(read(writeTableSearch(search).toString())).toEqual({ ...search, dropped: [] });
      }),
    );
  });

  test('of the plain table is plain; what cannot be meant is left out and named, the rest holds', () => {
    expect(writeTableSearch(plainTableSearch).toString()).toBe('');
    expect(
      read('page=-1&pageSize=7&prop=secret&secret=a|=&status=sunk|=&etd=2026-13-45|>=&__proto__=a|='),
    ).toEqual({
      ...plainTableSearch,
      dropped: [
        'page=-1',
        'pageSize=7',
        'prop=secret',
        'secret=a|=',
        'status=sunk|=',
        'etd=2026-13-45|>=',
        '__proto__=a|=',
      ],
    });
    expect(read('status=draft|=&status=sunk|=&goodsName=a|~&weight=１２．５|>&page=3')).toEqual({
      ...plainTableSearch,
      page: 3,
      conditions: [
        { field: 'status', operator: '=', values: ['draft'] },
        { field: 'weight', operator: '>', values: ['12.5'] },
      ],
      dropped: ['status=sunk|=', 'goodsName=a|~'],
    });
  });

  test('names an unknown field, an order that is none, and a fifth condition of one field', () => {
    expect(read('weigth=1|>').dropped).toEqual(['weigth=1|>']);
    expect(read('weigth=&goodsName=&page=').dropped).toEqual([]);
    expect(read('prop=etd&order=up')).toMatchObject({ sort: null, dropped: ['prop=etd&order=up'] });
    const five = read('weight=1|>&weight=2|>&weight=3|>&weight=4|>&weight=5|>');
    expect([five.conditions.length, five.dropped]).toEqual([4, ['weight=5|>']]);
    expect(readTableSearch(new URLSearchParams('tab=lcl'), fields, ['tab'])).toEqual(plainTableSearch);
  });

  test('leaves alone what is not meant as a condition', () => {
    expect(read('utm_source=mail&from=singlemessage&a=b|c&b=a\\|include&_=1&weigth=1')).toEqual(
      plainTableSearch,
    );
    expect(read('colour=red,blue|include&secret=a').dropped).toEqual(['colour=red,blue|include', 'secret=a']);
  });

  test('old links without an operator mean the default one', () => {
    expect(read('goodsName=灯具&status=draft,received').conditions).toEqual([
      { field: 'goodsName', operator: 'include', values: ['灯具'] },
      { field: 'status', operator: 'include', values: ['draft', 'received'] },
    ]);
  });
});

test('every change but that of the page begins at the first page', () => {
  const shown = { ...plainTableSearch, page: 4 };
  expect(changeTableSearch(shown, { page: 5 }).page).toBe(5);
  expect(changeTableSearch(shown, { sort: { field: 'etd', order: 'descending' } }).page).toBe(1);
  expect(changeTableSearch(shown, { pageSize: 50 })).toMatchObject({ page: 1, pageSize: 50 });
  expect(changeTableSearch(shown, { pageSize: 7 }).pageSize).toBe(20);
});
