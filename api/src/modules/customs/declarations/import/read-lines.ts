import {
  brandTypes,
  clearanceItemLimits,
  clearanceItemProblems,
  type DeclarationLine,
  exportBenefits,
  type LineColumn,
  matchLineHeading,
  normalizeCode,
  normalizeHsCode,
} from '@berth/contract';
import { readCells } from '../../../imports/sheet/read-cells.ts';
import type { ReadingProgress, SheetRow } from '../../../imports/sheet/read-sheet.ts';
import { placeOf, type ReadTable, type RowReading, readTable } from '../../../imports/sheet/read-table.ts';
import type { WorkbookProblem } from '../../../imports/sheet/unfit-workbook.ts';

export type LinesOrder = {
  content: Uint8Array;
  /** What the columns are called, to name one that is missing. */
  titles: Readonly<Record<LineColumn, string>>;
};

export type ReadLines = ReadTable<LineColumn, DeclarationLine>;

/** Reads the goods of a declaration out of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readLines(
  { content, titles }: LinesOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadLines | { problem: WorkbookProblem }> {
  const order = { content, titles, match: matchLineHeading, needed: ['nameZh', 'quantity'] as const };
  const table = { ...order, mostRows: clearanceItemLimits.lines, readRow };
  return await readTable<LineColumn, DeclarationLine>(table, report);
}

function readRow(row: SheetRow, reading: RowReading<LineColumn>): DeclarationLine {
  const { columns, log } = reading;
  const { text, number, choice, unit, broken } = readCells(row, reading);
  const line: DeclarationLine = {
    bookingNumber: normalizeCode(text('bookingNumber')),
    shipmentCode: normalizeCode(text('shipmentCode')),
    amazonCode: normalizeCode(text('amazonCode')),
    declarationUnit: unit('declarationUnit'),
    supplementaryUnit: unit('supplementaryUnit'),
    warehouseAddress: text('warehouseAddress'),
    quantity: number('quantity'),
    unitPrice: number('unitPrice'),
    totalAmountMinor: null,
    cartons: number('cartons'),
    netWeight: number('netWeight'),
    grossWeight: number('grossWeight'),
    volume: number('volume'),
    hsCode: normalizeHsCode(text('hsCode')),
    clearanceCode: normalizeHsCode(text('clearanceCode')),
    model: text('model'),
    brandType: choice('brandType', brandTypes),
    nameZh: text('nameZh'),
    nameEn: text('nameEn'),
    material: text('material'),
    usage: text('usage'),
    brand: text('brand'),
    exportBenefit: choice('exportBenefit', exportBenefits),
    otherElements: text('otherElements'),
    actualSpec: text('actualSpec'),
    remarks: text('remarks'),
  };
  // What is missing can be typed in the form.
  for (const { path, rule, params } of clearanceItemProblems(line, { isComplete: false })) {
    const column = path as LineColumn; // the rules name fields, which are the columns
    if (!broken.has(column)) log.error(placeOf(row.row, columns, column), rule, params);
  }
  return line;
}
