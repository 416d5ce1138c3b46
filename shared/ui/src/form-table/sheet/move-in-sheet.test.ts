import { describe, expect, test } from '@jest/globals';
import { moveInSheet, type SheetKey } from './move-in-sheet.ts';

const plain: SheetKey = {
  key: '',
  isComposing: false,
  keyCode: 0,
  shiftKey: false,
  altKey: false,
  commandKey: false,
  isAtStart: true,
  isAtEnd: true,
  isChoice: false,
};
// Column 3 is computed: arrows pass over it.
const size = { lines: 4, editable: [0, 1, 2, 4] };
const press = (key: Partial<SheetKey>, line = 1, head = { line, column: 2 }) =>
  moveInSheet({ anchor: { line, column: 2 }, head }, { ...plain, ...key }, size);
const to = (line: number, column = 2) => ({ type: 'to', cell: { line, column } });
const extend = (line: number, column = 2) => ({ type: 'extend', cell: { line, column } });

describe('keys of the sheet', () => {
  test('up, down and Enter go between lines', () => {
    expect(press({ key: 'ArrowUp' })).toEqual(to(0));
    expect(press({ key: 'ArrowDown' })).toEqual(to(2));
    expect(press({ key: 'Enter' })).toEqual(to(2));
    expect(press({ key: 'Enter', shiftKey: true })).toEqual(to(0));
    expect(press({ key: 'ArrowUp' }, 0)).toBeNull();
    expect(press({ key: 'ArrowDown', commandKey: true })).toEqual(to(3));
    expect(press({ key: 'Home', commandKey: true })).toEqual(to(0, 0));
    expect(press({ key: 'End', commandKey: true })).toEqual(to(3, 4));
  });

  test('Enter on the last line adds one', () => {
    expect(press({ key: 'Enter' }, 3)).toEqual({ type: 'addLine' });
  });

  test('left and right leave a cell only at its edges, and pass over what is computed', () => {
    expect(press({ key: 'ArrowRight' })).toEqual(to(1, 4));
    expect(press({ key: 'ArrowLeft' })).toEqual(to(1, 1));
    expect(press({ key: 'ArrowRight', isAtEnd: false })).toBeNull();
    expect(press({ key: 'ArrowLeft', isAtStart: false })).toBeNull();
  });

  test('Home and End go to the ends of the line, or of the text that is edited', () => {
    expect(press({ key: 'Home' })).toEqual(to(1, 0));
    expect(press({ key: 'End' })).toEqual(to(1, 4));
    expect(press({ key: 'Home', isAtStart: false })).toBeNull();
    expect(press({ key: 'End', isAtEnd: false })).toBeNull();
    expect(press({ key: 'End', isChoice: true })).toBeNull();
  });

  test('Shift and arrows choose from cell to cell once all text is chosen, and text before', () => {
    expect(press({ key: 'ArrowDown', shiftKey: true })).toEqual(extend(2));
    expect(press({ key: 'ArrowDown', shiftKey: true }, 1, { line: 2, column: 2 })).toEqual(extend(3));
    expect(press({ key: 'ArrowDown', shiftKey: true, commandKey: true })).toEqual(extend(3));
    expect(press({ key: 'ArrowLeft', shiftKey: true, isAtStart: false })).toBeNull();
  });

  test.each([
    [{ key: 'd', commandKey: true }, 'fillFromAbove'],
    [{ key: 'D', commandKey: true, shiftKey: true }, 'copyLine'],
    [{ key: 'Delete', commandKey: true }, 'removeLines'],
    [{ key: 'z', commandKey: true }, 'undo'],
    [{ key: 'Z', commandKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', commandKey: true }, 'redo'],
    [{ key: 'ArrowUp', altKey: true }, 'moveUp'],
    [{ key: 'ArrowDown', altKey: true }, 'moveDown'],
    [{ key: 'a', commandKey: true }, 'selectAll'],
    [{ key: 'F2' }, 'edit'],
    [{ key: 'Escape' }, 'cancel'],
  ])('%j is %s', (key, type) => {
    expect(press(key)).toEqual({ type });
  });

  test('Ctrl+D fills several chosen lines from their first', () => {
    const key = { key: 'd', commandKey: true };
    expect(press(key, 1, { line: 2, column: 2 })).toEqual({ type: 'fillDown' });
    expect(press(key, 1, { line: 1, column: 4 })).toEqual({ type: 'fillFromAbove' });
  });

  test.each(['Backspace', 'Delete'])('Ctrl+%s removes the line only where all text is chosen', (key) => {
    expect(press({ key, commandKey: true })).toEqual({ type: 'removeLines' });
    expect(press({ key, commandKey: true, isAtStart: false, isAtEnd: false })).toBeNull();
    expect(press({ key, commandKey: true, isAtStart: false })).toBeNull();
    expect(press({ key, commandKey: true, isAtEnd: false })).toBeNull();
  });

  test('Delete empties a range; in a single cell it is the browser’s', () => {
    expect(press({ key: 'Delete' }, 1, { line: 2, column: 2 })).toEqual({ type: 'clear' });
    expect(press({ key: 'Delete' })).toBeNull();
    expect(press({ key: 'c', commandKey: true })).toBeNull();
  });

  test.each(['Enter', 'ArrowDown', 'Escape', 'z'])('%s of an input method is left alone', (key) => {
    expect(press({ key, commandKey: key === 'z', isComposing: true })).toBeNull();
    expect(press({ key, commandKey: key === 'z', keyCode: 229 })).toBeNull();
  });

  test('a list of choices keeps up and down', () => {
    expect(press({ key: 'ArrowDown', isChoice: true })).toBeNull();
    expect(press({ key: 'ArrowDown', isChoice: true, altKey: true })).toBeNull();
    expect(press({ key: 'ArrowRight', isChoice: true })).toEqual(to(1, 4));
  });
});
