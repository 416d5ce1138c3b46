import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CargoField, CargoLineDraft } from './cargo-draft.ts';
import type { CargoEdit } from './cargo-edits.ts';
import { moveInSheet } from './move-in-sheet.ts';

/** Handles the keys of the sheet: moving between cells, adding, copying and removing lines. */
export function useSheetKeys(
  lines: readonly CargoLineDraft[],
  onEdit: (edit: CargoEdit) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const wanted = useRef<{ sheet: HTMLElement; line: number; field: CargoField } | null>(null);
  // A line that a key added exists only after the next drawing.
  useEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    if (target) focusCell(target.sheet, Math.min(target.line, lines.length - 1), target.field);
  }, [lines]);
  return (event) => {
    const at = cellOf(event.target);
    const line = at && lines[at.line];
    if (!at || !line) return;
    const move = moveInSheet(at, readKey(event, at.element), lines.length);
    if (!move) return;
    event.preventDefault();
    const sheet = event.currentTarget;
    if (move.type === 'to') {
      focusCell(sheet, move.line, move.field);
      return;
    }
    const lineAfter =
      move.type === 'addLine' ? lines.length : move.type === 'copyLine' ? at.line + 1 : at.line;
    wanted.current = { sheet, line: lineAfter, field: at.field };
    if (move.type === 'addLine') onEdit({ type: 'add' });
    else onEdit({ type: move.type === 'copyLine' ? 'copy' : 'remove', line: line.key });
  };
}

type Cell = HTMLInputElement | HTMLSelectElement;

/** The cell of the sheet that an event happened in. */
export function cellOf(target: EventTarget): { element: Cell; line: number; field: CargoField } | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null;
  const field = target.dataset.cell as CargoField | undefined; // set by CargoCell alone
  const line = target.closest<HTMLElement>('[data-line]')?.dataset.line;
  return field && line !== undefined ? { element: target, line: Number(line), field } : null;
}

function readKey(event: KeyboardEvent, element: Cell) {
  const { key, keyCode, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
  const isChoice = element instanceof HTMLSelectElement;
  const [start, end] = isChoice ? [0, 0] : [element.selectionStart, element.selectionEnd];
  const length = isChoice ? 0 : element.value.length;
  const isCaret = start === end || (start === 0 && end === length);
  return {
    key,
    keyCode,
    shiftKey,
    commandKey: ctrlKey || metaKey,
    isComposing: nativeEvent.isComposing,
    isChoice,
    isAtStart: isCaret && start === 0,
    isAtEnd: isCaret && end === length,
  };
}

/** Focuses a cell and marks its text, so that typing replaces it as in a spreadsheet. */
function focusCell(sheet: HTMLElement, line: number, field: CargoField): void {
  const cell = sheet.querySelector<Cell>(`[data-line="${line}"] [data-cell="${field}"]`);
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}
