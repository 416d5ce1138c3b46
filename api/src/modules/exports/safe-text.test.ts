import { expect, test } from '@jest/globals';
import { safeText } from './safe-text.ts';

test.each([
  ['=1+1', "'=1+1"],
  ["'=1", "''=1"],
  ['-0012', "'-0012"],
  ['\t=1', "'\t=1"],
  ['\0=1', "'=1"],
  ['蓝牙耳机 a=b', '蓝牙耳机 a=b'],
  ['📦', '📦'],
  ['\ud83d', '\ufffd'],
  ['a\u0007b\uffff', 'ab'],
  ['', ''],
])('%j stands in a cell as %j', (text, cell) => {
  expect(safeText(text)).toBe(cell);
});

test('a text that no cell can hold is cut, not in the middle of a character', () => {
  expect(safeText('a'.repeat(40_000))).toHaveLength(32_767);
  expect(safeText(`${'a'.repeat(32_766)}📦`).isWellFormed()).toBe(true);
});
