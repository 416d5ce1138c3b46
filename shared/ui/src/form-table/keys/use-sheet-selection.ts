import { type RefObject, useEffect, useRef, useState } from 'react';
import { elementAt, focusCell } from '../sheet/sheet-cells.ts';
import type { SheetColumn } from '../sheet/sheet-columns.ts';
import type { SheetCell, SheetSelection } from '../sheet/sheet-range.ts';

/** By then the lines around a cell that was gone to are drawn. */
const settleMs = 120;

/** What is chosen in a sheet, and where the focus goes once the lines are drawn anew. */
export function useSheetSelection(
  root: RefObject<HTMLElement | null>,
  columns: readonly SheetColumn[],
  lines: number,
) {
  const [selection, setSelection] = useState<SheetSelection | null>(null);
  const wanted = useRef<SheetCell | null>(null);
  const [wantedLine, setWantedLine] = useState<number | null>(null);
  /** A line out of sight may not be drawn: then once it is. */
  const focus = (cell: SheetCell) => {
    if (root.current && focusCell(root.current, columns, cell)) return;
    wanted.current = cell;
    setWantedLine(cell.line);
  };
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  /** Lines around a far one are drawn only now, higher than was guessed: the cell comes into sight once more. */
  const settle = (cell: SheetCell) => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const element = root.current && elementAt(root.current, columns, cell);
      const hasFocus = element !== null && element === document.activeElement;
      if (hasFocus) element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }, settleMs);
  };
  // A line that a key added exists only after the next drawing.
  useEffect(() => {
    const cell = wanted.current;
    wanted.current = null;
    if (!cell || !root.current) return;
    if (focusCell(root.current, columns, cell)) {
      if (wantedLine === cell.line) settle(cell);
      return;
    }
    if (cell.line >= lines || wantedLine === cell.line) return;
    wanted.current = cell;
    setWantedLine(cell.line);
  });
  return {
    selection: selection && within(selection, lines),
    /** One cell alone. */
    choose: (cell: SheetCell) =>
      setSelection((was) => (isAlone(was, cell) ? was : { anchor: cell, head: cell })),
    chooseRange: (range: SheetSelection) => setSelection(range),
    extend: (anchor: SheetCell, head: SheetCell) => {
      setSelection({ anchor, head });
      const element = root.current && elementAt(root.current, columns, head);
      element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    },
    /** Lets go of all but the cell with the focus. */
    collapse: () =>
      setSelection((was) =>
        was && !isAlone(was, was.anchor) ? { anchor: was.anchor, head: was.anchor } : was,
      ),
    wantedLine,
    focus,
    focusWhenDrawn: (cell: SheetCell) => {
      wanted.current = cell;
    },
  };
}

export type Selecting = ReturnType<typeof useSheetSelection>;

function isAlone(selection: SheetSelection | null, cell: SheetCell): boolean {
  return (
    selection !== null &&
    [selection.anchor, selection.head].every((end) => end.line === cell.line && end.column === cell.column)
  );
}

/** Lines may have gone since. */
function within({ anchor, head }: SheetSelection, lines: number): SheetSelection | null {
  if (lines === 0) return null;
  const clamp = (cell: SheetCell) => (cell.line < lines ? cell : { ...cell, line: lines - 1 });
  return { anchor: clamp(anchor), head: clamp(head) };
}
