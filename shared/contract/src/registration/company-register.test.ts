import { expect, test } from '@jest/globals';
import { checkUnifiedCreditCode } from '../trade/unified-credit-code.ts';
import { namesCompanyRegister } from './company-register.ts';

test('an ID number whose check character is right for a company code too names no register of companies', () => {
  expect(checkUnifiedCreditCode('36000019000101022X')).toBe('ok');
  expect(namesCompanyRegister('36000019000101022X')).toBe(false);
});

test.each(['91350100M000100Y43', ' ９１350100m000100y43'])('the code %p is of a company', (code) => {
  expect(namesCompanyRegister(code)).toBe(true);
});
