/** A cell as it crosses to the worker. Days `YYYY-MM-DD` and moments `YYYY-MM-DD HH:mm:ss` stay wall-clock times. */
export type WorkbookCell = string | number | null;

export type WorkbookColumn = {
  heading: string;
  /** In characters of the font's digits, as spreadsheets count. */
  width: number;
  kind: 'text' | 'count' | 'thousandths' | 'day' | 'moment';
};

export type Workbook = {
  sheetName: string;
  columns: readonly WorkbookColumn[];
  rows: readonly (readonly WorkbookCell[])[];
};
