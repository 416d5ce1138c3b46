import { type CargoColumn, importLimits, matchCargoHeading } from '@berth/contract';
import type { FoundColumn, Heading, KnownHeadings } from '../sheet/find-heading.ts';

export type GoodsColumn = FoundColumn<CargoColumn>;
export type GoodsHeading = Heading<CargoColumn>;

/** The headings of packing lists; 单 (of one) and 总 (of all) begin the parts of an amount. */
export const goodsHeadings: KnownHeadings<CargoColumn> = {
  match: matchCargoHeading,
  isPart: (title) => /^[单总]/.test(title),
  rows: importLimits.headingRows,
};
