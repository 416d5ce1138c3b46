import { expect, test } from '@jest/globals';
import { cargoColumns } from './cargo-columns.ts';

const columns = cargoColumns({ t: (key) => key, packings: [], isAmazon: false });
const widthOf = (key: string) => columns.find((column) => column.key === key)?.widthPx ?? 0;

/** Of a digit and of a point in Inter at 13 pixels, tabular; of the padding and the line of a cell. */
const [digitPx, pointPx, besidePx] = [8, 3.2, 13];

test.each([
  ['package', '123456'],
  ['weight', '12345.678'],
  ['volume', '12345.678'],
  ['long', '100.25'],
  ['wide', '1200.5'],
  ['high', '100.25'],
])('the narrowest cell of %s shows %s whole', (key, number) => {
  const digits = number.replace('.', '').length;
  expect(widthOf(key)).toBeGreaterThanOrEqual(
    digits * digitPx + (number.length - digits) * pointPx + besidePx,
  );
});

test('a line stands in one row beside the menu on a screen of 1440', () => {
  const [besideSheetPx, numberPx, actionsPx, scrollBarPx] = [486, 36, 56, 15];
  const line = columns.reduce((sum, { widthPx }) => sum + widthPx, numberPx + actionsPx);
  expect(line).toBeLessThanOrEqual(1440 - besideSheetPx - scrollBarPx);
});
