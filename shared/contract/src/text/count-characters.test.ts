import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countCharacters } from './count-characters.ts';

const anyText = fc.string({ unit: 'binary' });

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['carton', 6],
    ['蓝牙耳机', 4],
    ['e\u0301', 1],
    ['👨\u200d👩\u200d👧', 1],
    ['🇨🇳🇺🇸', 2],
    ['𠮷野家', 3],
    ['a\r\nb', 3],
  ])('%j has %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  test('never more than its code units, and zero only when empty', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const count = countCharacters(text);
        return count <= text.length && (count === 0) === (text === '');
      }),
    );
  });

  test('where there is no Intl it counts no less, and does not throw', () => {
    const texts = ['carton', '蓝牙耳机', 'e\u0301', '👨\u200d👩\u200d👧', '𠮷野家'];
    const counted = texts.map(countCharacters);
    const intl = Object.getOwnPropertyDescriptor(globalThis, 'Intl') ?? {};
    Reflect.deleteProperty(globalThis, 'Intl');
    try {
      for (const [at, text] of texts.entries())
        expect(countCharacters(text)).toBeGreaterThanOrEqual(counted[at] ?? 0);
    } finally {
      Object.defineProperty(globalThis, 'Intl', intl);
    }
  });
});
