import { expect, test } from '@jest/globals';
import { wordProblems } from './word-problems.ts';

test('words that say the same in both languages have no problem', () => {
  const english = {
    list: { title: 'Bills', rows_one: 'One row of {{name}}', rows_other: '{{count}} rows of {{name}}' },
  };
  expect(wordProblems({ list: { title: '账单', rows: '{{name}} 共 {{count}} 行' } }, english)).toEqual([]);
  expect(wordProblems({ join: '、' }, { join: ', ' })).toEqual([]);
});

test('what one language lacks, leaves empty or shows otherwise is named', () => {
  expect(wordProblems({ title: '账单' }, {})).toEqual(['title is missing in en']);
  expect(wordProblems({}, { list: { title: 'Bills' } })).toEqual(['list.title is missing in zh-CN']);
  expect(wordProblems({ title: '' }, { title: ' Bills' })).toEqual(['title is “”', 'title is “ Bills”']);
  expect(wordProblems({ due: '{{days}} 天' }, { due: 'Soon' })).toEqual([
    'due shows days in zh-CN, nothing in en',
  ]);
});
