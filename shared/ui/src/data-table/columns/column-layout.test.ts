import { type ColumnSetting, tableMemoryLimits } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { clampWidth, placeColumns, withRoomForTotals, withWidth } from './column-layout.ts';
import type { DataColumn } from './data-column.ts';

const column = (key: string): DataColumn<object> => ({
  key,
  title: key,
  render: () => key,
  isSortable: true,
});
const setting = (key: string, change: Partial<ColumnSetting> = {}): ColumnSetting => ({
  key,
  isShown: true,
  widthPx: 100,
  isSortable: true,
  fixed: null,
  ...change,
});
const columns = [column('number'), column('goods'), column('etd')];

test('in the set order, without what is hidden, the fixed ones at their sides', () => {
  const placed = placeColumns(
    columns,
    [
      setting('etd', { fixed: 'right' }),
      setting('goods', { isSortable: false }),
      setting('number', { fixed: 'left' }),
      setting('gone'),
    ],
    false,
  );
  expect(placed.map(({ column, fixed }) => [column.key, fixed])).toEqual([
    ['number', 'left'],
    ['goods', null],
    ['etd', 'right'],
  ]);
  expect(placed[1]?.isSortable).toBe(false);
  expect(placeColumns(columns, [setting('goods', { isShown: false }), setting('etd')], false)).toHaveLength(
    1,
  );
});

test('exactly one column takes what is left', () => {
  const elasticOf = (...settings: ColumnSetting[]) =>
    placeColumns(columns, settings, false)
      .filter(({ isElastic }) => isElastic)
      .map(({ column }) => column.key);
  expect(elasticOf(setting('number'), setting('goods', { widthPx: null }), setting('etd'))).toEqual([
    'goods',
  ]);
  expect(elasticOf(setting('number'), setting('goods'), setting('etd', { fixed: 'right' }))).toEqual([
    'goods',
  ]);
  expect(elasticOf(setting('number', { fixed: 'left' }))).toEqual(['number']);
});

test('a column may take what is left and still say how narrow it may be, until its person sets a width', () => {
  const bookings = [column('number'), { ...column('goods'), widthPx: 126, isElastic: true }, column('etd')];
  const goodsAt = (widthPx: number | null) =>
    placeColumns(bookings, [setting('number'), setting('goods', { widthPx }), setting('etd')], false)[1];
  expect(goodsAt(null)).toMatchObject({ isElastic: true, widthPx: 126 });
  expect(goodsAt(200)).toMatchObject({ isElastic: false, widthPx: 200 });
});

test('none is fixed on a narrow screen, and no width leaves its bounds', () => {
  expect(placeColumns(columns, [setting('etd', { fixed: 'right', widthPx: 4 })], true)).toMatchObject([
    { fixed: null, widthPx: tableMemoryLimits.minWidthPx },
  ]);
  expect([clampWidth(1e9), clampWidth(99.6)]).toEqual([tableMemoryLimits.maxWidthPx, 100]);
  expect(withWidth([setting('etd'), setting('goods')], 'etd', null).map(({ widthPx }) => widthPx)).toEqual([
    null,
    100,
  ]);
});

test('a column is as wide as its total needs, and no narrower than it was made', () => {
  const placed = placeColumns(columns, [setting('number'), setting('goods'), setting('etd')], false);
  const widths = withRoomForTotals(placed, { goods: '1,234,567,890.12', etd: '7' });
  expect(widths.map(({ widthPx }) => widthPx)).toEqual([100, 138, 100]);
});
