import type { Cell, SheetData, SheetOptions } from 'write-excel-file/node';
import { safeText } from './safe-text.ts';
import type { Workbook, WorkbookCell, WorkbookColumn } from './workbook.ts';

const formats = {
  count: '#,##0',
  thousandths: '#,##0.000',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
};

/** A workbook as the library takes it: numbers stay numbers and dates dates, and the heading stays in sight. */
export function fillWorkbook({ sheetName, columns, rows }: Workbook): {
  sheet: SheetData;
  options: SheetOptions<never>;
} {
  const headings = columns.map(
    ({ heading, kind }): Cell => ({
      value: heading,
      type: String,
      fontWeight: 'bold',
      backgroundColor: '#EEF2F7',
      align: kind === 'count' || kind === 'thousandths' ? 'right' : 'left',
    }),
  );
  return {
    sheet: [headings, ...rows.map((row) => columns.map((column, at) => toCell(row[at] ?? null, column)))],
    options: {
      sheet: sheetName,
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
    },
  };
}

function toCell(value: WorkbookCell, { kind }: WorkbookColumn): Cell {
  if (value === null || value === '') return null;
  switch (kind) {
    case 'text':
      return { value: safeText(String(value)), type: String };
    case 'count':
    case 'thousandths':
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
