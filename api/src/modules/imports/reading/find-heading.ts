import {
  type CargoColumn,
  importLimits,
  matchCargoHeading,
  readCargoHeading,
  surestHeadings,
} from '@berth/contract';
import type { CellRange, Sheet, SheetRow } from './read-sheet.ts';

/** A column of the sheet that holds something of a cargo line. */
export type FoundColumn = { column: CargoColumn; place: number; heading: string; foreignUnit: string | null };

export type Heading = {
  /** The last row of it: the goods begin below. */
  row: number;
  columns: readonly FoundColumn[];
  /** Headings that name nothing of a cargo line, or the same once more. */
  leftOut: readonly string[];
};

type Titles = ReadonlyMap<number, string>;

/**
 * The heading of the sheet: of the first rows the one that names the most columns, two at least, so that goods which
 * are called 包装 are none. A second row below it may name the parts of what the first has merged (外箱尺寸: 长 宽 高).
 */
export function findHeading({ rows, merges }: Sheet): Heading | null {
  let best: { heading: Heading; names: number } | null = null;
  for (const [at, row] of rows.entries()) {
    if (row.row > importLimits.headingRows) break;
    const top = titlesOf(row);
    if (!top) continue;
    const below = rows[at + 1];
    const parts = below?.row === row.row + 1 ? titlesOf(below) : null;
    const single = headingOf(row.row, top);
    const double = parts ? headingOf(row.row + 1, joined(top, parts, row.row, merges)) : null;
    const isDouble = double !== null && below && isPartOfHeading(below, single, double);
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

function isPartOfHeading({ cells }: SheetRow, single: Heading, double: Heading): boolean {
  const named = [...cells.values()].filter(
    ({ text }) => readCargoHeading(text) !== null || /^[单总]/.test(text),
  );
  return named.length >= 2 && double.columns.length > single.columns.length;
}

/** Two rows of titles as one: a part speaks together with what it stands under, which may be merged over several. */
function joined(top: Titles, parts: Titles, row: number, merges: readonly CellRange[]): Titles {
  const both = new Map(top);
  for (const [place, part] of parts) {
    const over = merges.find(
      ({ top: from, bottom, left, right }) => from <= row && row <= bottom && left <= place && place <= right,
    );
    const title = top.get(over?.left ?? place) ?? '';
    both.set(place, title === '' ? part : `${part}${readCargoHeading(part + title) ? '' : '\n'}${title}`);
  }
  return both;
}

function headingOf(row: number, titles: Titles): Heading {
  const inOrder = [...titles].sort(([one], [other]) => one - other);
  const named = inOrder.flatMap(([place, title]) => {
    const found = matchCargoHeading(title);
    return found ? [{ ...found, place, heading: shown(title) }] : [];
  });
  const surest = surestHeadings(named, ({ column }) => column).values();
  const columns = [...surest].sort((one, other) => one.place - other.place);
  const taken = new Set(columns.map(({ place }) => place));
  const leftOut = inOrder.filter(([place]) => !taken.has(place)).map(([, title]) => shown(title));
  return { row, columns, leftOut };
}

const shown = (title: string) => title.replace(/\s+/g, ' ').trim().slice(0, 60);
