import {
  type CargoColumn,
  type CargoLine,
  type ImportHint,
  type ImportRule,
  importLimits,
  type SelectOption,
} from '@berth/contract';
import { findSheet, listOtherSheets } from '../sheet/find-sheet.ts';
import { createImportLog } from '../sheet/import-log.ts';
import { openWorkbook } from '../sheet/open-workbook.ts';
import type { ReadingProgress, Sheet } from '../sheet/read-sheet.ts';
import { UnfitWorkbook, type WorkbookProblem } from '../sheet/unfit-workbook.ts';
import { choiceSheetName } from './choice-sheet.ts';
import { goodsRows, groupGoods } from './goods-groups.ts';
import { type GoodsColumn, type GoodsHeading, goodsHeadings } from './goods-headings.ts';
import type { GoodsLog, GoodsNote } from './goods-log.ts';
import { foldChoice } from './line-cells.ts';
import { isMissingColumn, type LineCells, readLine } from './read-line.ts';
import type { TotalsRow } from './totals-rows.ts';

export type GoodsOrder = {
  content: Uint8Array;
  packings: readonly Pick<SelectOption, 'value' | 'nameZh' | 'nameEn'>[];
  /** The form's own titles, to name a column that is missing. */
  titles: Readonly<Record<keyof CargoLine, string>>;
};

export type ReadGoods = {
  sheet: string;
  lines: { row: number; isRight: boolean; cells: LineCells }[];
  errorCount: number;
  notes: GoodsNote[];
};

// Around the lines of goods: headings, blank rows and totals.
const mostRows = importLimits.lines + 1000;

/** Reads the goods of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readGoods(
  order: GoodsOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadGoods | { problem: WorkbookProblem }> {
  try {
    const workbook = await openWorkbook(Buffer.from(order.content));
    const { place, sheet, heading } = await findSheet(workbook, goodsHeadings, { mostRows, report });
    const log = createImportLog<ImportRule, ImportHint>();
    noteSheetsLeftOut(place.name, await listOtherSheets(workbook, place), log);
    const lines = readLines(order, { sheet, heading, log });
    const notes = log.notes();
    return {
      sheet: place.name,
      lines,
      errorCount: log.errorCount(),
      notes: notes.slice(0, importLimits.notes),
    };
  } catch (error) {
    if (error instanceof UnfitWorkbook) return { problem: error.problem };
    throw error;
  }
}

function noteSheetsLeftOut(name: string, others: readonly string[], log: GoodsLog): void {
  // The second sheet of our own template holds no goods.
  const own = Object.values(choiceSheetName);
  const names = others.filter((other) => !own.includes(other));
  if (names.length > 0) log.count('sheetsLeftOut', null, { name, names: listed(names) });
}

function readLines(
  { packings, titles }: GoodsOrder,
  { sheet, heading, log }: { sheet: Sheet; heading: GoodsHeading; log: GoodsLog },
): ReadGoods['lines'] {
  const { goods, totals } = goodsRows(sheet, heading);
  if (goods.length === 0) throw new UnfitWorkbook('noLines');
  if (goods.length > importLimits.lines) throw new UnfitWorkbook('tooManyLines');
  const columns = new Map<CargoColumn, GoodsColumn>(heading.columns.map((found) => [found.column, found]));
  noteColumns(heading, columns, titles, log);
  const groups = groupGoods(goods, heading.columns, sheet);
  const codes = new Map(
    packings.flatMap(({ value, nameZh, nameEn }) =>
      [value, nameZh, nameEn].map((name) => [foldChoice(name), value] as const),
    ),
  );
  const lines = groups.map((group) => ({
    row: group.rows[0] ?? 0,
    cells: readLine({ group, columns, packings: codes, log }),
  }));
  for (const { rows } of groups) if (rows.length > 1) log.count('cartonsJoined', null);
  for (const { isHidden } of goods) if (isHidden) log.count('hiddenRows', null);
  noteTotals(totals, log);
  return lines.map((line) => ({ ...line, isRight: log.isRight(line.row) }));
}

function noteTotals(totals: readonly TotalsRow[], log: GoodsLog): void {
  const names = totals.flatMap(({ name }) => name ?? []);
  for (const { row, name } of totals) {
    const place = { row, cell: null, column: null };
    if (name === null) log.count('totalsLeftOut', null, {}, place);
    else log.count('sumsLeftOut', null, { names: listed(names) }, place);
  }
}

const needed = ['goods_name', 'package', 'weight', 'volume'] as const;

function noteColumns(
  { leftOut }: GoodsHeading,
  columns: ReadonlyMap<CargoColumn, GoodsColumn>,
  titles: GoodsOrder['titles'],
  log: GoodsLog,
): void {
  for (const field of needed) {
    if (isMissingColumn(field, columns)) log.fileError(null, 'columnMissing', { column: titles[field] });
  }
  for (const { column, heading, foreignUnit } of columns.values()) {
    if (foreignUnit) log.fileError(heading, 'foreignUnit', { unit: foreignUnit, own: ownUnitOf(column) });
  }
  if (leftOut.length > 0) log.count('columnsLeftOut', null, { names: listed(leftOut) });
}

function ownUnitOf(column: CargoColumn): string {
  if (column.startsWith('weight')) return 'kg';
  return column.startsWith('volume') ? 'CBM' : 'cm';
}

const mostNamed = 12;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).join('、');
  return names.length > mostNamed ? `${shown}…` : shown;
}
