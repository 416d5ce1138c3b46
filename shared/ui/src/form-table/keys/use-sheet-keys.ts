import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isComposingKey } from '../../composing-key.ts';
import { moveInSheet, type SheetCommand } from '../sheet/move-in-sheet.ts';
import { type CellElement, cellOf, placeOf, readKey, restingCellOf } from '../sheet/sheet-cells.ts';
import { isEditable, normalizeCell, type SheetColumn, type SheetLine } from '../sheet/sheet-columns.ts';
import type { SheetEdit } from '../sheet/sheet-edits.ts';
import type { SheetCell, SheetSelection } from '../sheet/sheet-range.ts';
import { doWaiting } from './after-paint.ts';
import type { Selecting } from './use-sheet-selection.ts';

type SheetKeysInput = {
  columns: readonly SheetColumn[];
  /** The newest lines, also before they are drawn. */
  linesNow: () => readonly SheetLine[];
  selecting: Selecting;
  edit: (edit: SheetEdit) => void;
  run: (command: SheetCommand | 'addLine', chosen: SheetSelection) => void;
  onLeaveCell: (line: SheetLine, column: SheetColumn) => void;
};

/** What keys do in a sheet, and what entering and leaving a cell does. */
export function useSheetKeys(input: SheetKeysInput) {
  const { columns, linesNow, selecting, edit, run, onLeaveCell } = input;
  const entered = useRef<string | null>(null);
  const handleFocus = ({ target }: FocusEvent) => {
    const cell = target instanceof HTMLTableCellElement ? placeOf(target, columns) : null;
    // The focus goes on to the field that it is now drawn with, or that was there already: its edge was pressed.
    if (cell && restingCellOf(target, columns)) selecting.choose(cell);
    else if (cell) selecting.focus(cell);
    const at = cellOf(target, columns);
    if (!at) return;
    entered.current = at.element.value;
    const { line, column } = at;
    const { anchor } = selecting.selection ?? {};
    if (anchor?.line !== line || anchor.column !== column) selecting.choose({ line, column });
  };
  const handleBlur = ({ target }: FocusEvent) => {
    doWaiting();
    const at = cellOf(target, columns);
    const [line, column] = [at && linesNow()[at.line], at && columns[at.column]];
    if (!line || !column) return;
    const typed = line[column.key] ?? '';
    const normal = normalizeCell(column, typed);
    if (normal !== typed) edit({ type: 'set', line: line.key, field: column.key, value: normal });
    onLeaveCell(line, column);
  };
  /** Gives the cell back what it held when it was entered, or lets go of the range; false where neither is there. */
  const cancel = (at: SheetCell & { element: CellElement }): boolean => {
    const [line, column] = [linesNow()[at.line], columns[at.column]];
    const before = entered.current;
    if (line && column && before !== null && line[column.key] !== before) {
      edit({ type: 'set', line: line.key, field: column.key, value: before });
      selecting.focusWhenDrawn(at);
      return true;
    }
    const { head } = selecting.selection ?? {};
    if (!head || (head.line === at.line && head.column === at.column)) return false;
    selecting.collapse();
    return true;
  };
  /** Takes what the rest of the line gives for the cell: an equals sign is part of no number. */
  const takeOffered = (event: KeyboardEvent, at: SheetCell): boolean => {
    const [line, column] = [linesNow()[at.line], columns[at.column]];
    if (event.key !== '=' || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (isComposingKey(event.nativeEvent) || !line || column?.kind !== 'number') return false;
    const offered = column.suggest?.(line);
    if (!offered || offered.relation === 'same') return false;
    event.preventDefault();
    edit({ type: 'set', line: line.key, field: column.key, value: offered.value });
    selecting.focusWhenDrawn(at);
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target, columns);
    if (!at || takeOffered(event, at)) return;
    const anchor: SheetCell = { line: at.line, column: at.column };
    const known = selecting.selection;
    const isKnown = known?.anchor.line === anchor.line && known.anchor.column === anchor.column;
    const head = isKnown ? known.head : anchor;
    const editable = columns.flatMap((column, index) => (isEditable(column) ? [index] : []));
    const size = { lines: linesNow().length, editable };
    const move = moveInSheet({ anchor, head }, readKey(event, at.element), size);
    if (!move || (move.type === 'cancel' && !cancel(at))) return;
    event.preventDefault();
    // A dialog around the sheet keeps open.
    if (move.type === 'cancel') event.stopPropagation();
    else if (move.type === 'to') flushSync(() => selecting.focus(move.cell));
    else if (move.type === 'extend') selecting.extend(anchor, move.cell);
    else run(move.type, { anchor, head });
  };
  return { onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown };
}
