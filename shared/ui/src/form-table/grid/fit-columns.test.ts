import { expect, test } from '@jest/globals';
import type { SheetColumn } from '../sheet/sheet-columns.ts';
import { fitColumns } from './fit-columns.ts';

const column = (change: Partial<SheetColumn>): SheetColumn => ({
  key: 'package',
  title: '件数',
  kind: 'number',
  widthPx: 60,
  ...change,
});

test('a column is as wide as the longest word of its heading, with the star of a required one', () => {
  const [plain, long, starred] = fitColumns(
    [column({}), column({ title: 'Cartons' }), column({ title: 'Cartons', isRequired: true })],
    [],
  );
  expect(plain?.widthPx).toBe(60);
  expect(long?.widthPx).toBeGreaterThan(60);
  expect(starred?.widthPx).toBe((long?.widthPx ?? 0) + 8);
  // Its words stand below each other.
  expect(fitColumns([column({ title: 'Volume', unit: 'CBM' })], [])[0]?.widthPx).toBe(
    fitColumns([column({ title: 'Volume' })], [])[0]?.widthPx,
  );
});

test('a total makes its column wider, until it stands there whole', () => {
  const widthWith = (total: string | null) =>
    fitColumns([column({})], [total === null ? null : { text: total }])[0]?.widthPx ?? 0;
  expect(widthWith(null)).toBe(60);
  expect(widthWith('120')).toBe(60);
  expect(widthWith('1,000,000.000')).toBeGreaterThan(10 * 8 + 3 * 4 + 13);
});

test('a column that has room enough is the very same', () => {
  const wide = column({ widthPx: 200 });
  expect(fitColumns([wide], [{ text: '1,000' }])[0]).toBe(wide);
});
