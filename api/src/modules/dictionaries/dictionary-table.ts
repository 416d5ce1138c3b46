import type { DictionaryEntry, LocalizedText, Problem } from '@berth/contract';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A row of a dictionary's table, as it is read. */
export type DictionaryRow = Readonly<Record<string, unknown>> & { version: number; is_retired: boolean };

/** How a kind is kept: in which table, and each way between its rows and entries. */
export type DictionaryTable = {
  table: 'port' | 'warehouse' | 'ship_mode' | 'packing' | 'fee_item' | 'hs_code' | 'holiday';
  /** Where several kinds share a table. */
  only?: { column: string; value: string };
  /** What typing is matched against, where it is not the column `search_text`. */
  searched?: RawBuilder<string>;
  /** Of an entry that has nothing wrong with it: every column but version and state, as JSON holds it. */
  columns: (entry: DictionaryEntry) => Record<string, unknown>;
  entry: (row: DictionaryRow) => DictionaryEntry;
  /** What only stored lists know. */
  problems?: (countries: ReadonlySet<string>, entry: DictionaryEntry) => Problem[];
  references: readonly Reference[];
};

/** Records that may name an entry. The statement selects one row for each that does. */
export type Reference = {
  what: LocalizedText;
  naming: (database: Kysely<Tables>, code: string) => RawBuilder<unknown>;
};

/** The value of a text column. */
export const textOf = (row: DictionaryRow, column: string) => String(row[column] ?? '');
