import { type HeadingReading, surestHeadings } from '@berth/contract';
import type { CellRange, Sheet, SheetRow } from './read-sheet.ts';

/** The headings that an import knows. */
export type KnownHeadings<Column extends string> = {
  /** The column that a heading names; null for any other text. */
  match: (title: string) => ({ column: Column } & HeadingReading) | null;
  /** Whether a title that names no column alone may be part of a second heading row. */
  isPart: (title: string) => boolean;
  /** The heading is one of the first rows of the sheet. */
  rows: number;
};

/** A column of the sheet whose heading is known. */
export type FoundColumn<Column extends string> = {
  column: Column;
  place: number;
  heading: string;
  foreignUnit: string | null;
};

export type Heading<Column extends string> = {
  /** Its last row: the content begins below. */
  row: number;
  columns: readonly FoundColumn<Column>[];
  /** Headings that name no column, or one that is named already. */
  leftOut: readonly string[];
};

type Titles = ReadonlyMap<number, string>;

/**
 * The heading of the sheet: of the first rows the one that names the most columns, two at least, so that a cell of content
 * that reads like a heading (包装) is none. A second row below it may name the parts of what the first has merged
 * (外箱尺寸: 长 宽 高).
 */
export function findHeading<Column extends string>(
  { rows, merges }: Sheet,
  known: KnownHeadings<Column>,
): Heading<Column> | null {
  let best: { heading: Heading<Column>; names: number } | null = null;
  for (const [at, row] of rows.entries()) {
    if (row.row > known.rows) break;
    const top = titlesOf(row);
    if (!top) continue;
    const below = rows[at + 1];
    const parts = below?.row === row.row + 1 ? titlesOf(below) : null;
    const single = headingOf(row.row, top, known);
    const double = parts
      ? headingOf(row.row + 1, joined(top, parts, { row: row.row, merges, known }), known)
      : null;
    const isDouble = double !== null && below && isPartOfHeading(below, { single, double, known });
    const heading = isDouble ? double : single;
    const names = heading.columns.length;
    if (names >= 2 && names > (best?.names ?? 0)) best = { heading, names };
  }
  return best?.heading ?? null;
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
  { row, merges, known }: { row: number; merges: readonly CellRange[]; known: KnownHeadings<Column> },
): Titles {
  const both = new Map(top);
  for (const [place, part] of parts) {
    const over = merges.find(
      ({ top: from, bottom, left, right }) => from <= row && row <= bottom && left <= place && place <= right,
    );
    const title = top.get(over?.left ?? place) ?? '';
    both.set(place, title === '' ? part : `${part}${known.match(part + title) ? '' : '\n'}${title}`);
  }
  return both;
}

function headingOf<Column extends string>(
  row: number,
  titles: Titles,
  known: KnownHeadings<Column>,
): Heading<Column> {
  const inOrder = [...titles].sort(([one], [other]) => one - other);
  const named = inOrder.flatMap(([place, title]) => {
    const found = known.match(title);
    return found ? [{ ...found, place, heading: shown(title) }] : [];
  });
  const surest = surestHeadings(named, ({ column }) => column).values();
  const columns = [...surest].sort((one, other) => one.place - other.place);
  const taken = new Set(columns.map(({ place }) => place));
  const leftOut = inOrder.filter(([place]) => !taken.has(place)).map(([, title]) => shown(title));
  return { row, columns, leftOut };
}

const shown = (title: string) => title.replace(/\s+/g, ' ').trim().slice(0, 60);
