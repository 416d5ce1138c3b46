/** A cell as it crosses to the worker. Days `YYYY-MM-DD` and moments `YYYY-MM-DD HH:mm:ss` stay wall-clock times. */
export type WorkbookCell = string | number | null;

export type WorkbookColumn = {
  heading: string;
  /** In characters of the font's digits, as spreadsheets count. */
  width: number;
  kind: 'text' | 'count' | 'thousandths' | 'money' | 'day' | 'moment';
};

export type WorkbookRow = readonly WorkbookCell[];

export type Workbook = {
  sheetName: string;
  columns: readonly WorkbookColumn[];
  rows: readonly WorkbookRow[];
};

/** One whose rows are read while it is made: outside of its thread no more of them are held than a step’s. */
export type LongWorkbook = Omit<Workbook, 'rows'> & {
  total: number;
  steps: AsyncIterable<readonly WorkbookRow[]>;
};
