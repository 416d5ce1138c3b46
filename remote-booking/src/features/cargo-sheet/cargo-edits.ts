import { cargoLineLimits, trimText } from '@berth/contract';
import {
  type CargoField,
  type CargoLineDraft,
  cargoFields,
  copyCargoLine,
  newCargoLine,
  normalizeNumberText,
  numberFields,
} from './cargo-draft.ts';

/** A change of the sheet; `line` is the key of the line that is meant. */
export type CargoEdit =
  | { type: 'set'; line: string; field: CargoField; value: string }
  | { type: 'add' }
  | { type: 'copy'; line: string }
  | { type: 'remove'; line: string }
  | { type: 'restore'; removed: CargoLineDraft; at: number }
  | { type: 'paste'; line: string; field: CargoField; text: string };

/** The lines after a change. The sheet never has none: removing the last line leaves an empty one. */
export function editCargo(lines: readonly CargoLineDraft[], edit: CargoEdit): CargoLineDraft[] {
  switch (edit.type) {
    case 'set':
      return lines.map((line) => (line.key === edit.line ? { ...line, [edit.field]: edit.value } : line));
    case 'add':
      return lines.length < cargoLineLimits.lines ? [...lines, newCargoLine()] : [...lines];
    case 'copy':
      return lines.length < cargoLineLimits.lines
        ? lines.flatMap((line) => (line.key === edit.line ? [line, copyCargoLine(line)] : [line]))
        : [...lines];
    case 'remove': {
      const left = lines.filter((line) => line.key !== edit.line);
      return left.length > 0 ? left : [newCargoLine()];
    }
    case 'restore':
      return [...lines.slice(0, edit.at), edit.removed, ...lines.slice(edit.at)];
    case 'paste':
      return pasteCells(lines, edit);
  }
}

/** Cells copied from a spreadsheet, written from the given cell to the right and down; lines grow as needed. */
function pasteCells(
  lines: readonly CargoLineDraft[],
  { line, field, text }: { line: string; field: CargoField; text: string },
): CargoLineDraft[] {
  const from = lines.findIndex(({ key }) => key === line);
  const result = [...lines];
  readCells(text).forEach((cells, offset) => {
    const at = from + offset;
    if (from === -1 || at >= cargoLineLimits.lines) return;
    const target = { ...(result[at] ?? newCargoLine()) };
    for (const [index, cell] of cells.entries()) {
      const column = pasteColumns[pasteColumns.indexOf(field) + index];
      if (column) target[column] = isNumberField(column) ? normalizeNumberText(cell) : trimText(cell);
    }
    result[at] = target;
  });
  return result;
}

/** A packing is chosen, not typed, so pasted columns pass it by. */
const pasteColumns: readonly CargoField[] = cargoFields.filter((field) => field !== 'pack');

const isNumberField = (field: CargoField) => numberFields.some((name) => name === field);

/** Whether pasted text is a block of cells rather than the content of one. */
export function isCellBlock(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''));
}

function readCells(text: string): string[][] {
  return text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'));
}
