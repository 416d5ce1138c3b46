import { defineList, type ListRow } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { filterFields } from './filter-fields.ts';
import { screenColumns, summaryCellsOf } from './screen-columns.tsx';

const heading = (zh: string, en: string) => ({ 'zh-CN': zh, en });

const bills = defineList({
  name: 'bills',
  title: heading('账单', 'Bills'),
  columns: {
    number: {
      kind: 'code',
      heading: heading('账单号', 'Bill number'),
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 120, en: 140 }, isAlwaysShown: true },
    },
    state: {
      kind: 'choice',
      choices: ['unpaid', 'settled'],
      words: { unpaid: heading('待付款', 'Unpaid'), settled: heading('已结清', 'Settled') },
      heading: heading('状态', 'Status'),
      filterable: true,
    },
    port: { kind: 'code', heading: heading('港口', 'Port'), filterable: true, screen: false },
    dueOn: {
      kind: 'date',
      heading: heading('到期日', 'Due'),
      isNullable: true,
      filterable: true,
      filter: { isSelected: true, label: heading('到期', 'Due date') },
    },
    confirmedAt: { kind: 'datetime', heading: heading('确认时间', 'Confirmed'), isNullable: true },
    rows: { kind: 'number', format: 'count', heading: heading('行数', 'Rows'), isSummed: true },
    weight: { kind: 'number', format: 'thousandths', heading: heading('重量', 'KGS'), isSummed: true },
    isFinal: { kind: 'flag', heading: heading('最终', 'Final'), filterable: true },
  },
  filterOrder: ['dueOn', 'state'],
});

const row: ListRow<typeof bills> = {
  id: '1',
  number: 'B-1',
  state: 'unpaid',
  port: 'CNSZX',
  dueOn: null,
  confirmedAt: '2026-11-23 08:30:15',
  rows: 1284,
  weight: 1.25,
  isFinal: true,
};

describe('the columns of the table', () => {
  test('show each value by its kind, in the language asked for', () => {
    const shown = (locale: 'zh-CN' | 'en') =>
      screenColumns(bills, locale).map(({ title, render }) => [title, render(row)]);
    expect(shown('zh-CN')).toEqual([
      ['账单号', 'B-1'],
      ['状态', '待付款'],
      ['到期日', '—'],
      ['确认时间', '2026-11-23 08:30'],
      ['行数', '1,284'],
      ['重量', '1.25'],
      ['最终', '是'],
    ]);
    expect(shown('en')[1]).toEqual(['Status', 'Unpaid']);
  });

  test('have the widths and signs of the definition, and odd cells their own code', () => {
    const [number, state] = screenColumns(bills, 'en', { state: ({ state: value }) => `!${value}` });
    expect(number).toMatchObject({ widthPx: 140, isSortable: true, isAlwaysShown: true });
    expect(state?.render(row)).toBe('!unpaid');
  });

  test('have nothing for an amount that nobody entered, and texts of a number stand as texts', () => {
    const cargo = defineList({
      name: 'cargo',
      title: heading('货物', 'Cargo'),
      columns: {
        volume: { kind: 'number', format: 'volume', heading: heading('体积', 'M3'), isEmptyAtZero: true },
        boxes: { kind: 'number', heading: heading('箱', 'Boxes'), screen: { isText: true } },
      },
    });
    const columns = screenColumns(cargo, 'en');
    expect(columns.map(({ isNumber }) => isNumber)).toEqual([true, undefined]);
    const shown = (volume: number) => columns.map(({ render }) => render({ id: '1', volume, boxes: 0 }));
    expect([shown(0), shown(1.5)]).toEqual([
      ['—', '0'],
      ['1.500', '0'],
    ]);
  });

  test('have their totals below', () => {
    expect(summaryCellsOf(bills, { rows: 2568, weight: 2.5 }, 'en')).toEqual({
      rows: '2,568',
      weight: '2.5',
    });
  });
});

test('the filter offers what can be filtered by, in its order, chosen where there are values to choose from', () => {
  const ports = [{ value: 'CNSZX', nameZh: '深圳', nameEn: 'Shenzhen', search: 'sz' }];
  expect(filterFields(bills, 'en', { port: ports })).toEqual([
    { field: 'dueOn', label: 'Due date', kind: 'daterange', isSelected: true },
    {
      field: 'state',
      label: 'Status',
      kind: 'select',
      isMultiple: true,
      options: [
        { value: 'unpaid', nameZh: '待付款', nameEn: 'Unpaid', search: 'unpaid' },
        { value: 'settled', nameZh: '已结清', nameEn: 'Settled', search: 'settled' },
      ],
    },
    {
      field: 'number',
      label: 'Bill number',
      kind: 'text',
      comparedAs: 'code',
      placeholder: 'Part of the number',
    },
    { field: 'port', label: 'Port', kind: 'select', comparedAs: 'code', isMultiple: true, options: ports },
    { field: 'isFinal', label: 'Final', kind: 'switch' },
  ]);
  const { state } = bills.columns;
  const few = { ...bills, columns: { state: { ...state, filter: { choices: ['settled'] } } } };
  expect(filterFields(few, 'en')[0]?.options).toMatchObject([{ value: 'settled' }]);
  // Still on their way: chosen from all the same.
  expect(filterFields(bills, 'en', { port: undefined })[3]).toMatchObject({
    kind: 'select',
    options: undefined,
  });
});
