import { expect, test } from '@jest/globals';
import {
  conversationMailProblems,
  conversationVisitorProblems,
  conversationWordsProblems,
} from './conversation-rules.ts';

const rulesOf = (problems: readonly { path: string; rule: string }[]) =>
  problems.map(({ path, rule }) => `${path} ${rule}`);

test('something is said by words, by files or by both, and not by nothing', () => {
  expect(conversationWordsProblems({ words: '你好', files: [] })).toEqual([]);
  expect(conversationWordsProblems({ words: '', files: ['a'] })).toEqual([]);
  expect(rulesOf(conversationWordsProblems({ words: '', files: [] }))).toEqual(['words required']);
});

test('words count by characters, and files are counted', () => {
  expect(conversationWordsProblems({ words: '👍'.repeat(2000), files: [] })).toEqual([]);
  const problems = conversationWordsProblems({ words: '字'.repeat(2001), files: Array(6).fill('a') });
  expect(rulesOf(problems)).toEqual(['words tooLong', 'files tooManyFiles']);
});

test('a mail address is needed out of hours, and has to be one whenever it is given', () => {
  const nobody = { name: '', mail: '' };
  expect(conversationVisitorProblems(nobody, true)).toEqual([]);
  expect(rulesOf(conversationVisitorProblems(nobody, false))).toEqual(['mail mailOutOfHours']);
  const typo = { name: '林', mail: 'lin@sample' };
  expect(rulesOf(conversationVisitorProblems(typo, true))).toEqual(['mail invalidEmail']);
  expect(rulesOf(conversationVisitorProblems({ ...nobody, name: '林'.repeat(51) }, true))).toEqual([
    'name tooLong',
  ]);
  expect(rulesOf(conversationMailProblems({ mail: '' }))).toEqual(['mail required']);
});
