import { describe, expect, test } from '@jest/globals';
import { moveInSheet, type SheetKey } from './move-in-sheet.ts';

const plain: SheetKey = {
  key: '',
  isComposing: false,
  keyCode: 0,
  shiftKey: false,
  commandKey: false,
  isAtStart: true,
  isAtEnd: true,
  isChoice: false,
};
const press = (key: Partial<SheetKey>, line = 1) =>
  moveInSheet({ line, field: 'weight' }, { ...plain, ...key }, 3);

describe('keys of the sheet', () => {
  test('up, down and Enter go between lines', () => {
    expect(press({ key: 'ArrowUp' })).toEqual({ type: 'to', line: 0, field: 'weight' });
    expect(press({ key: 'ArrowDown' })).toEqual({ type: 'to', line: 2, field: 'weight' });
    expect(press({ key: 'Enter' })).toEqual({ type: 'to', line: 2, field: 'weight' });
    expect(press({ key: 'Enter', shiftKey: true })).toEqual({ type: 'to', line: 0, field: 'weight' });
    expect(press({ key: 'ArrowUp' }, 0)).toBeNull();
  });

  test('Enter on the last line adds one', () => {
    expect(press({ key: 'Enter' }, 2)).toEqual({ type: 'addLine', field: 'weight' });
  });

  test('left and right leave a cell only at its edges', () => {
    expect(press({ key: 'ArrowRight' })).toEqual({ type: 'to', line: 1, field: 'long' });
    expect(press({ key: 'ArrowLeft' })).toEqual({ type: 'to', line: 1, field: 'package' });
    expect(press({ key: 'ArrowRight', isAtEnd: false })).toBeNull();
    expect(press({ key: 'ArrowLeft', isAtStart: false })).toBeNull();
  });

  test('keys of an input method are left alone', () => {
    expect(press({ key: 'Enter', isComposing: true })).toBeNull();
    expect(press({ key: 'Enter', keyCode: 229 })).toBeNull();
    expect(press({ key: 'ArrowDown', isComposing: true })).toBeNull();
  });

  test('a list of choices keeps up and down; commands copy and remove', () => {
    expect(press({ key: 'ArrowDown', isChoice: true })).toBeNull();
    expect(press({ key: 'd', commandKey: true })).toEqual({ type: 'copyLine' });
    expect(press({ key: 'Delete', commandKey: true })).toEqual({ type: 'removeLine' });
  });
});
