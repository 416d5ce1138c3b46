import type { HeadingReading } from '@berth/contract';

/** The headings that an import knows. */
export type KnownHeadings<Column extends string> = {
  /** The column that a heading names; null for any other text. */
  match: (title: string) => ({ column: Column } & HeadingReading) | null;
  /** Whether a title that names no column alone may be part of a second heading row. */
  isPart: (title: string) => boolean;
  /** Whether other columns say already what a column would say. */
  isSaid: (column: Column, others: ReadonlyMap<Column, unknown>) => boolean;
  /** The heading is one of the first rows of the sheet. */
  rows: number;
};

/** A column of the sheet whose heading is known. */
export type FoundColumn<Column extends string> = {
  column: Column;
  place: number;
  heading: string;
  foreignUnit: string | null;
  isHidden: boolean;
};

export type Heading<Column extends string> = {
  /** Its last row: the content begins below. */
  row: number;
  isHidden: boolean;
  columns: readonly FoundColumn<Column>[];
  /** Headings that name no column, or one that is named already. */
  leftOut: readonly string[];
  /** Hidden columns that say what others, which are shown, say as well. */
  hiddenLeftOut: readonly FoundColumn<Column>[];
};
