import { expect, test } from '@jest/globals';
import { phoneHref } from './phone-href.ts';

test('a phone number can be dialled, full-width digits as well', () => {
  expect(phoneHref('+86 755 0000 0101')).toBe('tel:+8675500000101');
  expect(phoneHref('４００－０００－００００')).toBe('tel:4000000000');
});
