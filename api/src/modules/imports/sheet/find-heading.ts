import { surestHeadings } from '@berth/contract';
import type { CellRange } from './cell-address.ts';
import type { FoundColumn, Heading, KnownHeadings } from './heading.ts';
import { withSecondRow } from './heading-again.ts';
import type { Sheet, SheetRow } from './read-sheet.ts';

type Titles = ReadonlyMap<number, string>;
type Look<Column extends string> = { known: KnownHeadings<Column>; sheet: Sheet };

/**
 * The heading of the sheet: of the first rows the one that names the most columns, two at least, so that a cell of content
 * that reads like a heading (包装) is none; a hidden one only where none is shown. A second row below it may name the
 * parts of what the first has merged (外箱尺寸: 长 宽 高), or say the same in another language.
 */
export function findHeading<Column extends string>(
  sheet: Sheet,
  known: KnownHeadings<Column>,
): Heading<Column> | null {
  let best: { heading: Heading<Column>; names: number } | null = null;
  for (const [at, row] of sheet.rows.entries()) {
    if (row.row > known.rows) break;
    const top = titlesOf(row);
    if (!top) continue;
    const look = { known, sheet };
    const below = sheet.rows[at + 1];
    const parts = below?.row === row.row + 1 ? titlesOf(below) : null;
    const single = headingOf(row, top, look);
    const double = below && parts ? headingOf(below, joined(top, parts, row.row, look), look) : null;
    const isDouble = double !== null && below && isPartOfHeading(below, { single, double, known });
    const heading = isDouble ? double : single;
    const names = heading.columns.length;
    if (names >= 2 && isBetter(heading, names, best)) best = { heading, names };
  }
  return best && withSecondRow(best.heading, sheet, known);
}

function isBetter<Column extends string>(
  { isHidden }: Heading<Column>,
  names: number,
  best: { heading: Heading<Column>; names: number } | null,
): boolean {
  if (best && isHidden !== best.heading.isHidden) return best.heading.isHidden;
  return names > (best?.names ?? 0);
}

/** The texts of a row; null for a row of figures, which is no heading. */
function titlesOf({ cells }: SheetRow): Titles | null {
  const all = [...cells];
  if (all.some(([, { kind }]) => kind === 'number' || kind === 'date')) return null;
  return new Map(all.map(([place, { text }]) => [place, text]));
}

function isPartOfHeading<Column extends string>(
  { cells }: SheetRow,
  {
    single,
    double,
    known,
  }: { single: Heading<Column>; double: Heading<Column>; known: KnownHeadings<Column> },
): boolean {
  const named = [...cells.values()].filter(({ text }) => known.match(text) !== null || known.isPart(text));
  return named.length >= 2 && double.columns.length > single.columns.length;
}

/** Two rows of titles as one: a part is read together with the title above it, which may be merged over several. */
function joined<Column extends string>(
  top: Titles,
  parts: Titles,
  row: number,
  { known, sheet: { merges } }: Look<Column>,
): Titles {
  const both = new Map(top);
  for (const [place, part] of parts) {
    const title = top.get(mergeOf(merges, row, place)?.left ?? place) ?? '';
    both.set(place, title === '' ? part : `${part}${known.match(part + title) ? '' : '\n'}${title}`);
  }
  return both;
}

const mergeOf = (merges: readonly CellRange[], row: number, place: number) =>
  merges.find(
    ({ top, bottom, left, right }) => top <= row && row <= bottom && left <= place && place <= right,
  );

function headingOf<Column extends string>(
  { row, isHidden }: SheetRow,
  titles: Titles,
  { known, sheet }: Look<Column>,
): Heading<Column> {
  const inOrder = [...titles].sort(([one], [other]) => one - other);
  const named = inOrder.flatMap(([place, title]) => {
    const found = known.match(title);
    const isColumnHidden = sheet.hiddenColumns.has(place);
    return found ? [{ ...found, place, heading: shown(title), isHidden: isColumnHidden }] : [];
  });
  const columnOf = ({ column }: { column: Column }) => column;
  const visible = surestHeadings(
    named.filter((each) => !each.isHidden),
    columnOf,
  );
  const hidden = surestHeadings(
    named.filter((each) => each.isHidden),
    columnOf,
  ).values();
  const hiddenLeftOut: FoundColumn<Column>[] = [];
  const columns: FoundColumn<Column>[] = [...visible.values()];
  for (const each of hidden) (known.isSaid(each.column, visible) ? hiddenLeftOut : columns).push(each);
  columns.sort((one, other) => one.place - other.place);
  const taken = new Set([...columns, ...hiddenLeftOut].map(({ place }) => place));
  const leftOut = inOrder.filter(([place]) => !taken.has(place)).map(([, title]) => shown(title));
  return { row, isHidden, columns, leftOut, hiddenLeftOut };
}

const shown = (title: string) => title.replace(/\s+/g, ' ').trim().slice(0, 60);
