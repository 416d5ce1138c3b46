import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeCondition, encodeCondition, operators } from './filter-condition.ts';

describe('a filter condition', () => {
  test.each([
    ['盐田|include', { values: ['盐田'], operator: 'include' }],
    ['a,b|=', { values: ['a', 'b'], operator: '=' }],
    ['a\\|b,c|include', { values: ['a|b', 'c'], operator: 'include' }],
    ['a\\,b\\\\|!=', { values: ['a,b\\'], operator: '!=' }],
    ['100|>=', { values: ['100'], operator: '>=' }],
    ['|=', { values: [''], operator: '=' }],
    [',|=', { values: ['', ''], operator: '=' }],
  ])('%j travels as it is read', (text, condition) => {
    expect(decodeCondition(text)).toEqual(condition);
    expect(encodeCondition(condition)).toBe(text);
  });

  test('without an operator takes the default; what follows the first bar is the operator', () => {
    expect(decodeCondition('耳机')).toEqual({ values: ['耳机'], operator: 'include' });
    expect(decodeCondition('a|b|c')).toEqual({ values: ['a'], operator: 'b|c' });
    expect(decodeCondition('a|')).toEqual({ values: ['a'], operator: '' });
  });

  test('a backslash at the very end stands for itself', () => {
    expect(decodeCondition('a\\')).toEqual({ values: ['a\\'], operator: 'include' });
  });

  test('any values and operator come back, whatever they hold', () => {
    const special = fc.string({ unit: fc.constantFrom('|', ',', '\\', 'a', '货', ' ', '%') });
    const values = fc.array(fc.oneof(special, fc.string({ unit: 'binary' })), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.constantFrom(...operators), (given, operator) => {
        const condition = { values: given, operator };
        expect(decodeCondition(encodeCondition(condition))).toEqual(condition);
      }),
    );
  });

  test('any text can be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeCondition(text).values.length).toBeGreaterThan(0);
      }),
    );
  });
});
