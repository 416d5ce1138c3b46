import { expect, test } from '@jest/globals';
import type { TableLook } from '../table-memory/table-memory.ts';
import {
  changeColumn,
  draftOf,
  isLastShown,
  isSameLook,
  lookOf,
  moveColumn,
  readWidth,
} from './column-draft.ts';

const column = { isShown: true, widthPx: null, isSortable: true, fixed: null } as const;
const look: TableLook = {
  columns: [
    { key: 'a', ...column },
    { key: 'b', ...column, widthPx: 120 },
    { key: 'c', ...column },
  ],
  density: 'comfortable',
  isBordered: false,
  isStriped: false,
};
const draft = draftOf(look);
const keys = (changed: { columns: readonly { key: string }[] }) =>
  changed.columns.map(({ key }) => key).join('');

test('a width is a whole number within what can be drawn, in digits of any width; blank is automatic', () => {
  expect(['120', '１２０', ' 56 ', '800'].map(readWidth)).toEqual([120, 120, 56, 800]);
  expect(['', ' 　'].map(readWidth)).toEqual([null, null]);
  expect(['55', '801', '120.5', '-120', 'wide', '1e2'].map(readWidth)).toEqual(Array(6).fill(undefined));
});

test('what is typed stays as typed, and the last width that made sense holds', () => {
  const typed = changeColumn(draft, 'b', { widthText: '1' });
  expect(typed.columns[1]).toMatchObject({ widthText: '1', widthPx: 120 });
  expect(changeColumn(typed, 'b', { widthText: '１８０' }).columns[1]).toMatchObject({
    widthText: '１８０',
    widthPx: 180,
  });
  expect(changeColumn(typed, 'b', { widthText: '' }).columns[1]).toMatchObject({ widthPx: null });
});

test('a draft gives back the look that it came from', () => {
  expect(lookOf(draft)).toEqual(look);
  expect(isSameLook(lookOf(draft), look)).toBe(true);
  expect(isSameLook(lookOf(changeColumn(draft, 'a', { isShown: false })), look)).toBe(false);
  expect(isSameLook(lookOf(moveColumn(draft, 'a', 1)), look)).toBe(false);
});

test('a column moves to its place, and no further than the ends', () => {
  expect(keys(moveColumn(draft, 'a', 2))).toBe('bca');
  expect(keys(moveColumn(draft, 'c', 0))).toBe('cab');
  expect(keys(moveColumn(draft, 'a', -1))).toBe('abc');
  expect(keys(moveColumn(draft, 'c', 9))).toBe('abc');
  expect(keys(moveColumn(draft, 'x', 0))).toBe('abc');
});

test('the last shown column is known', () => {
  const one = changeColumn(changeColumn(draft, 'a', { isShown: false }), 'b', { isShown: false });
  expect([isLastShown(draft, 'c'), isLastShown(one, 'c'), isLastShown(one, 'a')]).toEqual([
    false,
    true,
    false,
  ]);
});
