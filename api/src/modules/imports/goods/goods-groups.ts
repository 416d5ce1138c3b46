import type { MergedCells } from '../sheet/merged-cells.ts';
import type { SheetRow } from '../sheet/read-sheet.ts';
import type { GoodsColumns } from './goods-headings.ts';

/** The rows of each line: a number of packages that is merged over several says that they are packed together. */
export function groupGoods(
  rows: readonly SheetRow[],
  columns: GoodsColumns,
  { rangeAt }: MergedCells,
): number[][] {
  const packages = columns.get('package')?.place;
  const groups = new Map<string, number[]>();
  for (const { row } of rows) {
    const merge = packages === undefined ? undefined : rangeAt(row, packages);
    const key = merge ? `merge ${merge.top}` : `row ${row}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
