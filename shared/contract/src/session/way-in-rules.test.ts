import { expect, test } from '@jest/globals';
import { mobileProblem, normalizeOneTimeCode, oneTimeCodeProblem } from './way-in-rules.ts';

test.each([
  ['13800000001', undefined],
  [' +86 138 0000 0001 ', undefined],
  ['0086-138-0000-0001', undefined],
  ['＋８６１３８０００００００１', undefined],
  ['１３８０００００００１', undefined],
  ['', 'required'],
  ['　', 'required'],
  ['0755-26881234', 'notAMobile'],
  ['4008001234', 'notAMobile'],
  ['12800000001', 'notAMobile'],
  ['1380000000', 'notAMobile'],
  ['+852 9123 4567', 'notAMobile'],
  ['+1 380 000 00011', 'notAMobile'],
])('a code is sent to %j: %s', (phone, rule) => {
  expect(mobileProblem(phone)?.rule).toBe(rule);
});

test.each([
  ['123456', undefined],
  [' １２３ ４５６', undefined],
  ['123-456', undefined],
  ['', 'required'],
  ['12345', 'notACode'],
  ['1234567', 'notACode'],
  ['12345a', 'notACode'],
])('%j as a code: %s', (code, rule) => {
  expect(oneTimeCodeProblem(code)?.rule).toBe(rule);
});

test('a code is compared without what its reader put in', () => {
  expect(normalizeOneTimeCode(' １２３　４５６ ')).toBe('123456');
});
