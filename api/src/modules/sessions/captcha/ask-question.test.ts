import { expect, test } from '@jest/globals';
import { askQuestion, normalizeCaptchaAnswer } from './ask-question.ts';
import { makeCaptchaText } from './draw-captcha.ts';

test.each(['zh-CN', 'en'] as const)('questions in %s vary and have an answer between 1 and 20', (locale) => {
  const asked = Array.from({ length: 200 }, () => askQuestion(locale));
  expect(new Set(asked.map(({ question }) => question)).size).toBeGreaterThan(100);
  for (const { answer, question } of asked) {
    expect(Number(answer)).toBeGreaterThan(0);
    expect(Number(answer)).toBeLessThanOrEqual(20);
    expect(question).not.toContain('undefined');
    expect(question).not.toMatch(/\d/);
  }
});

test.each([
  [' 十 二 ', '12'],
  ['Twelve', '12'],
  ['１２', '12'],
  ['八', '8'],
  ['ＡbＣ', 'abc'],
])('the answer %j is compared as %j', (entered, compared) => {
  expect(normalizeCaptchaAnswer(entered)).toBe(compared);
});

test('a drawn code is four characters that nobody mistakes', () => {
  expect(makeCaptchaText()).toMatch(/^[ACEFHKMNPRTWXY3467]{4}$/);
});
