import type { SheetCells, SheetLine } from './sheet-columns.ts';

/** A change of a sheet; `line` is the key of the line that is meant, places count from 0. */
export type SheetEdit =
  | { type: 'set'; line: string; field: string; value: string }
  | { type: 'add' }
  | { type: 'copy'; line: string }
  | { type: 'remove'; lines: readonly string[] }
  | { type: 'move'; line: string; to: number }
  /** Writes cells from the line down; lines are added as needed. Pasting, filling and clearing are such. */
  | { type: 'write'; line: string; rows: readonly SheetCells[] }
  /** Undo and redo. */
  | { type: 'restore'; lines: readonly SheetLine[] };

export type SheetRules<Line extends SheetLine = SheetLine> = {
  /** An empty line with a key that no other line has. */
  newLine(): Line;
  mostLines: number;
  /** A sheet with fewer gets empty ones: 1 unless given, so that there is always a line to type into. */
  leastLines?: number;
  /** None is added, copied or removed. */
  hasFixedLines?: boolean;
};

/** The lines after a change. A line that the change does not concern stays the very same object. */
export function editSheet<Line extends SheetLine>(
  lines: readonly Line[],
  edit: SheetEdit,
  rules: SheetRules<Line>,
): readonly Line[] {
  const isFull = lines.length >= rules.mostLines;
  switch (edit.type) {
    case 'set':
      return lines.map((line) => (line.key === edit.line ? { ...line, [edit.field]: edit.value } : line));
    case 'add':
      return isFull ? lines : [...lines, rules.newLine()];
    case 'copy': {
      if (isFull) return lines;
      return lines.flatMap((line) =>
        line.key === edit.line ? [line, { ...line, key: rules.newLine().key }] : [line],
      );
    }
    case 'remove':
      return filledUp(
        lines.filter((line) => !edit.lines.includes(line.key)),
        rules,
      );
    case 'move':
      return moveLine(lines, edit);
    case 'write':
      return writeCells(lines, edit, rules);
    case 'restore':
      // What is restored was taken from this very sheet, so its lines are of the same kind.
      return edit.lines as readonly Line[];
  }
}

function filledUp<Line extends SheetLine>(left: readonly Line[], rules: SheetRules<Line>): readonly Line[] {
  const missing = Math.max(0, (rules.leastLines ?? 1) - left.length);
  return [...left, ...Array.from({ length: missing }, () => rules.newLine())];
}

function moveLine<Line extends SheetLine>(
  lines: readonly Line[],
  { line, to }: { line: string; to: number },
): readonly Line[] {
  const from = lines.findIndex(({ key }) => key === line);
  const moved = lines[from];
  const target = Math.max(0, Math.min(to, lines.length - 1));
  if (!moved || from === target) return lines;
  const others = lines.toSpliced(from, 1);
  return others.toSpliced(target, 0, moved);
}

function writeCells<Line extends SheetLine>(
  lines: readonly Line[],
  { line, rows }: { line: string; rows: readonly SheetCells[] },
  rules: SheetRules<Line>,
): readonly Line[] {
  const from = lines.findIndex(({ key }) => key === line);
  if (from === -1) return lines;
  const result = [...lines];
  for (const [offset, cells] of rows.slice(0, rules.mostLines - from).entries()) {
    const at = from + offset;
    result[at] = { ...(result[at] ?? rules.newLine()), ...cells };
  }
  return result;
}
