import type { CellRange, Sheet, SheetCell, SheetRow } from '../sheet/read-sheet.ts';
import type { GoodsColumn, GoodsHeading } from './goods-headings.ts';
import { partTotals, type TotalsRow } from './totals-rows.ts';

/** A cell as it counts for a line, in a row of it; `shared` is the range that it has in common with other lines. */
export type GoodsCell = SheetCell & { row: number; shared: CellRange | null };

/** The rows of one cargo line: one, or those over which its number of packages is merged. */
export type GoodsGroup = {
  rows: readonly number[];
  /** The cells of a column, each merged cell once. */
  cellsOf: (place: number) => readonly GoodsCell[];
};

/** Rows below the heading that hold something of a cargo line, and those of totals, which are left out. */
export function goodsRows(
  { rows, merges }: Sheet,
  { row: headingRow, columns }: GoodsHeading,
): { goods: SheetRow[]; totals: TotalsRow[] } {
  const places = columns.map(({ place }) => place);
  const below = rows.filter(({ row, cells }) => row > headingRow && places.some((place) => cells.has(place)));
  return partTotals(below, columns, merges);
}

/**
 * The lines of the goods. A number of packages that is merged over several rows says that they are packed together:
 * they are one line. Any other merged cell speaks for each of its rows.
 */
export function groupGoods(
  goods: readonly SheetRow[],
  columns: readonly GoodsColumn[],
  sheet: Sheet,
): GoodsGroup[] {
  const byRow = new Map(goods.map((row) => [row.row, row]));
  const tall = sheet.merges.filter(({ top, bottom }) => bottom > top);
  const mergeAt = indexMerges(tall, columns, [...byRow.keys()]);
  const all = new Map(sheet.rows.map((row) => [row.row, row]));
  const packages = columns.find(({ column }) => column === 'package')?.place;
  const sorted = [...byRow.keys()].sort((one, other) => one - other);
  const hasOthers = ({ top, bottom }: CellRange, own: readonly number[]) => {
    for (let at = firstAtLeast(sorted, top); (sorted[at] ?? Infinity) <= bottom; at += 1) {
      if (!own.includes(sorted[at] ?? 0)) return true;
    }
    return false;
  };
  const groups = new Map<string, number[]>();
  for (const { row } of goods) {
    const merge = packages === undefined ? undefined : mergeAt(row, packages);
    const key = merge ? `merge ${merge.top}` : `row ${row}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((rows) => ({
    rows,
    cellsOf: (place) => {
      const cells = new Map<number, GoodsCell>();
      for (const row of rows) {
        const merge = mergeAt(row, place);
        const at = merge?.top ?? row;
        const cell = all.get(at)?.cells.get(place);
        if (!cell || cells.has(at)) continue;
        const isShared = merge !== undefined && hasOthers(merge, rows);
        cells.set(at, { ...cell, row, shared: isShared ? merge : null });
      }
      return [...cells.values()];
    },
  }));
}

/** The merged range of a cell of the goods; ranges may be as tall as the sheet, so only rows with goods count. */
function indexMerges(
  merges: readonly CellRange[],
  columns: readonly GoodsColumn[],
  rows: readonly number[],
): (row: number, place: number) => CellRange | undefined {
  const places = new Set(columns.map(({ place }) => place));
  const found = new Map<string, CellRange>();
  const sorted = rows.toSorted((one, other) => one - other);
  for (const merge of merges) {
    // Only the first column of a merged block holds its value.
    if (!places.has(merge.left)) continue;
    for (let at = firstAtLeast(sorted, merge.top); at < sorted.length; at += 1) {
      const row = sorted[at] ?? 0;
      if (row > merge.bottom) break;
      found.set(`${row} ${merge.left}`, merge);
    }
  }
  return (row, place) => found.get(`${row} ${place}`);
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
