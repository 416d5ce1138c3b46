import { expect, test } from '@jest/globals';
import { problemMessage } from './problem.ts';

test('a problem speaks both languages, with its numbers filled in', () => {
  const problem = { path: 'remarks', rule: 'tooLong', params: { max: 500 } } as const;
  expect(problemMessage(problem, 'zh-CN')).toBe('最多 500 个字符');
  expect(problemMessage(problem, 'en')).toBe('At most 500 characters');
});
