import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalizeCode } from './normalize-code.ts';

const anyText = fc.string({ unit: 'binary' });
const toFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0));

describe('normalizeCode', () => {
  test.each([
    ['　ｏｎｔ８ ', 'ONT8'],
    ['cnytn', 'CNYTN'],
    ['l5n　　1l8', 'L5N 1L8'],
    ['ＦＢＡ１５ＧＣＬ９Ｘ６１', 'FBA15GCL9X61'],
    ['PO\u200b-12\u00ad34\u2060', 'PO-1234'],
    ['', ''],
  ])('%j is %j', (typed, code) => {
    expect(normalizeCode(typed)).toBe(code);
  });

  test('normalised codes are left alone, full-width ones come out plain', () => {
    fc.assert(fc.property(anyText, (text) => normalizeCode(normalizeCode(text)) === normalizeCode(text)));
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
        (code) => normalizeCode(toFullWidth(code)) === code,
      ),
    );
  });
});
