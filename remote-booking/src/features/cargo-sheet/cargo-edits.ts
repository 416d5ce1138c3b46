import { cargoLineLimits } from '@berth/contract';
import { type CargoField, type CargoLineDraft, copyCargoLine, newCargoLine } from './cargo-draft.ts';

/** Some cells of one line. */
export type CargoCells = Partial<Record<CargoField, string>>;

/** A change of the sheet; `line` is the key of the line that is meant. */
export type CargoEdit =
  | { type: 'set'; line: string; field: CargoField; value: string }
  | { type: 'add' }
  | { type: 'copy'; line: string }
  | { type: 'remove'; line: string }
  | { type: 'restore'; removed: CargoLineDraft; at: number }
  | { type: 'paste'; line: string; rows: readonly CargoCells[] };

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
      return writeCells(lines, edit);
  }
}

/** Writes cells from the given line down; lines grow as needed, up to the limit. */
function writeCells(
  lines: readonly CargoLineDraft[],
  { line, rows }: { line: string; rows: readonly CargoCells[] },
): CargoLineDraft[] {
  const from = lines.findIndex(({ key }) => key === line);
  if (from === -1) return [...lines];
  const result = [...lines];
  for (const [offset, cells] of rows.slice(0, cargoLineLimits.lines - from).entries()) {
    const at = from + offset;
    result[at] = { ...(result[at] ?? newCargoLine()), ...cells };
  }
  return result;
}
