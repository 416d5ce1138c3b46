import { expect, test } from '@jest/globals';
import { isSameView, searchSize, type ViewContent } from './view-content.ts';

const shipped = [
  { key: 'number', isSortable: true },
  { key: 'etd', isSortable: true, widthPx: 104 },
];
const column = { isShown: true, widthPx: null, isSortable: true, fixed: null } as const;
const view: ViewContent = {
  columns: [
    { key: 'number', ...column },
    { key: 'etd', ...column },
  ],
  sort: { field: 'etd', order: 'ascending' },
  filterObj: { status: ['draft|include'], etd: ['2026-11-01|>=', '2026-11-30|<='] },
};
const isSame = (changes: Partial<ViewContent>) => isSameView(view, { ...view, ...changes }, shipped);

test('columns, order, sort and filter each make a difference', () => {
  expect(isSame({})).toBe(true);
  expect(isSame({ columns: view.columns.toReversed() })).toBe(false);
  expect(isSame({ columns: view.columns.map((each) => ({ ...each, isShown: each.key === 'number' })) })).toBe(
    false,
  );
  expect(isSame({ sort: { field: 'etd', order: 'descending' } })).toBe(false);
  expect(isSame({ sort: null })).toBe(false);
  expect(isSame({ filterObj: { status: ['draft|include'] } })).toBe(false);
});

test('the order of conditions and a column that was shipped later make none', () => {
  expect(isSame({ filterObj: { etd: ['2026-11-30|<=', '2026-11-01|>='], status: ['draft|include'] } })).toBe(
    true,
  );
  expect(isSame({ columns: view.columns.slice(0, 1) })).toBe(true);
  expect(isSame({ columns: [] })).toBe(true);
});

test('each condition counts, and the order beside them', () => {
  expect(searchSize(view)).toEqual({ conditions: 3, isSorted: true });
  expect(searchSize({ sort: null, filterObj: {} })).toEqual({ conditions: 0, isSorted: false });
});
