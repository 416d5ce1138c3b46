import {
  type CodedFileKey,
  exportedListOf,
  type ListColumnDefinition,
  type ListDefinition,
  type ListRow,
  type Locale,
  valueWord,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type ExportableList, exportable } from './exportable-list.ts';
import type { ColumnOf, ExportedList } from './exported-list.ts';

const widths = { number: 18, datetime: 24, date: 16, text: 24, code: 18, choice: 14, flag: 8 } as const;

type FileColumn<List extends ListDefinition> = ReturnType<typeof exportedListOf<List>>['columns'][number];
type Read<Row> = ColumnOf<Row>['read'];

/** The cells of a file that have code: those that are no value of the row always, of the others where it is not as it is. */
export type FileCells<List extends ListDefinition, Row> = { [Key in FileColumn<List>]?: Read<Row> } & {
  [Key in CodedFileKey<List>]: Read<Row>;
};

/** Left out where no cell has to have code. */
type Cells<List extends ListDefinition, Row> = [CodedFileKey<List>] extends [never]
  ? [read?: FileCells<List, Row>]
  : [read: FileCells<List, Row>];

/** The columns of a list's file, as the list's definition has them. `read`: a place by its name, goods of all lines. */
export function fileColumns<List extends ListDefinition, Row extends ListRow<List> = ListRow<List>>(
  list: List,
  ...[given]: Cells<List, Row>
): Pick<ExportedList<Row, FileColumn<List>>, 'sheetName' | 'columns'> {
  const read: { [Key in FileColumn<List>]?: Read<Row> } = given ?? {};
  const columns = exportedListOf(list).columns.map((key) => {
    const column = list.columns[key];
    if (!column) throw new Error(`The list ${list.name} has no column ${key}`);
    return [key, fileColumn(key, column, read[key])] as const;
  });
  // One column a key of the file.
  return {
    sheetName: list.title,
    columns: Object.fromEntries(columns) as Record<FileColumn<List>, ColumnOf<Row>>,
  };
}

function fileColumn<Row>(
  key: string,
  column: ListColumnDefinition,
  read: Read<Row> | undefined,
): ColumnOf<Row> {
  const file = column.file || {};
  return {
    heading: file.heading ?? column.heading,
    width: file.width ?? widths[column.kind],
    kind: kindOf(column),
    read: read ?? ((row, { locale }) => cellOf((row as Record<string, unknown>)[key], column, locale)),
  };
}

function kindOf({ kind, format, file }: ListColumnDefinition): ColumnOf<unknown>['kind'] {
  const { isText } = file || {};
  if (isText) return 'text';
  if (kind === 'number') return format === 'count' || format === 'money' ? format : 'thousandths';
  if (kind === 'date') return 'day';
  return kind === 'datetime' ? 'moment' : 'text';
}

function cellOf(value: unknown, column: ListColumnDefinition, locale: Locale) {
  if (typeof value === 'number') return value === 0 && column.isEmptyAtZero ? null : value;
  if (typeof value === 'boolean' || (typeof value === 'string' && value !== '')) {
    return valueWord(value, column, locale);
  }
  return null;
}

/** How the rows of a list are read: page by page for a file, by ids for a task. */
export type ReadsOfList<Row> = Pick<
  ExportedList<Row, string>,
  'readAll' | 'countUpTo' | 'listIds' | 'readByIds'
>;

/** How the rows of a list are read for a file: as the list reads them, each presented. */
export function readRows<Stored, Row>(
  list: ReadsOfList<Stored>,
  present: (row: Stored) => Row,
): ReadsOfList<Row> {
  return readBeside(list, async (_database, _customerId, rows) => rows.map(present));
}

/** The same where more is read for all rows of a batch at once. */
export function readBeside<Stored, Row>(
  list: ReadsOfList<Stored>,
  complete: (database: Kysely<Tables>, customerId: string, rows: readonly Stored[]) => Promise<Row[]>,
): ReadsOfList<Row> {
  return {
    readAll: (database, customerId, query, { onBatch, ...reader }) =>
      list.readAll(database, customerId, query, {
        ...reader,
        onBatch: async (rows, moment) => await onBatch(await complete(moment, customerId, rows), moment),
      }),
    countUpTo: list.countUpTo,
    listIds: list.listIds,
    readByIds: async (database, customerId, ids) =>
      await complete(database, customerId, await list.readByIds(database, customerId, ids)),
  };
}

/** A list of a definition as `exported-lists.ts` registers it; `read` as in `fileColumns`. */
export function exportableOf<List extends ListDefinition, Row extends ListRow<List> = ListRow<List>>(
  list: List,
  reads: ReadsOfList<Row>,
  ...read: Cells<List, Row>
): ExportableList {
  return exportable({ ...fileColumns<List, Row>(list, ...read), ...reads });
}
