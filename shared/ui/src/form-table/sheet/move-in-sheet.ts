import { isComposingKey } from '../../composing-key.ts';
import type { SheetCell, SheetSelection } from './sheet-range.ts';

/** What a key does in a sheet. */
type SheetMove =
  | { type: 'to'; cell: SheetCell }
  /** The chosen range reaches from the focused cell to this one. */
  | { type: 'extend'; cell: SheetCell }
  | { type: 'addLine' }
  | { type: SheetCommand };

export type SheetCommand =
  | 'copyLine'
  | 'removeLines'
  | 'moveUp'
  | 'moveDown'
  | 'fillDown'
  /** Takes what the line above holds, as spreadsheets do for what is chosen of one line. */
  | 'fillFromAbove'
  | 'undo'
  | 'redo'
  | 'selectAll'
  /** Empties the chosen range. */
  | 'clear'
  /** Puts the caret into the text of the cell. */
  | 'edit'
  /** Gives the cell back what it held, or lets go of the range. */
  | 'cancel';

export type SheetKey = {
  key: string;
  isComposing: boolean;
  keyCode: number;
  shiftKey: boolean;
  altKey: boolean;
  /** Ctrl, or Command on a Mac. */
  commandKey: boolean;
  /** Whether the caret stands at the start and at the end of the cell's text (an empty cell, or all chosen: both). */
  isAtStart: boolean;
  isAtEnd: boolean;
  /** A list of choices uses up and down itself. */
  isChoice: boolean;
};

type SheetSize = {
  lines: number;
  /** Columns that can be typed into: the only ones that arrows stop at. */
  editable: readonly number[];
};

/** What a key does at a cell; null leaves it to the browser. `head` is where the chosen range ends. */
export function moveInSheet(
  { anchor, head }: SheetSelection,
  key: SheetKey,
  size: SheetSize,
): SheetMove | null {
  if (isComposingKey(key)) return null;
  const isRange = anchor.line !== head.line || anchor.column !== head.column;
  if (key.altKey) return key.isChoice ? null : alternate(key.key);
  if (key.shiftKey && !key.isChoice && (isRange || (key.isAtStart && key.isAtEnd))) {
    const cell = neighbour(head, key, size);
    if (cell) return { type: 'extend', cell };
  }
  if (key.commandKey) return commandOf({ anchor, head }, key, size);
  if (isRange && (key.key === 'Delete' || key.key === 'Backspace')) return { type: 'clear' };
  if (key.key === 'F2') return { type: 'edit' };
  if (key.key === 'Escape') return { type: 'cancel' };
  if (key.key === 'Enter') return enterFrom(anchor, key.shiftKey, size);
  return key.shiftKey ? null : plainMove(anchor, key, size);
}

function plainMove(at: SheetCell, key: SheetKey, size: SheetSize): SheetMove | null {
  const isUpOrDown = key.key === 'ArrowUp' || key.key === 'ArrowDown';
  if (isUpOrDown && key.isChoice) return null;
  if (key.key === 'Home' || key.key === 'End') return toRowEnd(at, key, size);
  if (key.key === 'ArrowLeft' && !key.isAtStart) return null;
  if (key.key === 'ArrowRight' && !key.isAtEnd) return null;
  const cell = neighbour(at, { ...key, commandKey: false }, size);
  return cell && (cell.line !== at.line || cell.column !== at.column) ? { type: 'to', cell } : null;
}

/** With all of a cell chosen to its line's first or last column; within the text the caret moves. */
function toRowEnd(at: SheetCell, key: SheetKey, { editable }: SheetSize): SheetMove | null {
  if (key.isChoice || !(key.isAtStart && key.isAtEnd)) return null;
  const column = key.key === 'Home' ? editable[0] : editable.at(-1);
  return column === undefined || column === at.column ? null : { type: 'to', cell: { ...at, column } };
}

function enterFrom(at: SheetCell, isBack: boolean, { lines }: SheetSize): SheetMove | null {
  const line = at.line + (isBack ? -1 : 1);
  if (line < 0) return null;
  return line < lines ? { type: 'to', cell: { ...at, line } } : { type: 'addLine' };
}

/** The next cell in the direction of an arrow; with Ctrl the last one. */
function neighbour(at: SheetCell, key: SheetKey, { lines, editable }: SheetSize): SheetCell | null {
  const last = lines - 1;
  const [before, after] = [
    editable.filter((column) => column < at.column),
    editable.filter((column) => column > at.column),
  ];
  switch (key.key) {
    case 'ArrowUp':
      return { ...at, line: key.commandKey ? 0 : Math.max(0, at.line - 1) };
    case 'ArrowDown':
      return { ...at, line: key.commandKey ? last : Math.min(last, at.line + 1) };
    case 'ArrowLeft':
      return { ...at, column: (key.commandKey ? before[0] : before.at(-1)) ?? at.column };
    case 'ArrowRight':
      return { ...at, column: (key.commandKey ? after.at(-1) : after[0]) ?? at.column };
    default:
      return null;
  }
}

function alternate(key: string): SheetMove | null {
  if (key === 'ArrowUp') return { type: 'moveUp' };
  if (key === 'ArrowDown') return { type: 'moveDown' };
  return null;
}

function commandOf({ anchor: at, head }: SheetSelection, key: SheetKey, size: SheetSize): SheetMove | null {
  const [first = 0, end = 0] = [size.editable[0], size.editable.at(-1)];
  switch (key.key.toLowerCase()) {
    case 'd':
      if (key.shiftKey) return { type: 'copyLine' };
      return { type: at.line === head.line ? 'fillFromAbove' : 'fillDown' };
    case 'z':
      return { type: key.shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { type: 'redo' };
    case 'a':
      // Once chooses the text of the cell, twice all cells.
      return key.isAtStart && key.isAtEnd ? { type: 'selectAll' } : null;
    case 'delete':
    case 'backspace':
      // Within a text they delete a word of it, or all before the caret.
      return key.isAtStart && key.isAtEnd ? { type: 'removeLines' } : null;
    case 'home':
      return { type: 'to', cell: { line: 0, column: first } };
    case 'end':
      return { type: 'to', cell: { line: size.lines - 1, column: end } };
    case 'arrowup':
    case 'arrowdown':
      if (key.isChoice) return null;
      return { type: 'to', cell: neighbour(at, key, size) ?? at };
    default:
      return null;
  }
}
