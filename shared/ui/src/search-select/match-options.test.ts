import { expect, test } from '@jest/globals';
import { exactMatch, matchRank } from './match-options.ts';

const yantian = { value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: '盐田 yantian yt' };

test.each([
  ['', 0],
  ['cnytn', 0],
  ['ＣＮＹＴＮ', 0],
  ['盐', 1],
  ['yt', 2],
  ["yan'tian", 2],
  ['tian', 3],
  ['ningbo', null],
] as const)('%s', (typed, rank) => {
  expect(matchRank(yantian, typed)).toBe(rank);
});

test('what a page names itself is found by its initials and by its pinyin', () => {
  const status = { value: 'toBeReceived', nameZh: '待收货', nameEn: '待收货', search: 'tobereceived' };
  expect(['dsh', 'ds', 'sh', 'tobe'].map((typed) => matchRank(status, typed))).toEqual([2, 2, 3, 1]);
  expect(["dai'shou", 'daishouhuo', 'shouhuo'].map((typed) => matchRank(status, typed))).toEqual([2, 2, 3]);
  const green = { value: 'green', nameZh: '绿色', nameEn: 'Green', search: '' };
  expect(['lv', 'lu', 'lvse'].map((typed) => matchRank(green, typed))).toEqual([2, 2, 2]);
});

const ports = [
  yantian,
  { value: 'CNYTI', nameZh: '烟台', nameEn: 'Yantai', search: '烟台 yantai yt' },
  { value: 'LUX', nameZh: '绿色港', nameEn: 'Green', search: '' },
];

test.each([
  ['cnytn', 'CNYTN'],
  ['盐 田', 'CNYTN'],
  ['YANTIAN', 'CNYTN'],
  ["yan'tai", 'CNYTI'],
  ['lvsegang', 'LUX'],
  // Of two.
  ['yt', null],
  ['yan', null],
  ['盐', null],
  ['', null],
])('%j is the whole code, name or pinyin of %s', (typed, value) => {
  expect(exactMatch(ports, typed)?.value ?? null).toBe(value);
});
