import { type SelectOption, trimText, withoutFormulaGuard } from '@berth/contract';
import { isEditable, normalizeCell, type SheetColumn } from '../sheet/sheet-columns.ts';
import type { SheetCell } from '../sheet/sheet-range.ts';
import { readCells } from './read-cells.ts';
import { readHeading } from './sheet-headings.ts';

/** What a paste writes, line by line, and what of it has no place: it is said, never dropped in silence. */
export type SheetPaste = {
  rows: Record<string, string>[];
  /** How many rows did not fit under the limit of lines. */
  rowsLeftOut: number;
  /** Headings without a column here, and columns beyond the last one by their first content. */
  columnsLeftOut: string[];
  /** Headings in a unit that their columns do not take, such as 长(mm): what stands below them is not written. */
  foreignUnits: string[];
  /** Texts that name no choice of their column; their cells stay as they were. */
  unknownChoices: string[];
};

type PasteInput = {
  columns: readonly SheetColumn[];
  /** How many lines there are, and how many there may be. */
  lines: number;
  mostLines: number;
  at: SheetCell;
  text: string;
  /** The columns that its cells are of, where that is known: those that nothing can be typed into are left out. */
  keys?: readonly string[] | undefined;
};

/** Whether a text is more than one cell and so belongs to the sheet rather than to the field it is pasted into. */
export function isCellBlock(text: string): boolean {
  const cells = readCells(text);
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1;
}

/** Whether a text is one cell in the quotes that a spreadsheet puts around line ends, tabs and quotes of its own. */
export function isQuotedCell(text: string): boolean {
  const [cell = ''] = readCells(text)[0] ?? [];
  return !isCellBlock(text) && /["\t\n\r]/.test(cell) && text.replace(/\r?\n$/, '') !== cell;
}

/**
 * Cells as a spreadsheet copies them, to be written from the given cell to the right and down, into what can be typed
 * into. A heading row is not written; it says which column is which.
 */
export function readPaste({ columns, lines, mostLines, at, text, keys }: PasteInput): SheetPaste {
  const isWritten = (_cell: string, index: number) => !keys || isTypedInto(columns, keys[index]);
  const table = readCells(text).map((row) => row.map(oneLine).filter(isWritten));
  const following = columns.slice(at.column).filter(isEditable);
  const [start] = following;
  const mayHaveHeading = start && !keys && table.length > 1;
  const heading = mayHaveHeading ? readHeading(columns, table[0] ?? [], start) : null;
  const targets = heading?.targets ?? following;
  const body = withoutBlankEnd(heading ? table.slice(1) : table, lines - at.line);
  const taken = body.slice(0, Math.max(0, mostLines - at.line));
  const unknown = new Set<string>();
  const foreignUnits = heading?.foreignUnits ?? [];
  const hasTarget = targets.some((column) => column !== undefined);
  return {
    rows: hasTarget ? taken.map((row) => readRow(row, targets, unknown)) : [],
    rowsLeftOut: body.length - taken.length,
    columnsLeftOut: columnsWithoutPlace(heading ? table : taken, targets).filter(
      (name) => !foreignUnits.includes(name),
    ),
    foreignUnits,
    unknownChoices: [...unknown],
  };
}

const isTypedInto = (columns: readonly SheetColumn[], key: string | undefined) =>
  columns.some((column) => column.key === key && isEditable(column));

function readRow(
  row: readonly string[],
  targets: readonly (SheetColumn | undefined)[],
  unknown: Set<string>,
): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [index, cell] of row.entries()) {
    const column = targets[index];
    if (!column) continue;
    if (column.kind === 'select') {
      const choice = findChoice(column.options, cell);
      if (choice !== undefined) cells[column.key] = choice;
      else if (cell !== '') unknown.add(cell);
    } else cells[column.key] = normalizeCell(column, cell);
  }
  return cells;
}

/** The choice that a text names, in either language or by its code. */
function findChoice(options: readonly SelectOption[] | undefined, text: string): string | undefined {
  const wanted = foldText(text);
  if (wanted === '') return undefined;
  return options?.find(({ value, nameZh, nameEn }) => [value, nameZh, nameEn].map(foldText).includes(wanted))
    ?.value;
}

const foldText = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** A field holds one line of text: line breaks and tabs of a cell become a space. */
const oneLine = (cell: string) => trimText(withoutFormulaGuard(cell).replace(/\s*[\t\n\r]\s*/g, ' '));

/** Blank rows below the last line would only add empty lines: whole columns are copied with thousands. */
function withoutBlankEnd(table: readonly string[][], least: number): readonly string[][] {
  const last = table.findLastIndex((row) => row.some((cell) => cell !== ''));
  return table.slice(0, Math.max(last + 1, Math.min(least, table.length)));
}

function columnsWithoutPlace(
  table: readonly string[][],
  targets: readonly (SheetColumn | undefined)[],
): string[] {
  const left = new Map<number, string>();
  for (const row of table) {
    for (const [index, cell] of row.entries()) {
      if (!targets[index] && cell !== '' && !left.has(index)) left.set(index, cell);
    }
  }
  return [...left.values()];
}

/** Whether something that was pasted has not been taken. */
export function hasLeftOut({
  rowsLeftOut,
  columnsLeftOut,
  foreignUnits,
  unknownChoices,
}: SheetPaste): boolean {
  return rowsLeftOut + columnsLeftOut.length + foreignUnits.length + unknownChoices.length > 0;
}
