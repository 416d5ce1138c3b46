import {
  type GoodsColumn,
  type GoodsContent,
  goodsLimits,
  goodsProblems,
  matchGoodsHeading,
} from '@berth/contract';
import type { ReadingProgress } from '../../../imports/sheet/read-sheet.ts';
import { placeOf, type ReadTable, readTable } from '../../../imports/sheet/read-table.ts';
import type { WorkbookProblem } from '../../../imports/sheet/unfit-workbook.ts';
import { readGoodsRow } from './read-goods-row.ts';

export type LibraryOrder = {
  content: Uint8Array;
  /** What the columns are called, to name one that is missing. */
  titles: Readonly<Record<GoodsColumn, string>>;
};

/** Goods of a row; one without a currency of its own is read as CNY. */
export type ReadGoods = { content: GoodsContent; isCurrencyBlank: boolean };
export type ReadLibrary = ReadTable<GoodsColumn, ReadGoods>;

/** Reads the goods of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readLibrary(
  { content, titles }: LibraryOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadLibrary | { problem: WorkbookProblem }> {
  const seen = new Map<string, number>();
  const order = { content, titles, match: matchGoodsHeading, needed: ['sku', 'nameZh'] as const };
  return await readTable<GoodsColumn, ReadGoods>(
    {
      ...{ ...order, mostRows: goodsLimits.rows },
      readRow(row, reading) {
        const { columns, log } = reading;
        const read = readGoodsRow(row, reading);
        for (const { path, rule, params } of goodsProblems(read.goods)) {
          const column = path as GoodsColumn; // the rules name fields, which are the columns
          if (!read.broken.has(column) && columns.has(column))
            log.error(placeOf(row.row, columns, column), rule, params);
        }
        const first = seen.get(read.goods.sku);
        if (first !== undefined && read.goods.sku !== '')
          log.error(placeOf(row.row, columns, 'sku'), 'skuTwice', { row: first });
        else seen.set(read.goods.sku, row.row);
        return { content: read.goods, isCurrencyBlank: read.isCurrencyBlank };
      },
    },
    report,
  );
}
