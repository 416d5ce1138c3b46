import { expect, test } from '@jest/globals';
import { longestCell, safeText } from '../../exports/safe-text.ts';
import { goodsText } from './goods-text.ts';

test('all names of the goods stand in the cell', () => {
  expect(goodsText(['灯具', '茶几'], 'zh-CN')).toBe('灯具、茶几');
  expect(goodsText(['Lamps', 'Tables'], 'en')).toBe('Lamps, Tables');
  expect(goodsText([], 'en')).toBe('');
});

test.each([
  ['zh-CN', '、', '…（共 500 项）'],
  ['en', ', ', '… (500 in all)'],
] as const)('names that no cell holds end visibly, after a whole one (%s)', (locale, joint, end) => {
  const names = Array.from({ length: 500 }, (_, at) => `=${at} ${'名'.repeat(90)}`);
  const cell = safeText(goodsText(names, locale));
  expect(cell.endsWith(end)).toBe(true);
  const shown = cell.slice(1, -end.length).split(joint);
  expect(shown).toEqual(names.slice(0, shown.length));
  expect(cell.length).toBeGreaterThan(longestCell - 120);
  expect(cell.length).toBeLessThanOrEqual(longestCell);
});
