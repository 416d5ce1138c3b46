import { expect, test } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['password1', true],
  ['Passw0rd', true],
  ['ＡＢＣＤ1234', true],
  ['1qaz2wsx', true],
  ['a123456789', true],
  ['woaini1314', true],
  ['berth-e2e-2026', false],
  ['correct horse 27', false],
])('%s is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});
