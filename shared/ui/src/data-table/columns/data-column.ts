import type { ReactNode } from 'react';

/** A column of a {@link DataTable}. A sortable one's key is a field of the list call. */
export type DataColumn<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Absent: takes what the others leave, and at least 160. */
  widthPx?: number;
  /** Takes what the others leave, and at least `widthPx`. */
  isElastic?: boolean;
  /** Right-aligned, tabular figures. */
  isNumber?: boolean;
  isSortable?: boolean;
  fixed?: 'left' | 'right';
  /** Shipped hidden; a person may show it by the column settings. */
  isHiddenAtFirst?: boolean;
  /** Cannot be hidden: without it a row has no name. */
  isAlwaysShown?: boolean;
};

/** Why there are no rows. `message` is fit to be shown. */
export type TableProblem = { message: string; requestId?: string; status?: number };

/** What the list call gave, as the page's query knows it. */
export type TableAnswer<Row, Summary> = {
  /** The last answer, of whichever search; absent until the first one. `summary` is of all that the filter leaves. */
  data?: { rows: readonly Row[]; total: number; summary: Summary };
  /** `data` is of an earlier search; the answer of this one is on its way. */
  isStale: boolean;
  /** The same search is asked for again. */
  isRefreshing?: boolean;
  problem?: TableProblem;
  refetch(): void;
};

/** Rows chosen across pages, by their keys. */
export type TableSelection<Row> = {
  chosen: ReadonlyMap<string, Row>;
  onChange: (chosen: ReadonlyMap<string, Row>) => void;
  /** What a row is called to those who do not see it; its key where absent. */
  nameOf?: (row: Row) => string;
  canChoose?: (row: Row) => boolean;
  /** One row at most: choosing another takes its place. */
  isSingle?: boolean;
  /** A click anywhere in a row chooses it. */
  isByRow?: boolean;
  /** Shown beside the number of chosen rows. */
  actions?: (chosen: ReadonlyMap<string, Row>) => ReactNode;
};
