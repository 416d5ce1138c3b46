import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { trimText } from './trim-text.ts';

const anyText = fc.string({ unit: 'binary' });

describe('trimText', () => {
  test.each([
    ['　深圳 盐田　', '深圳 盐田'],
    ['\u200b\ufeffSKU-1\u200e ', 'SKU-1'],
    ['\u200b\u3000\u200b', ''],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['a\0b', 'ab'],
    [' line one\nline two\t', 'line one\nline two'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(trimText(typed)).toBe(stored);
  });

  test('takes time by the length of a text, whatever stands in it', () => {
    // By the square of its length it would not end today.
    const text = `x${' '.repeat(3_000_000)}x`;
    expect(trimText(text) === text).toBe(true);
  });

  test('trimmed text is left alone', () => {
    fc.assert(fc.property(anyText, (text) => trimText(trimText(text)) === trimText(text)));
  });
});
