import { expect, test } from '@jest/globals';
import { questionTerms } from './question-terms.ts';

test('a Chinese question is looked for by each two characters that stand together, without those that only ask', () => {
  expect(questionTerms('如何取消订舱？')).toEqual(['何取', '取消', '消订', '订舱']);
});

test('an English one by its words, without small ones', () => {
  expect(questionTerms('How do I cancel a Booking, please')).toEqual(['cancel', 'booking']);
});

test('letters and characters that touch are apart, full-width ones are ordinary, and numbers stay', () => {
  expect(questionTerms('ＬＣＬ拼箱 40HQ 9')).toEqual(['lcl', '拼箱', '40hq', '9']);
});

test('nothing is looked for in nothing, and no more than a question is long', () => {
  expect(questionTerms(' ？！ 我 👍')).toEqual([]);
  const many = Array.from({ length: 200 }, (_each, at) => `word${at}`).join(' ');
  expect(questionTerms(many)).toHaveLength(60);
});
