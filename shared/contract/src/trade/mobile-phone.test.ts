import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isMobilePhone } from './mobile-phone.ts';

test.each([
  ['13800138000', true],
  ['19912345678', true],
  ['１３８　００１３　８０００', true],
  ['+86 138-0013-8000', true],
  ['12800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['0755-88880000', false],
  ['+1 310 555 0100', false],
  ['', false],
])('%s: %s', (value, isMobile) => {
  expect(isMobilePhone(value)).toBe(isMobile);
});

test('every number of the plan is one, however grouped', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), (number) => {
      const grouped = `${number.slice(0, 3)} ${number.slice(3, 7)}-${number.slice(7)}`;
      return isMobilePhone(number) && isMobilePhone(grouped) && isMobilePhone(`+86${number}`);
    }),
  );
});
