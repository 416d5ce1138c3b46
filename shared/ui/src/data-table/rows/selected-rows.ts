import type { TableSelection } from '../columns/data-column.ts';

/** The chosen rows after a page's row was (un)ticked. */
export function toggleRow<Row>(
  { chosen, isSingle }: TableSelection<Row>,
  key: string,
  row: Row,
): ReadonlyMap<string, Row> {
  const next = new Map(isSingle ? [] : chosen);
  if (chosen.has(key)) next.delete(key);
  else next.set(key, row);
  return next;
}

/** Which of a page's rows are chosen: all, some or none of those that can be. */
export function pageChoice<Row>(
  { chosen, canChoose }: TableSelection<Row>,
  rows: readonly (readonly [string, Row])[],
): 'all' | 'some' | 'none' {
  const open = rows.filter(([, row]) => canChoose?.(row) ?? true);
  const count = open.filter(([key]) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === open.length ? 'all' : 'some';
}

/** The chosen rows after "all of this page" was ticked, or unticked where all were chosen: of those that can be. */
export function togglePage<Row>(
  selection: TableSelection<Row>,
  rows: readonly (readonly [string, Row])[],
): ReadonlyMap<string, Row> {
  const next = new Map(selection.chosen);
  const isAll = pageChoice(selection, rows) === 'all';
  for (const [key, row] of rows) {
    if (selection.canChoose?.(row) === false) continue;
    if (isAll) next.delete(key);
    else next.set(key, row);
  }
  return next;
}
