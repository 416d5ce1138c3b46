import { type ImportHint, type ImportRule, importLimits } from '@berth/contract';
import type { FoundColumn, KnownHeadings } from './find-heading.ts';
import { findSheet } from './find-sheet.ts';
import { createImportLog, type ImportLog, type ReadNote } from './import-log.ts';
import { openWorkbook } from './open-workbook.ts';
import { addressOf, type ReadingProgress, type SheetRow } from './read-sheet.ts';
import { UnfitWorkbook, type WorkbookProblem } from './unfit-workbook.ts';

export type FoundColumns<Column extends string> = ReadonlyMap<Column, FoundColumn<Column>>;

export type ReadTable<Column extends string, Row> = {
  sheet: string;
  /** Those that the sheet has: of no other field it says anything. */
  columns: Column[];
  rows: Row[];
  errorCount: number;
  notes: ReadNote<ImportRule, ImportHint>[];
};

export type RowReading<Column extends string> = {
  columns: FoundColumns<Column>;
  log: ImportLog<ImportRule, ImportHint>;
};

type TableOrder<Column extends string, Row> = {
  content: Uint8Array;
  match: KnownHeadings<Column>['match'];
  /** Columns without which the sheet is none of these. */
  needed: readonly Column[];
  /** What the columns are called, to name one that is missing. */
  titles: Readonly<Record<Column, string>>;
  mostRows: number;
  /** Rows that are none of them, such as totals; how many there are is noted. */
  isTotals?: (row: SheetRow, columns: FoundColumns<Column>) => boolean;
  readRow: (row: SheetRow, reading: RowReading<Column>) => Row;
};

// Around the rows: headings, blank rows and totals.
const others = 1000;

/** Reads the rows of a workbook below its headings, or says why it cannot be read. Meant for a process of its own. */
export async function readTable<Column extends string, Row>(
  { content, match, needed, titles, mostRows, isTotals = () => false, readRow }: TableOrder<Column, Row>,
  report: (progress: ReadingProgress) => void,
): Promise<ReadTable<Column, Row> | { problem: WorkbookProblem }> {
  try {
    const workbook = await openWorkbook(Buffer.from(content));
    const headings = { match, isPart: () => false, rows: importLimits.headingRows };
    const { place, sheet, heading } = await findSheet(workbook, headings, {
      ...{ mostRows: mostRows + others, report },
    });
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
    const own = filled.filter((row) => !isTotals(row, columns));
    for (const { row } of filled.filter((each) => !own.includes(each)))
      log.count('totalsLeftOut', null, {}, { row, cell: null, column: null });
    if (own.length === 0) return { problem: 'noLines' };
    if (own.length > mostRows) return { problem: 'tooManyLines' };
    const rows = own.map((row) => readRow(row, { columns, log }));
    for (const { isHidden } of own) if (isHidden) log.count('hiddenRows', null);
    const notes = log.notes().slice(0, importLimits.notes);
    return { sheet: place.name, columns: [...columns.keys()], rows, errorCount: log.errorCount(), notes };
  } catch (error) {
    if (error instanceof UnfitWorkbook) return { problem: error.problem };
    throw error;
  }
}

export function placeOf<Column extends string>(row: number, columns: FoundColumns<Column>, column: Column) {
  const found = columns.get(column);
  return { row, cell: found ? addressOf(row, found.place) : null, column: found?.heading ?? null };
}
