import { describe, expect, test } from '@jest/globals';
import { readTotals } from './totals-words.ts';

const total = [
  ['合计', '合计：', '合 计', '合計', '总计', '小计', '共计', '累计', '总数', '总和', '总：', '總計'],
  ['合计TOTAL', '合计 TOTAL:', '总计(Total)', 'TOTAL 合计', '小计/Subtotal', 'TOTAL（合计）'],
  [
    'Total:',
    'TOTALS',
    'ＴＯＴＡＬ',
    'T O T A L',
    'Grand Total',
    'G.TOTAL',
    'G. Total',
    'S/TOTAL',
    'Sub-total',
    'TTL',
    'SUM',
  ],
  [
    '合计：30箱',
    '合计30箱 500kg 1.2cbm',
    'TOTAL: 30 CTNS',
    '本页合计',
    '本页小计：',
    '以上合计',
    '总件数',
    'Total of this page',
  ],
  ['灯具小计', '第一车货物合计', 'A区 合计 12'],
];
const either = [
  'Total station',
  'TOTAL of Shenzhen goods',
  'Shipment total',
  'Colgate Total',
  'TTL converter',
  '总计器',
];
const goods = [
  [
    '灯具',
    '总统套房台灯',
    '总线驱动器',
    '计算器',
    '统计板',
    '和风灯',
    '共享单车锁',
    '30',
    '5箱',
    '',
    'x'.repeat(5000),
  ],
  [
    'Totally natural soap',
    'Totaliser valve',
    'Sumo doll',
    'Subtle lamp',
    'Battle toy',
    'Cattle tag',
    'TTLock',
    'page',
    'KGS',
  ],
];

describe('rows of totals by their words', () => {
  test.each(total)('%s and its like surely', (...texts) => {
    expect(texts.map(readTotals)).toEqual(texts.map(() => 'surely'));
  });

  test.each(either)('%s, if its amounts say so as well', (text) => {
    expect(readTotals(text)).toBe('maybe');
  });

  test.each(goods)('%s and its like are goods', (...texts) => {
    expect(texts.map(readTotals)).toEqual(texts.map(() => null));
  });
});
