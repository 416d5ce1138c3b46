import { cargoLineLimits, type SelectOption, trimText } from '@berth/contract';
import {
  type CargoField,
  type CargoLineDraft,
  cargoFields,
  isNumberField,
  normalizeNumberText,
} from './cargo-draft.ts';
import type { CargoCells } from './cargo-edits.ts';
import { readCells } from './read-cells.ts';
import { findPacking, readHeading } from './sheet-columns.ts';

/** What a paste writes, line by line, and what of it has no place: it is said, never dropped in silence. */
export type Paste = {
  rows: CargoCells[];
  /** How many rows did not fit under the limit of lines. */
  rowsLeftOut: number;
  /** Headings without a column here, and columns beyond the last one by their first content. */
  columnsLeftOut: string[];
  /** Texts that name no packing; their cells stay as they were. */
  unknownPackings: string[];
};

type PasteInput = {
  lines: readonly CargoLineDraft[];
  line: string;
  field: CargoField;
  text: string;
  packings: readonly SelectOption[] | undefined;
};

/** Whether pasted text is a block of cells rather than the content of one. */
export function isCellBlock(text: string): boolean {
  return /[\t\n\r]/.test(text.replace(/\r?\n$/, ''));
}

/**
 * Cells copied from a spreadsheet, to be written from the given cell to the right and down. A heading row is not
 * written; it says which column is which.
 */
export function readPaste({ lines, line, field, text, packings }: PasteInput): Paste {
  const table = readCells(text).map((row) => row.map(oneLine));
  const heading = table.length > 1 ? readHeading(table[0] ?? [], field) : null;
  const columns = heading ?? cargoFields.slice(cargoFields.indexOf(field));
  const at = lines.findIndex(({ key }) => key === line);
  const body = withoutBlankEnd(heading ? table.slice(1) : table, lines.length - at);
  const room = Math.max(0, cargoLineLimits.lines - at);
  const taken = body.slice(0, room);
  const unknownPackings = new Set<string>();
  const rows = taken.map((row) => {
    const cells: CargoCells = {};
    for (const [index, cell] of row.entries()) {
      const column = columns[index];
      if (column === 'pack') {
        const packing = findPacking(packings, cell);
        if (packing !== undefined) cells.pack = packing;
        else if (cell !== '') unknownPackings.add(cell);
      } else if (column) cells[column] = isNumberField(column) ? normalizeNumberText(cell) : cell;
    }
    return cells;
  });
  return {
    rows,
    rowsLeftOut: body.length - taken.length,
    columnsLeftOut: columnsWithoutPlace(heading ? table : taken, columns),
    unknownPackings: [...unknownPackings],
  };
}

/** A field holds one line of text: line breaks and tabs of a cell become a space. */
const oneLine = (cell: string) => trimText(cell.replace(/\s*[\t\n\r]\s*/g, ' '));

/** Blank rows below the last line would only add empty lines: whole columns are copied with thousands. */
function withoutBlankEnd(table: readonly string[][], least: number): readonly string[][] {
  const last = table.findLastIndex((row) => row.some((cell) => cell !== ''));
  return table.slice(0, Math.max(last + 1, Math.min(least, table.length)));
}

function columnsWithoutPlace(
  table: readonly string[][],
  columns: readonly (CargoField | undefined)[],
): string[] {
  const left = new Map<number, string>();
  for (const row of table) {
    for (const [index, cell] of row.entries()) {
      if (!columns[index] && cell !== '' && !left.has(index)) left.set(index, cell);
    }
  }
  return [...left.values()];
}
