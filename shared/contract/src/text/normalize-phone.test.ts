import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalizePhone } from './normalize-phone.ts';

const anyText = fc.string({ unit: 'binary' });

describe('normalizePhone', () => {
  test.each([
    ['１３８００１３８０００', '13800138000'],
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['008613800138000', '13800138000'],
    ['（0755） 8888 0000', '0755 8888 0000'],
    ['0755－8888 0000', '0755-8888 0000'],
    ['+1 (310) 555-0100', '+1 310 555-0100'],
    ['0755-8888 6666 转 12', '0755-8888 6666 转 12'],
    ['0755-88886666转１２', '0755-88886666 转 12'],
    ['0755-88886666 分机：12', '0755-88886666 转 12'],
    ['+1 310 555-0100 x42', '+1 310 555-0100 ext. 42'],
    ['+1 310 555-0100, Ext 42', '+1 310 555-0100 ext. 42'],
    ['12800138000', '12800138000'],
    ['call me', 'call me'],
  ])('%j is %j', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone);
  });

  test('normalised numbers are left alone', () => {
    fc.assert(fc.property(anyText, (text) => normalizePhone(normalizePhone(text)) === normalizePhone(text)));
  });
});
