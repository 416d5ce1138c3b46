import { expect, test } from '@jest/globals';
import { printableText } from './printable-text.ts';

const latinAndHan = (codePoint: number) => codePoint < 0x250 || (codePoint >= 0x3000 && codePoint < 0xa000);

test.each([
  ['蓝牙耳机 Earphones', '蓝牙耳机 Earphones'],
  ['📦箱👨‍👩‍👧', '□箱□'],
  ['שלום', '□□□□'],
  ['塑\u200b料\u202e盒\ufeff', '塑料盒'],
  ['\t a \u00a0 b\u0000c ', 'a b c'],
  ['一\r\n\n二\u2028三', '一\n二\n三'],
  ['e\u0301', 'é'],
  ['', ''],
])('%j is printed as %j', (text, printed) => {
  expect(printableText(text, latinAndHan)).toBe(printed);
});

test('many short lines become one, so that they fill no pages', () => {
  expect(printableText('a\n'.repeat(200), latinAndHan)).toBe(Array(200).fill('a').join(' / '));
});
