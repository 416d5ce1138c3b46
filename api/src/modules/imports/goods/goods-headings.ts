import type { CargoColumn } from '@berth/contract';
import type { FoundColumn } from '../sheet/heading.ts';
import type { FoundColumns } from '../sheet/line-reader.ts';

export type GoodsColumn = FoundColumn<CargoColumn>;
export type GoodsColumns = FoundColumns<CargoColumn>;

const sides = ['long', 'wide', 'high'] as const;

/** Whether columns of a file say what a field of the line is: its own, or those that it can be made of. */
export function isSaid(field: CargoColumn, columns: ReadonlyMap<CargoColumn, unknown>): boolean {
  if (columns.has(field)) return true;
  const hasSides = sides.every((side) => columns.has(side));
  switch (field) {
    case 'weight':
      return columns.has('weightEach');
    case 'weightEach':
      return columns.has('weight');
    case 'volume':
      return columns.has('volumeEach') || columns.has('size') || hasSides;
    case 'volumeEach':
      return columns.has('volume');
    case 'size':
      return hasSides;
    case 'long':
    case 'wide':
    case 'high':
      return columns.has('size');
    default:
      return false;
  }
}
