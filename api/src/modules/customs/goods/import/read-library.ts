import {
  type GoodsColumn,
  type GoodsContent,
  goodsLimits,
  goodsProblems,
  type ImportHint,
  type ImportRule,
  importLimits,
  matchGoodsHeading,
} from '@berth/contract';
import { findSheet } from '../../../imports/sheet/find-sheet.ts';
import { createImportLog, type ReadNote } from '../../../imports/sheet/import-log.ts';
import { openWorkbook } from '../../../imports/sheet/open-workbook.ts';
import type { ReadingProgress } from '../../../imports/sheet/read-sheet.ts';
import { UnfitWorkbook, type WorkbookProblem } from '../../../imports/sheet/unfit-workbook.ts';
import { type Columns, placeOf, readGoodsRow } from './read-goods-row.ts';

export type LibraryOrder = {
  content: Uint8Array;
  /** What the columns are called, to name one that is missing. */
  titles: Readonly<Record<GoodsColumn, string>>;
};

/** Goods of a row; one without a currency of its own is read as CNY. */
export type ReadGoods = { content: GoodsContent; isCurrencyBlank: boolean };

export type ReadLibrary = {
  sheet: string;
  /** Those that the sheet has: of no other field it says anything. */
  columns: GoodsColumn[];
  goods: ReadGoods[];
  errorCount: number;
  notes: ReadNote<ImportRule, ImportHint>[];
};

// Around the goods: headings and blank rows.
const mostRows = goodsLimits.rows + 1000;
const needed = ['sku', 'nameZh'] as const;

/** Reads the goods of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readLibrary(
  { content, titles }: LibraryOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadLibrary | { problem: WorkbookProblem }> {
  try {
    const workbook = await openWorkbook(Buffer.from(content));
    const headings = { match: matchGoodsHeading, isPart: () => false, rows: importLimits.headingRows };
    const { place, sheet, heading } = await findSheet(workbook, headings, { mostRows, report });
    const log = createImportLog<ImportRule, ImportHint>();
    const columns: Columns = new Map(heading.columns.map((found) => [found.column, found]));
    for (const column of needed) {
      if (!columns.has(column)) log.fileError(null, 'columnMissing', { column: titles[column] });
    }
    if (heading.leftOut.length > 0)
      log.count('columnsLeftOut', null, { names: heading.leftOut.slice(0, 12).join('、') });
    const rows = sheet.rows.filter(
      ({ row, cells }) => row > heading.row && heading.columns.some((found) => cells.has(found.place)),
    );
    if (rows.length === 0) return { problem: 'noLines' };
    if (rows.length > goodsLimits.rows) return { problem: 'tooManyLines' };
    const seen = new Map<string, number>();
    const goods = rows.map((row) => {
      const read = readGoodsRow(row, { columns, log });
      const known = new Set(read.broken);
      for (const { path, rule, params } of goodsProblems(read.goods)) {
        const column = path as GoodsColumn; // the rules name fields, which are the columns
        if (!known.has(column) && columns.has(column))
          log.error(placeOf(row.row, columns, column), rule, params);
      }
      const first = seen.get(read.goods.sku);
      if (first !== undefined && read.goods.sku !== '')
        log.error(placeOf(row.row, columns, 'sku'), 'skuTwice', { row: first });
      else seen.set(read.goods.sku, row.row);
      if (row.isHidden) log.count('hiddenRows', null);
      return { content: read.goods, isCurrencyBlank: read.isCurrencyBlank };
    });
    const notes = log.notes().slice(0, importLimits.notes);
    return { sheet: place.name, columns: [...columns.keys()], goods, errorCount: log.errorCount(), notes };
  } catch (error) {
    if (error instanceof UnfitWorkbook) return { problem: error.problem };
    throw error;
  }
}
