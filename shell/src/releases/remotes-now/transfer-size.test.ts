import { expect, test } from '@jest/globals';
import { transferSize } from './transfer-size.ts';

test.each([
  [195_170, '195 kB'],
  [52_340, '52.3 kB'],
  [0, '0.0 kB'],
])('%i bytes are %s in both languages, as in the tool', (bytes, text) => {
  expect([transferSize(bytes, 'zh-CN'), transferSize(bytes, 'en')]).toEqual([text, text]);
});
