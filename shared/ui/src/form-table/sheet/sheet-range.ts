import { guardFormula } from '@berth/contract';
import { cellValue, isEditable, type SheetCells, type SheetColumn, type SheetLine } from './sheet-columns.ts';

/** A place in a sheet, both from 0. */
export type SheetCell = { line: number; column: number };

/** Chosen cells: from the one with the focus to the one that Shift and arrows, or the pointer, led to. */
export type SheetSelection = { anchor: SheetCell; head: SheetCell };

export type SheetRange = { top: number; bottom: number; left: number; right: number };

export function rangeOf({ anchor, head }: SheetSelection): SheetRange {
  return {
    top: Math.min(anchor.line, head.line),
    bottom: Math.max(anchor.line, head.line),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

export const isSingle = ({ anchor, head }: SheetSelection) =>
  anchor.line === head.line && anchor.column === head.column;

const columnsIn = (columns: readonly SheetColumn[], { left, right }: SheetRange) =>
  columns.slice(left, right + 1);

/** The cells of a range as text that spreadsheets paste, formulas marked as texts: what `readPaste` reads. */
export function rangeText(
  lines: readonly SheetLine[],
  columns: readonly SheetColumn[],
  range: SheetRange,
  shownOf: (line: SheetLine, column: SheetColumn) => string = cellValue,
): string {
  return lines
    .slice(range.top, range.bottom + 1)
    .map((line) => columnsIn(columns, range).map((column) => quoted(cellText(shownOf(line, column), column))))
    .map((cells) => cells.join('\t'))
    .join('\r\n');
}

const negativeNumber = /^-\d+(\.\d+)?$/;

/** Texts are kept from being formulas; a number stays one. */
function cellText(shown: string, { kind }: SheetColumn): string {
  const isNumber = (kind === 'number' || kind === 'computed') && negativeNumber.test(shown);
  return isNumber ? shown : guardFormula(shown);
}

const quoted = (cell: string) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** What filling down writes from the range's first line on: that line's cells, in each line. */
export function fillRows(
  lines: readonly SheetLine[],
  columns: readonly SheetColumn[],
  range: SheetRange,
): SheetCells[] {
  const source = lines[range.top];
  if (!source) return [];
  const cells = pick(source, columnsIn(columns, range));
  return Array.from({ length: range.bottom - range.top + 1 }, () => cells);
}

/** What clearing a range writes: the cells of an empty line. */
export function clearRows(
  empty: SheetLine,
  columns: readonly SheetColumn[],
  range: SheetRange,
): SheetCells[] {
  const cells = pick(empty, columnsIn(columns, range));
  return Array.from({ length: range.bottom - range.top + 1 }, () => cells);
}

function pick(line: SheetLine, columns: readonly SheetColumn[]): SheetCells {
  return Object.fromEntries(columns.filter(isEditable).map(({ key }) => [key, line[key] ?? '']));
}
