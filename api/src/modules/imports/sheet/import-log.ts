/** A remark about a file; a hint does not prevent the import. */
export type ReadNote<Rule extends string, Hint extends string> = {
  severity: 'error' | 'hint';
  row: number | null;
  cell: string | null;
  column: string | null;
  code: Rule | Hint;
  params?: Params;
};

type Params = Record<string, string | number>;

/** `row` is the first one of the line. */
export type NotePlace = { row: number; cell: string | null; column: string | null };
type Count<Hint extends string> = {
  code: Hint;
  column: string | null;
  params: Params;
  count: number;
  /** Where it is, if it was counted once; several have no common place. */
  place: NotePlace | null;
};

/** Collects the notes: errors one by one, hints of one kind counted, since thousands of cells may have them. */
export function createImportLog<Rule extends string, Hint extends string>() {
  type Note = ReadNote<Rule, Hint>;
  const errors: Note[] = [];
  const counts = new Map<string, Count<Hint>>();
  const wrongRows = new Set<number>();
  let isFileWrong = false;
  return {
    error(place: NotePlace, code: Rule, params?: Params) {
      errors.push({ severity: 'error', ...place, code, ...(params && { params }) });
      wrongRows.add(place.row);
    },
    fileError(column: string | null, code: Rule, params?: Params) {
      errors.push({ severity: 'error', row: null, cell: null, column, code, ...(params && { params }) });
      isFileWrong = true;
    },
    count(code: Hint, column: string | null, params: Params = {}, place: NotePlace | null = null) {
      const key = `${code} ${column}`;
      const known = counts.get(key) ?? { code, column, params, count: 0 };
      const count = known.count + 1;
      counts.set(key, { ...known, count, place: count === 1 ? place : null });
    },
    isRight: (row: number) => !isFileWrong && !wrongRows.has(row),
    notes(): Note[] {
      const hints = [...counts.values()].map(
        ({ code, column, params, count, place }): Note => ({
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

export type ImportLog<Rule extends string, Hint extends string> = ReturnType<
  typeof createImportLog<Rule, Hint>
>;
