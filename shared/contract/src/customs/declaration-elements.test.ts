import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  brandTypes,
  choicesOf,
  elementProblems,
  exportBenefits,
  isElementRequired,
  joinElements,
  leadingElements,
  parseElements,
} from './declaration-elements.ts';

const elements = [...leadingElements, '用途', '材质', 'GTIN', '其他'];
const rulesOf = (values: string[], isComplete = true) =>
  elementProblems(elements, values, { isComplete }).map(({ path, rule }) => `${path} ${rule}`);

describe('elements of a line', () => {
  test('are joined in order, empty ones in their places', () => {
    expect(joinElements(['0', '0', '家用', '', '', ''])).toBe('0|0|家用|||');
    expect(parseElements('0|0|家用|||', 6)).toEqual(['0', '0', '家用', '', '', '']);
  });

  test('are parsed for another number of elements without losing a word', () => {
    expect(parseElements('0|0', 4)).toEqual(['0', '0', '', '']);
    expect(parseElements('0|0|家用|木|竹', 3)).toEqual(['0', '0', '家用/木/竹']);
    expect(parseElements('', 2)).toEqual(['', '']);
    expect(parseElements('0|1', 0)).toEqual([]);
  });

  test('come back as they were joined, whatever was typed', () => {
    const value = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 12 }), (values) => {
        const kept = values.map((each) => each.replaceAll('|', '/'));
        expect(parseElements(joinElements(values), values.length)).toEqual(kept);
      }),
    );
  });

  test('have a brand type and a preference that are offered, never 3', () => {
    expect(Object.keys(brandTypes)).toEqual(['0', '1', '2', '3', '4']);
    expect(Object.keys(exportBenefits)).toEqual(['0', '1', '2']);
    expect(rulesOf(['4', '2', '家用', '木', '', ''])).toEqual([]);
    expect(rulesOf(['5', '3', '家用', '木', '', ''])).toEqual(['0 unknownChoice', '1 unknownChoice']);
    expect(rulesOf(['toString', '1', '家用', '木', '', ''])).toEqual(['0 unknownChoice']);
  });

  test('are all there when it is sent, but for those that hardly any goods have', () => {
    expect(rulesOf(['', '', '', '', '', ''])).toEqual([
      '0 chooseOne',
      '1 chooseOne',
      '2 required',
      '3 required',
    ]);
    expect(rulesOf(['', '', '', '', '', ''], false)).toEqual([]);
    expect(['用途', 'GTIN', 'CAS', '其他', '其它'].map(isElementRequired)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(choicesOf('用途')).toBeNull();
  });

  test('have room for what a declaration has', () => {
    expect(rulesOf(['0', '0', '家'.repeat(101), '木', '', ''])).toEqual(['2 tooLong']);
    expect(rulesOf(['0', '0', '家'.repeat(100), '木'.repeat(100), '1'.repeat(100), ''])).toEqual([
      '5 tooLong',
    ]);
  });
});
