import { expect, test } from '@jest/globals';
import { normalizeNumberDraft, numberDraftProblem, numberOfDraft } from './number-draft.ts';

test.each([
  ['１，２３４．５０', '1234.50', 1234.5],
  ['12。5', '12.5', 12.5],
  ['-3', '-3', -3],
  ['', '', null],
  ['twelve', 'twelve', null],
  ['12,34', '12,34', null],
])('%j is left as %j and means %p', (typed, draft, number) => {
  expect(normalizeNumberDraft(typed)).toBe(draft);
  expect(numberOfDraft(typed)).toBe(number);
});

test.each([
  ['', 3, undefined],
  ['　', 3, undefined],
  ['0.125', 3, undefined],
  ['１２', 0, undefined],
  ['1.5', 0, 'notAnInteger'],
  ['1.2345', 3, 'tooManyDecimals'],
  ['0', 3, 'notPositive'],
  ['-1', 3, 'notPositive'],
  ['12345678901', 0, 'tooManyDigits'],
  ['1e5', 0, 'notANumber'],
])('%j with %i decimals breaks %p', (draft, decimals, rule) => {
  expect(numberDraftProblem(draft, { decimals })?.rule).toBe(rule);
});

test('a signed number may be zero or less, within the same digits', () => {
  const check = (draft: string) => numberDraftProblem(draft, { decimals: 2, isSigned: true })?.rule;
  expect([check('0'), check('-12.50'), check('-12.505')]).toEqual([undefined, undefined, 'tooManyDecimals']);
});
