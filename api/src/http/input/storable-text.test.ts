import { expect, test } from '@jest/globals';
import { storableInput } from './storable-text.ts';

test('what no database can hold goes out of all texts and keys, but not out of a secret', () => {
  const input = { password: 'a\0b', 'k\0ey': ['x\ud800'], nested: { password: 'a\0b' }, nopassword: 'a\0b' };
  expect(storableInput(input, new Set(['password']))).toEqual({
    password: 'a\0b',
    key: ['x'],
    nested: { password: 'ab' },
    nopassword: 'ab',
  });
});
