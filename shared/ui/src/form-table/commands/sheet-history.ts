import type { SheetLine } from '../sheet/sheet-columns.ts';
import type { SheetCell } from '../sheet/sheet-range.ts';

type Lines = readonly SheetLine[];

/** What can be undone and redone: the lines as they stood. Unchanged lines are shared, so that a step is small. */
export type SheetHistory = {
  past: readonly Lines[];
  future: readonly Lines[];
  /** The cell that is being typed into: until it is left, its keys are one step. */
  cell: string | null;
};

export const noHistory: SheetHistory = { past: [], future: [], cell: null };

const mostSteps = 200;

/** After a change; `cell` is the cell that was typed into, null for any other change. */
export function record(history: SheetHistory, before: Lines, cell: string | null): SheetHistory {
  if (cell !== null && cell === history.cell) return { ...history, future: [] };
  return { past: [...history.past.slice(1 - mostSteps), before], future: [], cell };
}

/** After a change that was not made here: a step where lines live on, and the end of all steps where none does. */
export function recordOutside(history: SheetHistory, before: Lines, after: Lines): SheetHistory {
  const keys = new Set(before.map(({ key }) => key));
  return after.some(({ key }) => keys.has(key)) ? record(history, before, null) : noHistory;
}

/** The next key typed into any cell starts a step of its own. */
export function endStep(history: SheetHistory): SheetHistory {
  return history.cell === null ? history : { ...history, cell: null };
}

type Step = { history: SheetHistory; lines: Lines };

export function stepBack({ past, future }: SheetHistory, present: Lines): Step | null {
  const lines = past.at(-1);
  return lines
    ? { lines, history: { past: past.slice(0, -1), future: [present, ...future], cell: null } }
    : null;
}

export function stepForward({ past, future }: SheetHistory, present: Lines): Step | null {
  const [lines, ...rest] = future;
  return lines ? { lines, history: { past: [...past, present], future: rest, cell: null } } : null;
}

/** Where two states of a sheet first differ: what an undo should show. */
export function firstChange(before: Lines, after: Lines, fields: readonly string[]): SheetCell | null {
  const line = after.findIndex((candidate, at) => candidate !== before[at]);
  if (line === -1) return after.length === before.length ? null : { line: after.length - 1, column: 0 };
  const [was, is] = [before[line], after[line]];
  const column = was?.key === is?.key ? fields.findIndex((field) => was?.[field] !== is?.[field]) : 0;
  return { line, column: Math.max(0, column) };
}
