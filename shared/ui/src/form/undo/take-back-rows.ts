import { type Cells, cellsOf, isSame, type KeyedRow } from './rows.ts';

type Rows = readonly KeyedRow[];

/**
 * The rows of now without what a change did to them, as far as nobody touched it since: cells get what they held, rows
 * that it added go, and rows that it removed stand where they stood. The very same list where nothing is to take back.
 */
export function takeRowsBack(before: Rows, after: Rows, now: Rows): Rows {
  const [was, became] = [byKey(before), byKey(after)];
  const left = now.flatMap((row): Rows => {
    const [earlier, written] = [was.get(row.key), became.get(row.key)];
    if (!written) return [row];
    if (!earlier) return isSame(row, written) ? [] : [row];
    return [takeCellsBack(earlier, written, row)];
  });
  const back = withRemoved(before, became, left);
  if (back.length === now.length && back.every((row, at) => row === now[at])) return now;
  // A list that begins with an empty row never is without one.
  return back.length > 0 ? back : before;
}

const byKey = (rows: Rows) => new Map(rows.map((row) => [row.key, row]));

function takeCellsBack(before: KeyedRow, after: KeyedRow, now: KeyedRow): KeyedRow {
  if (before === after) return now;
  const [was, became, cells] = [cellsOf(before), cellsOf(after), cellsOf(now)];
  const isWritten = (cell: string) => !isSame(was[cell], became[cell]);
  const back = Object.keys(became).filter((cell) => isWritten(cell) && isSame(cells[cell], became[cell]));
  return back.length > 0 ? { ...now, ...pick(was, back) } : now;
}

const pick = (cells: Cells, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, cells[name]]));

/** Each row that the change removed, behind the row that it stood behind. */
function withRemoved(before: Rows, became: ReadonlyMap<string, KeyedRow>, left: Rows): Rows {
  const rows = [...left];
  const keys = new Set(left.map(({ key }) => key));
  for (const [at, row] of before.entries()) {
    if (became.has(row.key) || keys.has(row.key)) continue;
    const ahead = before.slice(0, at).findLast(({ key }) => keys.has(key));
    rows.splice(rows.findIndex(({ key }) => key === ahead?.key) + 1, 0, row);
    keys.add(row.key);
  }
  return rows;
}
