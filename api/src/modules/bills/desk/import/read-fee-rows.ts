import { billLimits, type FeeColumn, matchFeeHeading } from '@berth/contract';
import type { ReadingProgress } from '../../../imports/sheet/read-sheet.ts';
import { type ReadTable, readTable } from '../../../imports/sheet/read-table.ts';
import type { WorkbookProblem } from '../../../imports/sheet/unfit-workbook.ts';
import { type FeeCells, type FeeChoice, isTotals, readFeeRow } from './read-fee-row.ts';

export type FeeRowsOrder = {
  content: Uint8Array;
  items: readonly FeeChoice[];
  /** What the columns are called, to name one that is missing. */
  titles: Readonly<Record<FeeColumn, string>>;
};

type ReadRow = { row: number; isRight: boolean; cells: FeeCells };
export type ReadFeeRows = Omit<ReadTable<FeeColumn, ReadRow>, 'columns'>;

const needed = ['feeItem', 'currency', 'quantity', 'unitPrice'] as const;

/** Reads the fee rows of a workbook, or says why it cannot be read. Meant for a process of its own. */
export async function readFeeRows(
  { content, items, titles }: FeeRowsOrder,
  report: (progress: ReadingProgress) => void,
): Promise<ReadFeeRows | { problem: WorkbookProblem }> {
  const read = await readTable<FeeColumn, ReadRow>(
    {
      ...{ content, titles, match: matchFeeHeading, needed, mostRows: billLimits.rows, isTotals },
      readRow(row, { columns, log }) {
        const cells = readFeeRow(row, { columns, items, log });
        return { row: row.row, cells, isRight: log.isRight(row.row) };
      },
    },
    report,
  );
  if ('problem' in read) return read;
  const { columns: _columns, ...rest } = read;
  return rest;
}
