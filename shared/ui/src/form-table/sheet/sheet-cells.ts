import type { SheetKey } from './move-in-sheet.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetCell } from './sheet-range.ts';

export type CellElement = HTMLInputElement | HTMLSelectElement;

/** The control of a cell and its place, found from whatever happened in it. */
export function cellOf(
  target: EventTarget | null,
  columns: readonly SheetColumn[],
): (SheetCell & { element: CellElement }) | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null;
  const column = columns.findIndex(({ key }) => key === target.dataset.cell);
  const line = lineOf(target);
  return column !== -1 && line !== null ? { element: target, line, column } : null;
}

/** The place of a cell that is drawn as text, if that is what is meant: not the button or the handle in it. */
export function restingCellOf(target: EventTarget | null, columns: readonly SheetColumn[]): SheetCell | null {
  if (!(target instanceof Element) || target.closest('button, [data-fill]')) return null;
  return target.closest('[data-rest]') && placeOf(target, columns);
}

/** The place of a cell that a pointer is over, its control or the space around it. */
export function placeOf(target: EventTarget | null, columns: readonly SheetColumn[]): SheetCell | null {
  if (!(target instanceof Element)) return null;
  const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
  const column = columns.findIndex(({ key }) => key === field);
  const line = lineOf(target);
  return column !== -1 && line !== null ? { line, column } : null;
}

/** The number, from 0, of the line that an element belongs to. */
export function lineOf(element: Element): number | null {
  const line = element.closest<HTMLElement>('[data-line]')?.dataset.line;
  return line === undefined ? null : Number(line);
}

/** What gets the focus of a cell: its control, or the cell itself where it is drawn as text. */
export function elementAt(
  root: HTMLElement,
  columns: readonly SheetColumn[],
  { line, column }: SheetCell,
): HTMLElement | null {
  const row = root.querySelector(`[data-line="${line}"]`);
  const cells = row?.querySelectorAll<HTMLElement>('[data-cell], [data-rest]') ?? [];
  return [...cells].find(({ dataset }) => (dataset.cell ?? dataset.field) === columns[column]?.key) ?? null;
}

/**
 * Focuses a cell and marks its text, so that typing (an input method, too) replaces it as in a spreadsheet; a cell
 * that is drawn as text hands the focus to its field. False where the cell is not drawn.
 */
export function focusCell(root: HTMLElement, columns: readonly SheetColumn[], cell: SheetCell): boolean {
  const element = elementAt(root, columns, cell);
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
  return element !== null;
}

type KeyEvent = Pick<KeyboardEvent, 'key' | 'keyCode' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> & {
  nativeEvent: { isComposing: boolean };
};

export function readKey(event: KeyEvent, element: CellElement): SheetKey {
  const { key, keyCode, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  const isChoice = element instanceof HTMLSelectElement;
  const [start, end] = isChoice ? [0, 0] : [element.selectionStart, element.selectionEnd];
  const length = isChoice ? 0 : element.value.length;
  const isCaret = start === end || (start === 0 && end === length);
  return {
    key,
    keyCode,
    shiftKey,
    altKey,
    commandKey: ctrlKey || metaKey,
    isComposing: nativeEvent.isComposing,
    isChoice,
    isAtStart: isCaret && start === 0,
    isAtEnd: isCaret && end === length,
  };
}
