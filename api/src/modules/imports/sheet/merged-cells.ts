import type { CellRange } from './cell-address.ts';
import type { SheetCell } from './read-cell.ts';
import type { Sheet, SheetRow } from './read-sheet.ts';

/** A cell as it counts for a row; `shared` is the range that it has in common with other rows. */
export type HeldCell = SheetCell & { row: number; shared: CellRange | null };

export type MergedCells = {
  /** The merged range of a cell below the heading. */
  rangeAt: (row: number, place: number) => CellRange | undefined;
  /**
   * What a cell shows: a merged cell holds for each of its rows, and for the first of its columns that is read. `rows` are
   * those that make one line with the row.
   */
  cellAt: (row: number, place: number, rows?: readonly number[]) => HeldCell | null;
};

/**
 * The cells of some rows below the heading, by what is merged. Ranges may be as tall as the sheet, so only rows and places
 * that are read count.
 */
export function mergedCells(
  { rows: all, merges }: Sheet,
  {
    below,
    rows,
    places,
  }: { below: number; rows: readonly Pick<SheetRow, 'row'>[]; places: readonly number[] },
): MergedCells {
  const numbers = rows.map(({ row }) => row).sort((one, other) => one - other);
  const cells = new Map(all.map(({ row, cells: own }) => [row, own]));
  const ranges = new Map<string, { range: CellRange; isFirst: boolean }>();
  for (const merge of merges) {
    const covered = coveredPlaces(merge, places);
    if (covered.length === 0) continue;
    for (let at = firstAtLeast(numbers, merge.top); (numbers[at] ?? Infinity) <= merge.bottom; at += 1) {
      for (const place of covered)
        ranges.set(`${numbers[at]} ${place}`, { range: merge, isFirst: place === covered[0] });
    }
  }
  const foundAt = (row: number, place: number) => ranges.get(`${row} ${place}`);
  const hasOthers = ({ top, bottom }: CellRange, own: readonly number[]) => {
    for (let at = firstAtLeast(numbers, top); (numbers[at] ?? Infinity) <= bottom; at += 1) {
      if (!own.includes(numbers[at] ?? 0)) return true;
    }
    return false;
  };
  return {
    rangeAt: (row, place) => foundAt(row, place)?.range,
    cellAt(row, place, own = [row]) {
      const { range = null, isFirst } = foundAt(row, place) ?? {};
      // What is merged with the heading is none of the content, and a column to the right shows nothing of its own.
      if (range && (range.top <= below || !isFirst)) return null;
      const cell = cells.get(range?.top ?? row)?.get(range?.left ?? place);
      if (!cell) return null;
      return { ...cell, row, shared: range && hasOthers(range, own) ? range : null };
    },
  };
}

/** The places that a merged range covers, from left to right. */
export const coveredPlaces = ({ left, right }: CellRange, places: readonly number[]): number[] =>
  places.filter((place) => left <= place && place <= right).sort((one, other) => one - other);

/** The first of some rows, in their order, that a range covers. */
export function firstRowIn({ top, bottom }: CellRange, sorted: readonly number[]): number | null {
  const row = sorted[firstAtLeast(sorted, top)];
  return row !== undefined && row <= bottom ? row : null;
}

function firstAtLeast(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
