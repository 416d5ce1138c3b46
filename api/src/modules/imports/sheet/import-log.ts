import type { ImportHint, ImportRule } from '@berth/contract';

/** A remark about a file; a hint does not prevent the import. */
export type ReadNote = {
  severity: 'error' | 'hint';
  row: number | null;
  cell: string | null;
  column: string | null;
  code: ImportRule | ImportHint;
  params?: Params;
};

type Params = Record<string, string | number>;

/** `row` is the first one of the line. */
export type NotePlace = { row: number; cell: string | null; column: string | null };
type Count = {
  code: ImportHint;
  column: string | null;
  params: Params;
  count: number;
  /** Where it is, if it was counted once; several have no common place. */
  place: NotePlace | null;
};

/** Cells of one column of which the same hint is told one by one. */
const mostAlike = 50;

/**
 * Collects the notes. Errors are told one by one, and hints about what a cell says; of how cells of one kind are read
 * there is one hint that counts them, since thousands may be.
 */
export function createImportLog() {
  const errors: ReadNote[] = [];
  const hints: ReadNote[] = [];
  const alike = new Map<string, Count>();
  const counts = new Map<string, Count>();
  const wrongRows = new Set<number>();
  let isFileWrong = false;
  return {
    error(place: NotePlace, code: ImportRule, params?: Params) {
      errors.push({ severity: 'error', ...place, code, ...(params && { params }) });
      wrongRows.add(place.row);
    },
    fileError(column: string | null, code: ImportRule, params?: Params) {
      errors.push({ severity: 'error', row: null, cell: null, column, code, ...(params && { params }) });
      isFileWrong = true;
    },
    hint(place: NotePlace, code: ImportHint, params?: Params) {
      const { column } = place;
      const key = `${code} ${column}`;
      const known = alike.get(key) ?? {
        code: 'moreAlike',
        column,
        params: {},
        count: -mostAlike,
        place: null,
      };
      known.count += 1;
      alike.set(key, known);
      if (known.count <= 0) hints.push({ severity: 'hint', ...place, code, ...(params && { params }) });
    },
    count(code: ImportHint, column: string | null, params: Params = {}, place: NotePlace | null = null) {
      const key = `${code} ${column}`;
      const known = counts.get(key) ?? { code, column, params, count: 0 };
      const count = known.count + 1;
      counts.set(key, { ...known, count, place: count === 1 ? place : null });
    },
    isRight: (row: number) => !isFileWrong && !wrongRows.has(row),
    notes(): ReadNote[] {
      const counted = [...[...alike.values()].filter(({ count }) => count > 0), ...counts.values()];
      return inOrder([...errors, ...hints.sort(inSheetOrder), ...counted.map(countNote)]);
    },
    errorCount: () => errors.length,
  };
}

function countNote({ code, column, params, count, place }: Count): ReadNote {
  return {
    severity: 'hint',
    row: place?.row ?? null,
    cell: place?.cell ?? null,
    column,
    code,
    params: { ...params, count },
  };
}

/** Notes of several logs as one has them: errors first, in the order of the sheet. */
export function inOrder(notes: readonly ReadNote[]): ReadNote[] {
  const isError = ({ severity }: ReadNote) => severity === 'error';
  return [...notes.filter(isError).sort(inSheetOrder), ...notes.filter((note) => !isError(note))];
}

type Placed = Pick<NotePlace, 'cell'> & { row: number | null };

/** Notes about the whole file first; within a row by the length of the address, so that AA comes after Z. */
function inSheetOrder(one: Placed, other: Placed): number {
  const [left, right] = [one.cell ?? '', other.cell ?? ''];
  return (
    (one.row ?? 0) - (other.row ?? 0) ||
    left.length - right.length ||
    (left < right ? -1 : Number(left > right))
  );
}

export type ImportLog = ReturnType<typeof createImportLog>;
