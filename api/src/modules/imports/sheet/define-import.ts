import { importLimits } from '@berth/contract';
import type { CellRange } from './cell-address.ts';
import { findSheet, listOtherSheets } from './find-sheet.ts';
import type { FoundColumn, Heading, KnownHeadings } from './heading.ts';
import { isHeadingAgain } from './heading-again.ts';
import { createImportLog, type ImportLog, type ReadNote } from './import-log.ts';
import { type ColumnKind, createLineReader, type FoundColumns, type LineReader } from './line-reader.ts';
import { type MergedCells, mergedCells } from './merged-cells.ts';
import { noteColumns, noteMerges, noteRows, noteSheets } from './note-table.ts';
import { openWorkbook } from './open-workbook.ts';
import type { ReadingProgress, Sheet, SheetRow } from './read-sheet.ts';
import { UnfitWorkbook, type WorkbookProblem } from './unfit-workbook.ts';

/** A row that adds up others; `name` where its amounts had to say so, since it is called as lines may be. */
export type TotalsRow = { row: number; name: string | null };

/** What an import reads. `Given` is what it has to know of each file beside its content. */
export type ImportDefinition<Column extends string, Line, Given> = {
  columns: Readonly<Record<Column, ColumnKind>>;
  match: KnownHeadings<Column>['match'];
  isPart?: KnownHeadings<Column>['isPart'];
  /** Columns without which the sheet is none of these. */
  needed: readonly Column[];
  /** Whether other columns say what a column would; unless told, only the column itself does. */
  isSaid?: KnownHeadings<Column>['isSaid'];
  /** The unit of a column, where a heading may name another. */
  ownUnit?: (column: Column) => string;
  mostLines: number;
  /** Sheets of our own templates that hold no lines. */
  ownSheets?: readonly string[];
  /** Parts rows of totals from the lines. */
  partTotals?: (
    rows: readonly SheetRow[],
    columns: readonly FoundColumn<Column>[],
    merges: readonly CellRange[],
  ) => { lines: SheetRow[]; totals: TotalsRow[] };
  /** The rows of each line; unless told, each row is one. */
  groupRows?: (rows: readonly SheetRow[], columns: FoundColumns<Column>, merged: MergedCells) => number[][];
  readLine: (line: LineReader<Column>, given: Given) => Line;
};

export type ImportOrder<Column extends string> = {
  content: Uint8Array;
  /** What the columns are called, to name one that is missing. */
  titles: Readonly<Partial<Record<Column, string>>>;
};

export type ReadImport<Line> = {
  sheet: string;
  /** `row` is the first one of the line; a right one has no error, nor has the whole file. */
  lines: { row: number; isRight: boolean; line: Line }[];
  errorCount: number;
  notes: ReadNote[];
};

type Read<Order, Line> = (
  order: Order,
  report: (progress: ReadingProgress) => void,
) => Promise<ReadImport<Line> | { problem: WorkbookProblem }>;

// Around the lines: headings, blank rows and totals.
const others = 1000;

/**
 * An import of the rows of a workbook below its headings. A cell that is read otherwise than it looks is noted at its place:
 * merged cells hold for each of their rows, what is hidden never counts before what is shown, and codes keep the digits
 * that the sheet shows. Meant for a process of its own.
 */
export function defineImport<Column extends string, Line, Given = unknown>(
  definition: ImportDefinition<Column, Line, Given>,
): Read<ImportOrder<Column> & Given, Line> {
  const { match, isPart = () => false, mostLines, ownSheets = [] } = definition;
  const isSaid = definition.isSaid ?? ((column, found) => found.has(column));
  const headings = { match, isPart, isSaid, rows: importLimits.headingRows };
  return async (order, report) => {
    try {
      const workbook = await openWorkbook(Buffer.from(order.content));
      const reading = { mostRows: mostLines + others, report };
      const { place, sheet, heading } = await findSheet(workbook, headings, reading);
      const log = createImportLog();
      noteSheets(place.name, await listOtherSheets(workbook, place), ownSheets, log);
      noteColumns(heading, { ...definition, isSaid, titles: order.titles }, log);
      const lines = readLines(definition, order, { sheet, heading, log });
      const notes = log.notes().slice(0, importLimits.notes);
      return { sheet: place.name, lines, errorCount: log.errorCount(), notes };
    } catch (error) {
      if (error instanceof UnfitWorkbook) return { problem: error.problem };
      throw error;
    }
  };
}

type Found<Column extends string> = { sheet: Sheet; heading: Heading<Column>; log: ImportLog };

function readLines<Column extends string, Line, Given>(
  definition: ImportDefinition<Column, Line, Given>,
  given: Given,
  { sheet, heading, log }: Found<Column>,
): ReadImport<Line>['lines'] {
  const { columns: kinds, mostLines, groupRows, readLine } = definition;
  const places = heading.columns.map(({ place }) => place);
  const { rows, ...leftOut } = chosenRows(definition, { sheet, heading }, places);
  if (rows.length === 0) throw new UnfitWorkbook('noLines');
  if (rows.length > mostLines) throw new UnfitWorkbook('tooManyLines');
  const columns = new Map(heading.columns.map((found) => [found.column, found]));
  const merged = mergedCells(sheet, { below: heading.row, rows, places });
  const groups = groupRows?.(rows, columns, merged) ?? rows.map(({ row }) => [row]);
  const lines = groups.map((own) => ({
    row: own[0] ?? 0,
    line: readLine(createLineReader({ rows: own, columns, kinds, merged, log }), given),
  }));
  for (const own of groups) if (own.length > 1) log.count('cartonsJoined', null);
  noteMerges(sheet, heading, rows, log);
  noteRows(leftOut, log);
  return lines.map((each) => ({ ...each, isRight: log.isRight(each.row) }));
}

type ChosenRows = {
  rows: SheetRow[];
  totals: TotalsRow[];
  headings: SheetRow[];
  /** Left out, or read where there are no others. */
  hidden: SheetRow[];
  areHiddenRead: boolean;
};

/** The rows of lines, as people see them, and those that are left out. */
function chosenRows<Column extends string>(
  { match, partTotals }: Pick<ImportDefinition<Column, never, never>, 'match' | 'partTotals'>,
  { sheet, heading }: Pick<Found<Column>, 'sheet' | 'heading'>,
  places: readonly number[],
): ChosenRows {
  const isBelow = ({ row, cells }: SheetRow) => row > heading.row && places.some((place) => cells.has(place));
  const below = sheet.rows.filter(isBelow);
  const merged = mergedCells(sheet, { below: heading.row, rows: below, places });
  // What lies under a merged cell from above is not seen.
  const filled = below.filter(({ row, cells }) =>
    places.some((place) => cells.has(place) && (merged.rangeAt(row, place)?.top ?? row) >= row),
  );
  const headings = filled.filter((row) => isHeadingAgain(row, heading, { match }));
  const content = filled.filter((row) => !headings.includes(row));
  const visible = content.filter(({ isHidden }) => !isHidden);
  const part = (rows: readonly SheetRow[]) =>
    partTotals?.(rows, heading.columns, sheet.merges) ?? { lines: [...rows], totals: [] };
  // Totals may count the hidden rows or leave them out.
  const totals = part(content).totals;
  if (visible.length < content.length && visible.length > 0)
    for (const each of part(visible).totals)
      if (!totals.some(({ row }) => row === each.row)) totals.push(each);
  const sums = new Set(totals.map(({ row }) => row));
  const own = content.filter(({ row }) => !sums.has(row));
  const shown = own.filter(({ isHidden }) => !isHidden);
  const areHiddenRead = shown.length === 0;
  const hidden = own.filter(({ isHidden }) => isHidden);
  return { rows: areHiddenRead ? own : shown, totals, headings, hidden, areHiddenRead };
}
