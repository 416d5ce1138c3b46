import { addressOf, rangeText } from './cell-address.ts';
import type { FoundColumn, Heading, KnownHeadings } from './heading.ts';
import type { ImportLog, NotePlace } from './import-log.ts';
import { coveredPlaces, firstRowIn } from './merged-cells.ts';
import type { Sheet, SheetRow } from './read-sheet.ts';

const mostNamed = 12;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).join('、');
  return names.length > mostNamed ? `${shown}…` : shown;
}

export function noteSheets(
  name: string,
  others: readonly string[],
  own: readonly string[],
  log: ImportLog,
): void {
  const names = others.filter((other) => !own.includes(other));
  if (names.length > 0) log.count('sheetsLeftOut', null, { name, names: listed(names) });
}

type Asked<Column extends string> = {
  needed: readonly Column[];
  isSaid: KnownHeadings<Column>['isSaid'];
  titles: Readonly<Partial<Record<Column, string>>>;
  ownUnit?: ((column: Column) => string) | undefined;
};

/** What is to be said of the columns as a whole. */
export function noteColumns<Column extends string>(
  { row, isHidden, columns, leftOut, hiddenLeftOut }: Heading<Column>,
  { needed, isSaid, titles, ownUnit }: Asked<Column>,
  log: ImportLog,
): void {
  const found = new Map(columns.map((each) => [each.column, each]));
  for (const column of needed) {
    if (!isSaid(column, found)) log.fileError(null, 'columnMissing', { column: titles[column] ?? column });
  }
  for (const { column, heading, foreignUnit } of columns) {
    if (foreignUnit)
      log.fileError(heading, 'foreignUnit', { unit: foreignUnit, own: ownUnit?.(column) ?? '' });
  }
  if (isHidden) log.hint({ row, cell: null, column: null }, 'hiddenHeading', { row });
  const placeOf = ({ place, heading }: FoundColumn<Column>): NotePlace => ({
    row,
    cell: addressOf(row, place),
    column: heading,
  });
  for (const each of columns)
    if (each.isHidden) log.hint(placeOf(each), 'hiddenColumnRead', { heading: each.heading });
  for (const each of hiddenLeftOut) log.hint(placeOf(each), 'hiddenColumnLeftOut', { heading: each.heading });
  if (leftOut.length > 0) log.count('columnsLeftOut', null, { names: listed(leftOut) });
}

/** Cells that show nothing of their own since one to the left is merged over them. */
export function noteMerges<Column extends string>(
  { rows: all, merges }: Sheet,
  { row: below, columns }: Heading<Column>,
  rows: readonly SheetRow[],
  log: ImportLog,
): void {
  const cells = new Map(all.map((each) => [each.row, each.cells]));
  const byPlace = new Map(columns.map((each) => [each.place, each]));
  const numbers = rows.map(({ row }) => row);
  for (const merge of merges) {
    if (merge.top <= below || merge.left === merge.right) continue;
    const [first = -1, ...covered] = coveredPlaces(merge, [...byPlace.keys()]);
    const row = covered.length > 0 ? firstRowIn(merge, numbers) : null;
    if (row === null || !cells.get(merge.top)?.has(merge.left)) continue;
    const said = { range: rangeText(merge), heading: byPlace.get(first)?.heading ?? '' };
    for (const place of covered) {
      const column = byPlace.get(place)?.heading ?? null;
      log.hint({ row, cell: addressOf(row, place), column }, 'mergedOverColumns', said);
    }
  }
}

type LeftOutRows = {
  totals: readonly { row: number; name: string | null }[];
  headings: readonly SheetRow[];
  hidden: readonly SheetRow[];
  areHiddenRead: boolean;
};

/** Rows that are no lines, and hidden ones. */
export function noteRows({ totals, headings, hidden, areHiddenRead }: LeftOutRows, log: ImportLog): void {
  const placeOf = (row: number): NotePlace => ({ row, cell: null, column: null });
  const rows = listed(hidden.map(({ row }) => String(row)));
  for (const { row } of hidden)
    log.count(areHiddenRead ? 'hiddenRowsRead' : 'hiddenRows', null, { rows }, placeOf(row));
  for (const { row } of headings) log.count('headingsLeftOut', null, {}, placeOf(row));
  const names = listed(totals.flatMap(({ name }) => name ?? []));
  for (const { row, name } of totals) {
    if (name === null) log.count('totalsLeftOut', null, {}, placeOf(row));
    else log.count('sumsLeftOut', null, { names }, placeOf(row));
  }
}
