import { expect, test } from '@jest/globals';
import { sheetPlaces } from './sheet-places.ts';

const errors: Record<string, string> = { 'rows.1.quantity': 'Enter a number' };
const form = { errorOf: (path: string) => errors[path], idOf: (path: string) => `form-${path}` };
const { messages, idOf } = sheetPlaces(form, {
  name: 'rows',
  keys: ['a', 'b'],
  fields: ['quantity', 'unit'],
});

test('an error of the second line that is sent stands at the key of that line', () => {
  expect([...messages]).toEqual([['rows.b.quantity', 'Enter a number']]);
});

test('a cell has the id that the form jumps to; a line that is not sent has one of its own', () => {
  expect(idOf('rows.b.quantity')).toBe('form-rows.1.quantity');
  expect(idOf('rows.c.quantity')).toBe('form-rows.c.quantity');
  expect(idOf('rows')).toBe('form-rows');
});
