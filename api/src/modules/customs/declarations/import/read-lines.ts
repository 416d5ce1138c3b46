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
import { defineImport, type ImportOrder, type ReadImport } from '../../../imports/sheet/define-import.ts';
import type { ColumnKind, LineReader } from '../../../imports/sheet/line-reader.ts';
import { choiceSheetName } from './choice-sheet.ts';

export type LinesOrder = ImportOrder<LineColumn>;
export type ReadLines = ReadImport<DeclarationLine>;

/** Quantities, weights and volume are of the whole line. */
const columns: Readonly<Record<LineColumn, ColumnKind>> = {
  bookingNumber: 'text',
  nameZh: 'text',
  nameEn: 'text',
  hsCode: 'text',
  quantity: 'amount',
  declarationUnit: 'text',
  unitPrice: 'figure',
  cartons: 'amount',
  netWeight: 'amount',
  grossWeight: 'amount',
  volume: 'amount',
  brandType: 'text',
  exportBenefit: 'text',
  material: 'text',
  usage: 'text',
  brand: 'text',
  model: 'text',
  otherElements: 'text',
  supplementaryUnit: 'text',
  clearanceCode: 'text',
  shipmentCode: 'text',
  amazonCode: 'text',
  actualSpec: 'text',
  warehouseAddress: 'text',
  remarks: 'text',
};

/** Reads the goods of a declaration out of a workbook, or says why it cannot be read. */
export const readLines = defineImport<LineColumn, DeclarationLine>({
  columns,
  match: matchLineHeading,
  needed: ['nameZh', 'quantity'],
  mostLines: clearanceItemLimits.lines,
  ownSheets: Object.values(choiceSheetName),
  readLine,
});

function readLine(reader: LineReader<LineColumn>): DeclarationLine {
  const { text, number, choice, unit, broken, placeOf, log } = reader;
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
    if (!broken.has(column)) log.error(placeOf(column), rule, params);
  }
  return line;
}
