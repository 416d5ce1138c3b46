import type { ColumnSetting } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { mergeColumns, type ShippedColumn } from './merge-columns.ts';

const shipped: ShippedColumn[] = [
  { key: 'number', isAlwaysShown: true, isSortable: true, fixed: 'left', widthPx: 150 },
  { key: 'status' },
  { key: 'etd', isSortable: true },
  { key: 'remarks', isHiddenAtFirst: true },
];
const saved = (key: string, changes: Partial<ColumnSetting> = {}): ColumnSetting => ({
  key,
  isShown: true,
  widthPx: null,
  isSortable: true,
  fixed: null,
  ...changes,
});
const keys = (columns: readonly ColumnSetting[]) => columns.map(({ key }) => key);

test('with nothing saved the columns are as they were shipped, each in its own width of the language', () => {
  expect(mergeColumns(shipped, null)).toEqual([
    { key: 'number', isShown: true, widthPx: null, isSortable: true, fixed: 'left' },
    { key: 'status', isShown: true, widthPx: null, isSortable: false, fixed: null },
    { key: 'etd', isShown: true, widthPx: null, isSortable: true, fixed: null },
    { key: 'remarks', isShown: false, widthPx: null, isSortable: false, fixed: null },
  ]);
  expect(mergeColumns(shipped, [])).toEqual(mergeColumns(shipped, null));
});

test('the saved order and settings hold', () => {
  const own = [
    saved('etd', { widthPx: 120, fixed: 'right' }),
    saved('remarks'),
    saved('number'),
    saved('status'),
  ];
  const merged = mergeColumns(shipped, own);
  expect(keys(merged)).toEqual(['etd', 'remarks', 'number', 'status']);
  expect(merged[0]).toEqual(own[0]);
});

test('a column that was dropped goes, also one that stands twice', () => {
  const merged = mergeColumns(shipped, [
    saved('status'),
    saved('gone'),
    saved('status', { isShown: false }),
    ...['number', 'etd', 'remarks'].map((key) => saved(key)),
  ]);
  expect(keys(merged)).toEqual(['status', 'number', 'etd', 'remarks']);
  expect(merged[0]?.isShown).toBe(true);
});

test('columns that were shipped later stand behind what they were shipped behind', () => {
  expect(keys(mergeColumns(shipped, [saved('etd'), saved('number')]))).toEqual([
    'etd',
    'remarks',
    'number',
    'status',
  ]);
  // The first one has nothing before it.
  expect(keys(mergeColumns(shipped, [saved('etd'), saved('status'), saved('remarks')]))[0]).toBe('number');
  // Two new ones in a row keep their order.
  expect(keys(mergeColumns(shipped, [saved('number'), saved('remarks')]))).toEqual([
    'number',
    'status',
    'etd',
    'remarks',
  ]);
});

test('what the table does not allow does not hold', () => {
  const merged = mergeColumns(shipped, [saved('number', { isShown: false }), saved('status')]);
  expect(merged.map(({ isShown, isSortable }) => [isShown, isSortable]).slice(0, 2)).toEqual([
    [true, true],
    [true, false],
  ]);
});
