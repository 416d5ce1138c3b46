import {
  billLimits,
  type FeeColumn,
  type ImportHint,
  type ImportRule,
  importLimits,
  matchFeeHeading,
} from '@berth/contract';
import { findSheet } from '../../../imports/sheet/find-sheet.ts';
import { createImportLog, type ReadNote } from '../../../imports/sheet/import-log.ts';
import { openWorkbook } from '../../../imports/sheet/open-workbook.ts';
import type { ReadingProgress } from '../../../imports/sheet/read-sheet.ts';
import { UnfitWorkbook, type WorkbookProblem } from '../../../imports/sheet/unfit-workbook.ts';
import { type FeeCells, type FeeChoice, isTotals, readFeeRow } from './read-fee-row.ts';

export type FeeRowsOrder = {
  content: Uint8Array;
  items: readonly FeeChoice[];
  /** What the columns are called, to name one that is missing. */
  titles: Readonly<Record<FeeColumn, string>>;
};

export type ReadFeeRows = {
  sheet: string;
  rows: { row: number; isRight: boolean; cells: FeeCells }[];
  errorCount: number;
  notes: ReadNote<ImportRule, ImportHint>[];
};

// Around the rows: headings, blank rows and totals.
const mostRows = billLimits.rows + 1000;
const needed = ['feeItem', 'currency', 'quantity', 'unitPrice'] as const;

/** Reads the fee rows of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readFeeRows(
  { content, items, titles }: FeeRowsOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadFeeRows | { problem: WorkbookProblem }> {
  try {
    const workbook = await openWorkbook(Buffer.from(content));
    const headings = { match: matchFeeHeading, isPart: () => false, rows: importLimits.headingRows };
    const { place, sheet, heading } = await findSheet(workbook, headings, { mostRows, report });
    const log = createImportLog<ImportRule, ImportHint>();
    const columns = new Map(heading.columns.map((found) => [found.column, found]));
    for (const column of needed) {
      if (!columns.has(column)) log.fileError(null, 'columnMissing', { column: titles[column] });
    }
    if (heading.leftOut.length > 0)
      log.count('columnsLeftOut', null, { names: heading.leftOut.slice(0, 12).join('、') });
    const filled = sheet.rows.filter(
      ({ row, cells }) => row > heading.row && heading.columns.some((found) => cells.has(found.place)),
    );
    const fees = filled.filter((row) => !isTotals(row, columns));
    for (const { row } of filled.filter((each) => !fees.includes(each)))
      log.count('totalsLeftOut', null, {}, { row, cell: null, column: null });
    if (fees.length === 0) return { problem: 'noLines' };
    if (fees.length > billLimits.rows) return { problem: 'tooManyLines' };
    const read = fees.map((row) => ({ row: row.row, cells: readFeeRow(row, { columns, items, log }) }));
    for (const { isHidden } of fees) if (isHidden) log.count('hiddenRows', null);
    return {
      sheet: place.name,
      rows: read.map((each) => ({ ...each, isRight: log.isRight(each.row) })),
      errorCount: log.errorCount(),
      notes: log.notes().slice(0, importLimits.notes),
    };
  } catch (error) {
    if (error instanceof UnfitWorkbook) return { problem: error.problem };
    throw error;
  }
}
