import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { guardFormula, withoutFormulaGuard } from './formula-guard.ts';

test.each([
  ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
  ['+86 755', "'+86 755"],
  ['-0012', "'-0012"],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ["'=1", "''=1"],
  ["'\t=1", "''\t=1"],
  ["'s-Gravenhage", "'s-Gravenhage"],
  ['灯具 = LED', '灯具 = LED'],
  ['📦', '📦'],
  ['', ''],
])('%j goes into a spreadsheet as %j, and is had back', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded);
  expect(withoutFormulaGuard(guarded)).toBe(text);
});

test('whatever was guarded is had back, and none starts a formula', () => {
  const unit = fc.constantFrom("'", '=', '＝', '-', '\t', '\r', '1', '.', 'a', ' ');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(withoutFormulaGuard(guardFormula(text))).toBe(text);
    }),
  );
});
