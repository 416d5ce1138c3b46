import { expect, test } from '@jest/globals';
import { isPathMatch, nameOfOption, optionsAlong, pathToOption } from './tree-options.ts';

const losAngeles = { value: 'LAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: '洛杉矶 luoshanji lsj' };
const california = {
  value: 'CA',
  nameZh: '加利福尼亚州',
  nameEn: 'California',
  search: '加利福尼亚州 jialifuniyazhou jlfnyz',
  children: [losAngeles],
};
const usa = {
  value: 'US',
  nameZh: '美国',
  nameEn: 'United States',
  search: '美国 meiguo mg',
  children: [california],
};

test('an option is found under any other, with all that lie above it', () => {
  expect(pathToOption([usa], 'LAX')).toEqual([usa, california, losAngeles]);
  expect(pathToOption([usa], 'US')).toEqual([usa]);
  expect(pathToOption([usa], 'ONT')).toEqual([]);
});

test('a path is followed as far as it is known', () => {
  expect(optionsAlong([usa], ['US', 'CA', 'LAX'])).toEqual([usa, california, losAngeles]);
  expect(optionsAlong([usa], ['US', 'TX', 'LAX'])).toEqual([usa]);
  expect(optionsAlong([usa], [])).toEqual([]);
});

test.each([
  ['', true],
  ['洛杉矶', true],
  ['lsj', true],
  ['mg lsj', true],
  ['ｕｓ　ｌａｘ', true],
  ['us tx', false],
])('typed %j: %p', (typed, isMatch) => {
  expect(isPathMatch([usa, california, losAngeles], typed)).toBe(isMatch);
});

test('a name follows the language', () => {
  expect([nameOfOption(usa, 'zh-CN'), nameOfOption(usa, 'en')]).toEqual(['美国', 'United States']);
});
