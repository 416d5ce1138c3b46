import type { ImportHint, ImportRule } from '@berth/contract';

/** What is to be told of a file; a hint keeps nothing from being imported. */
export type ReadNote = {
  severity: 'error' | 'hint';
  row: number | null;
  cell: string | null;
  column: string | null;
  code: ImportRule | ImportHint;
  params?: Record<string, string | number>;
};

/** `row` is the first one of the line. */
export type NotePlace = { row: number; cell: string | null; column: string | null };
type Count = {
  code: ImportHint;
  column: string | null;
  params: Record<string, string | number>;
  count: number;
  /** The place of one alone: of several there is none to name. */
  place: NotePlace | null;
};

/** Gathers what is to be told: errors one by one, hints of the same kind counted, since thousands of cells have them. */
export function createImportLog() {
  const errors: ReadNote[] = [];
  const counts = new Map<string, Count>();
  const wrongRows = new Set<number>();
  let isFileWrong = false;
  return {
    error(place: NotePlace, code: ImportRule, params?: ReadNote['params']) {
      errors.push({ severity: 'error', ...place, code, ...(params && { params }) });
      wrongRows.add(place.row);
    },
    fileError(column: string | null, code: ImportRule, params?: ReadNote['params']) {
      errors.push({ severity: 'error', row: null, cell: null, column, code, ...(params && { params }) });
      isFileWrong = true;
    },
    count(
      code: ImportHint,
      column: string | null,
      params: Count['params'] = {},
      place: NotePlace | null = null,
    ) {
      const key = `${code} ${column}`;
      const known = counts.get(key) ?? { code, column, params, count: 0 };
      const count = known.count + 1;
      counts.set(key, { ...known, count, place: count === 1 ? place : null });
    },
    isRight: (row: number) => !isFileWrong && !wrongRows.has(row),
    notes(): ReadNote[] {
      const hints = [...counts.values()].map(
        ({ code, column, params, count, place }): ReadNote => ({
          severity: 'hint',
          row: place?.row ?? null,
          cell: place?.cell ?? null,
          column,
          code,
          params: { ...params, count },
        }),
      );
      return [...errors.sort(inSheetOrder), ...hints];
    },
    errorCount: () => errors.length,
  };
}

/** The whole file first; within a row by the length of the address, so that AA comes after Z. */
function inSheetOrder(one: ReadNote, other: ReadNote): number {
  const [left, right] = [one.cell ?? '', other.cell ?? ''];
  return (
    (one.row ?? 0) - (other.row ?? 0) ||
    left.length - right.length ||
    (left < right ? -1 : Number(left > right))
  );
}

export type ImportLog = ReturnType<typeof createImportLog>;
