import type { Locale } from '@berth/contract';

/** The properties of a PDF file. */
export type DocumentProperties = {
  title: string;
  author: string;
  keywords: readonly string[];
  language: Locale;
  /** ISO 8601 */
  createdAt: string;
};

/** A label and the value below it; `isWide` where it may need the whole width. */
export type PrintedFact = { label: string; value: string; isWide?: boolean };

export type PrintedColumn = {
  heading: string;
  /** Of the width of the page; all of a table's come to 1. */
  share: number;
  isNumber?: boolean;
};

export type PrintedTable = {
  heading: string;
  columns: readonly PrintedColumn[];
  rows: readonly (readonly string[])[];
  /** Under the last row, in the same columns. */
  totals: readonly string[] | null;
};
