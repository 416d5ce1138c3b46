import { wordProblems } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import english from './en.json' with { type: 'json' };
import chinese from './zh-CN.json' with { type: 'json' };

test('the words say the same in both languages, tidily', () => {
  expect(wordProblems(chinese, english)).toEqual([]);
});
