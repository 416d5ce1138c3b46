import { billLimits, type FeeColumn, matchFeeHeading } from '@berth/contract';
import type { CellRange } from '../../../imports/sheet/cell-address.ts';
import { defineImport, type ImportOrder, type ReadImport } from '../../../imports/sheet/define-import.ts';
import type { FoundColumn } from '../../../imports/sheet/heading.ts';
import type { ColumnKind } from '../../../imports/sheet/line-reader.ts';
import type { ReadingProgress, SheetRow } from '../../../imports/sheet/read-sheet.ts';
import type { WorkbookProblem } from '../../../imports/sheet/unfit-workbook.ts';
import { type FeeCells, type FeeChoice, isTotals, readFeeRow } from './read-fee-row.ts';

export type FeeRowsOrder = ImportOrder<FeeColumn> & { items: readonly FeeChoice[] };

export type ReadFeeRows = Omit<ReadImport<FeeCells>, 'lines'> & {
  rows: { row: number; isRight: boolean; cells: FeeCells }[];
};

/** What one costs holds for every row of a merged cell, how many there are does not. */
const columns: Readonly<Record<FeeColumn, ColumnKind>> = {
  businessNumber: 'text',
  feeItem: 'text',
  unit: 'text',
  currency: 'text',
  quantity: 'amount',
  unitPrice: 'figure',
  amount: 'checked',
  paymentObject: 'text',
  businessType: 'text',
  blNumber: 'text',
  businessDate: 'day',
  remarks: 'text',
};

const readFees = defineImport<FeeColumn, FeeCells, { items: readonly FeeChoice[] }>({
  columns,
  match: matchFeeHeading,
  needed: ['feeItem', 'currency', 'quantity', 'unitPrice'],
  mostLines: billLimits.rows,
  partTotals,
  readLine: readFeeRow,
});

/** Reads the fee rows of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readFeeRows(
  order: FeeRowsOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadFeeRows | { problem: WorkbookProblem }> {
  const read = await readFees(order, report);
  if ('problem' in read) return read;
  const { lines, ...rest } = read;
  return { ...rest, rows: lines.map(({ row, isRight, line }) => ({ row, isRight, cells: line })) };
}

function partTotals(
  rows: readonly SheetRow[],
  found: readonly FoundColumn<FeeColumn>[],
  merges: readonly CellRange[],
) {
  const fees = found.find(({ column }) => column === 'feeItem')?.place;
  const [lines, totals]: [SheetRow[], { row: number; name: null }[]] = [[], []];
  for (const row of rows) {
    if (isTotals(row, fees, merges)) totals.push({ row: row.row, name: null });
    else lines.push(row);
  }
  return { lines, totals };
}
