import { describe, expect, test } from '@jest/globals';
import { escapeLike, searchForm, searchText, sortKey } from './sort-key.ts';

function finds(name: string, typed: string): boolean {
  return searchText(name).includes(searchForm(typed));
}

describe('sort key', () => {
  test.each([
    ['盐田', 'yan tian'],
    ['蛇口', 'she kou'],
    ['重庆', 'chong qing'],
    ['厦门港', 'xia men gang'],
    ['绿色', 'lv se'],
    ['Los Angeles', 'los angeles'],
    ['ＯＮＴ８', 'ont8'],
    ['3号仓', '3 hao cang'],
    ['深圳ABC-12公司', 'shen zhen abc 12 gong si'],
    ['', ''],
    ['　', ''],
  ])('of %s is "%s"', (name, key) => {
    expect(sortKey(name)).toBe(key);
  });

  test('sorts Chinese by sound, not by stroke or code', () => {
    const names = ['蛇口', '盐田', '北京', '重庆', '上海'];
    const byKey = names.toSorted((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1));
    expect(byKey).toEqual(['北京', '重庆', '上海', '蛇口', '盐田']);
  });
});

describe('search text', () => {
  test.each([
    ['盐田', '盐'],
    ['盐田', 'yantian'],
    ['盐田', 'yan tian'],
    ['盐田', 'YT'],
    ['盐田', 'ｙｔ'],
    ['蛇口', 'shek'],
    ['重庆', 'chongqing'],
    ['重庆', 'cq'],
    ['深圳盐田港', '盐田'],
    ['深圳盐田港', 'ytg'],
    ['Los Angeles', 'los ang'],
    ['Los Angeles', 'LA'],
    ['ONT8', 'nt8'],
  ])('%s is found by %s', (name, typed) => {
    expect(finds(name, typed)).toBe(true);
  });

  test.each([
    ['盐田', '口'],
    ['盐田', 'shekou'],
    ['重庆', 'zhongqing'],
  ])('%s is not found by %s', (name, typed) => {
    expect(finds(name, typed)).toBe(false);
  });

  test('parts of it do not run into each other', () => {
    expect(finds('盐田', 'yantianyt')).toBe(false);
  });
});

test('the signs of a pattern are literal in what was typed', () => {
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
});
