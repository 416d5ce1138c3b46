import { type CargoColumn, type CargoLine, importLimits, type SelectOption } from '@berth/contract';
import { readSharedTexts } from './cell-texts.ts';
import { choiceSheetName } from './choice-sheet.ts';
import { readDateStyles } from './date-styles.ts';
import { type FoundColumn, findHeading, type Heading } from './find-heading.ts';
import { goodsRows, groupGoods } from './goods-groups.ts';
import { createImportLog, type ImportLog, type ReadNote } from './import-log.ts';
import { foldChoice } from './line-cells.ts';
import { type OpenWorkbook, openWorkbook, type SheetPlace } from './open-workbook.ts';
import { isMissingColumn, type LineCells, readLine } from './read-line.ts';
import { type CellLook, isSheetUsed, type ReadingProgress, readSheet, type Sheet } from './read-sheet.ts';
import type { TotalsRow } from './totals-rows.ts';
import { UnfitWorkbook, type WorkbookProblem } from './unfit-workbook.ts';

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
  notes: ReadNote[];
};

/** Reads the goods out of a workbook, or says why none are read. Meant for a process of its own. */
export async function readGoods(
  order: GoodsOrder,
  tell: (progress: ReadingProgress) => void,
): Promise<ReadGoods | { problem: WorkbookProblem }> {
  try {
    const workbook = await openWorkbook(Buffer.from(order.content));
    const { place, sheet, heading } = await findGoods(workbook, tell);
    const log = createImportLog();
    await tellSheetsLeftOut(workbook, place, log);
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

/** The first sheet with a heading. */
async function findGoods(workbook: OpenWorkbook, tell: (progress: ReadingProgress) => void) {
  const { parts, strings, styles, isFrom1904 } = workbook;
  const look: CellLook = {
    texts: strings ? await readSharedTexts(parts.read(strings)) : [],
    dateStyles: styles ? await readDateStyles(parts.read(styles)) : new Set(),
    isFrom1904,
  };
  for (const place of workbook.sheets) {
    const sheet = await readSheet(parts.read(place.path), look, tell);
    const heading = findHeading(sheet);
    if (heading) return { place, sheet, heading };
  }
  throw new UnfitWorkbook('noHeading');
}

async function tellSheetsLeftOut({ parts, sheets }: OpenWorkbook, read: SheetPlace, log: ImportLog) {
  const own = Object.values(choiceSheetName);
  const names: string[] = [];
  for (const { name, path } of sheets) {
    if (path === read.path || own.includes(name)) continue;
    if (await isSheetUsed(parts.read(path))) names.push(name);
  }
  if (names.length > 0) log.count('sheetsLeftOut', null, { name: read.name, names: listed(names) });
}

function readLines(
  { packings, titles }: GoodsOrder,
  { sheet, heading, log }: { sheet: Sheet; heading: Heading; log: ImportLog },
): ReadGoods['lines'] {
  const { goods, totals } = goodsRows(sheet, heading);
  if (goods.length === 0) throw new UnfitWorkbook('noLines');
  if (goods.length > importLimits.lines) throw new UnfitWorkbook('tooManyLines');
  const columns = new Map<CargoColumn, FoundColumn>(heading.columns.map((found) => [found.column, found]));
  tellColumns(heading, columns, titles, log);
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
  tellTotals(totals, log);
  return lines.map((line) => ({ ...line, isRight: log.isRight(line.row) }));
}

function tellTotals(totals: readonly TotalsRow[], log: ImportLog): void {
  const names = totals.flatMap(({ name }) => name ?? []);
  for (const { row, name } of totals) {
    const place = { row, cell: null, column: null };
    if (name === null) log.count('totalsLeftOut', null, {}, place);
    else log.count('sumsLeftOut', null, { names: listed(names) }, place);
  }
}

const needed = ['goods_name', 'package', 'weight', 'volume'] as const;

function tellColumns(
  { leftOut }: Heading,
  columns: ReadonlyMap<CargoColumn, FoundColumn>,
  titles: GoodsOrder['titles'],
  log: ImportLog,
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
