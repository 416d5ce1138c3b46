import { expect, test } from '@jest/globals';
import type { SheetColumn } from '../sheet/sheet-columns.ts';
import { gridOf, layoutIn } from './use-sheet-layout.ts';

const columns: readonly SheetColumn[] = [
  { key: 'goods', title: '品名', kind: 'text', widthPx: 200, grow: 1 },
  { key: 'weight', title: '毛重', kind: 'number', widthPx: 100 },
  { key: 'note', title: '说明', kind: 'text', widthPx: 100, below: '2 / span 2' },
];

test('a line takes one row where there is room, two where it may, and else moves sideways', () => {
  // 36 for the number of the line, 56 for its buttons.
  expect([492, 491, 392, 391].map((roomPx) => layoutIn(roomPx, columns))).toEqual([
    'one',
    'two',
    'two',
    'wide',
  ]);
  expect(layoutIn(391, columns.slice(0, 2))).toBe('wide');
});

test('columns grow with the spacing that a reader sets', () => {
  expect(gridOf('wide', columns, 1.25)).toMatchObject({
    columns: '36px minmax(250px, 1fr) 125px 56px',
    leastPx: 467,
  });
});

test('what stands below takes no column of its own', () => {
  expect(gridOf('one', columns)).toMatchObject({
    columns: '36px minmax(200px, 1fr) 100px 100px 56px',
    leastPx: 492,
  });
  expect(gridOf('wide', columns)).toEqual({
    columns: '36px minmax(200px, 1fr) 100px 56px',
    leastPx: 392,
    printed: '36px minmax(0, 200fr) minmax(0, 100fr)',
  });
});
