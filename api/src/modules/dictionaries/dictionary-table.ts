import type { DictionaryEntry, Problem } from '@berth/contract';

/** A row of a dictionary's table, as it is read. */
export type DictionaryRow = Readonly<Record<string, unknown>> & { version: number; is_retired: boolean };

/** How a kind is kept: in which table, and each way between its rows and entries. */
export type DictionaryTable = {
  table: 'port' | 'warehouse' | 'ship_mode' | 'packing' | 'fee_item' | 'hs_code' | 'holiday';
  /** Where several kinds share a table. */
  only?: { column: string; value: string };
  /** Typing is matched against code and names, not against a column `search_text`. */
  isSearchedByNames?: true;
  /** Of an entry that has nothing wrong with it: every column but version and state, as JSON holds it. */
  columns: (entry: DictionaryEntry) => Record<string, unknown>;
  entry: (row: DictionaryRow) => DictionaryEntry;
  /** What only stored lists know. */
  problems?: (countries: ReadonlySet<string>, entry: DictionaryEntry) => Problem[];
};

/** The value of a text column. */
export const textOf = (row: DictionaryRow, column: string) => String(row[column] ?? '');
