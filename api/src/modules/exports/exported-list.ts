import type { Locale, LocalizedText, ParsedListQuery } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Bounds } from '../../list/list-statement.ts';
import type { ReferenceCatalog } from '../selects/reference-catalog.ts';
import type { LongWorkbook, Workbook, WorkbookCell, WorkbookColumn } from './workbook.ts';

/** Who reads a list: of their customer's rows, those that the page shows them. */
export type ListReader = Pick<Actor, 'customerId' | 'userId' | 'roles'>;

/** What a cell is worded with. */
export type Words = { locale: Locale; reference: ReferenceCatalog };

/** One column of an exported list. */
export type ColumnOf<Row> = {
  heading: LocalizedText;
  width: number;
  kind: WorkbookColumn['kind'];
  read: (row: Row, words: Words) => WorkbookCell;
};

/** What makes a list one that can be exported. */
export type ExportedList<Row, Column extends string> = {
  sheetName: LocalizedText;
  columns: Record<Column, ColumnOf<Row>>;
  /**
   * All rows of a customer that the filter leaves, in the order of the list. `onTotal` may throw to stop it, and it
   * stops when `signal` aborts. A batch comes with the database of the moment that it was read of.
   */
  readAll(
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    reader: {
      onTotal: (total: number) => void;
      onBatch: (rows: readonly Row[], moment: Kysely<Tables>) => Promise<void> | void;
      signal: AbortSignal;
    },
  ): Promise<void>;
  /** How many rows those are; no more are counted than the limit. */
  countUpTo(
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    bounds: Bounds,
  ): Promise<number>;
  /** Which rows those are, and then some of them: for as many that nobody should wait for all in one transaction. */
  listIds(
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    bounds: Bounds,
  ): Promise<string[]>;
  readByIds(database: Kysely<Tables>, customerId: string, ids: readonly string[]): Promise<readonly Row[]>;
};

export type ListExport = {
  reader: ListReader;
  list: ParsedListQuery;
  /** Keys of columns, in the order wanted; one that the list does not have is refused by name, never left out. */
  columns: readonly string[];
  words: Words;
  onTotal: (total: number) => void;
  /** How many rows have been read so far. */
  onRead: (rows: number) => void;
  signal: AbortSignal;
};

/** Makes the workbook of one list, whatever its rows are. */
export type MakeList = (database: Kysely<Tables>, wanted: ListExport) => Promise<Workbook>;

/** The same step by step, for so many rows that it is a task. */
export type MakeLongList = (
  database: Kysely<Tables>,
  wanted: Omit<ListExport, 'onRead' | 'onTotal'> & {
    /** The most rows that it may have; more are refused before any is read. */
    rowLimit: number;
    onProgress: (done: number, total: number) => void;
  },
) => Promise<LongWorkbook>;

const rowsAStep = 500;

export function exportedList<Row, Column extends string>(exported: ExportedList<Row, Column>): MakeList {
  return async (database, { reader, list, columns, words, onTotal, onRead, signal }) => {
    const wanted = [...new Set(columns)].map((key) => columnOf(exported, key));
    const rows: WorkbookCell[][] = [];
    await exported.readAll(database, reader.customerId, list, {
      onTotal,
      onBatch: (batch) => {
        for (const row of batch) rows.push(wanted.map(({ read }) => read(row, words)));
        onRead(rows.length);
      },
      signal,
    });
    return { ...sheetOf(exported, wanted, words.locale), rows };
  };
}

/**
 * Which rows there are, and their order, is of one moment; what stands in them is of the moment when their step is
 * read. No statement takes long, and in between the database is everybody's.
 */
export function longExportedList<Row, Column extends string>(
  exported: ExportedList<Row, Column>,
): MakeLongList {
  return async (database, { reader, list, columns, words, rowLimit, onProgress, signal }) => {
    const { customerId } = reader;
    const wanted = [...new Set(columns)].map((key) => columnOf(exported, key));
    const ids = await exported.listIds(database, customerId, list, { limit: rowLimit + 1, signal });
    refuseLongerThan(rowLimit, ids.length);
    async function* readSteps() {
      for (let at = 0; at < ids.length; at += rowsAStep) {
        signal.throwIfAborted();
        onProgress(at, ids.length);
        const batch = await exported.readByIds(database, customerId, ids.slice(at, at + rowsAStep));
        yield batch.map((row) => wanted.map(({ read }) => read(row, words)));
      }
      onProgress(ids.length, ids.length);
    }
    return { ...sheetOf(exported, wanted, words.locale), total: ids.length, steps: readSteps() };
  };
}

/** Refuses what is more than a task may export; `found` is counted to one more than that and no further. */
export function refuseLongerThan(limit: number, found: number): void {
  if (found > limit) throw new Refusal('EXPORT_TOO_LARGE', { params: { total: `${limit}+`, limit } });
}

function sheetOf<Row>(
  { sheetName }: Pick<ExportedList<Row, string>, 'sheetName'>,
  columns: readonly ColumnOf<Row>[],
  locale: Locale,
): Pick<Workbook, 'sheetName' | 'columns'> {
  return {
    sheetName: sheetName[locale],
    columns: columns.map(({ heading, width, kind }) => ({ heading: heading[locale], width, kind })),
  };
}

function columnOf<Row>({ columns }: ExportedList<Row, string>, key: string): ColumnOf<Row> {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (!column) throw new Refusal('LIST_FIELD_UNKNOWN', { params: { field: key }, field: 'columns' });
  return column;
}
