import type { Cell, SheetData, SheetOptions } from 'write-excel-file/node';
import { safeText } from './safe-text.ts';
import type { Workbook, WorkbookCell, WorkbookColumn } from './workbook.ts';

const formats = {
  count: '#,##0',
  thousandths: '#,##0.000',
  money: '#,##0.00',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
};

/**
 * A workbook as the library takes it: numbers stay numbers and dates dates, and the heading stays in sight. `onWritten`
 * hears how many rows the library has written so far.
 */
export function fillWorkbook(
  { sheetName, columns, rows }: Workbook,
  onWritten: (rows: number) => void = () => undefined,
): {
  sheet: SheetData;
  options: SheetOptions<never>;
} {
  const headings = columns.map(
    ({ heading, kind }): Cell => ({
      value: heading,
      type: String,
      fontWeight: 'bold',
      backgroundColor: '#EEF2F7',
      align: kind === 'count' || kind === 'thousandths' || kind === 'money' ? 'right' : 'left',
    }),
  );
  const cellsOf = (row: (typeof rows)[number], at: number) => {
    const cells = columns.map((column, place) => toCell(row[place] ?? null, column));
    if ((at + 1) % rowsBetweenWords === 0) tellWhenRead(cells, () => onWritten(at + 1));
    return cells;
  };
  return {
    sheet: [headings, ...rows.map(cellsOf)],
    options: {
      sheet: sheetName,
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
    },
  };
}

const rowsBetweenWords = 100;

/** The library says nothing while it writes, but takes the value of each cell once, row by row, when its turn comes. */
function tellWhenRead(cells: Cell[], tell: () => void): void {
  const cell = cells.find((each) => each !== null);
  if (typeof cell !== 'object' || cell === null || !('value' in cell)) return;
  const { value } = cell;
  Object.defineProperty(cell, 'value', {
    get() {
      tell();
      return value;
    },
  });
}

function toCell(value: WorkbookCell, { kind }: WorkbookColumn): Cell {
  if (value === null || value === '') return null;
  switch (kind) {
    case 'text':
      return { value: safeText(String(value)), type: String };
    case 'count':
    case 'thousandths':
    case 'money':
      return { value: Number(value), type: Number, format: formats[kind] };
    case 'day':
      return { value: new Date(`${value}T00:00:00Z`), type: Date, format: formats.day };
    case 'moment':
      return {
        value: new Date(`${String(value).replace(' ', 'T')}Z`),
        type: Date,
        format: formats.moment,
      };
  }
}
