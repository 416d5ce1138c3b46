import {
  exportedListOf,
  type ListColumnDefinition,
  type ListDefinition,
  type ListRow,
} from '@berth/contract';
import { type ExportableList, exportable } from './exportable-list.ts';
import type { ColumnOf, ExportedList } from './exported-list.ts';

const widths = { number: 18, datetime: 24, date: 16, text: 24, code: 18, choice: 14, flag: 8 } as const;
const yes = { 'zh-CN': '是', en: 'Yes' };
const no = { 'zh-CN': '否', en: 'No' };

type FileColumn<List extends ListDefinition> = ReturnType<typeof exportedListOf<List>>['columns'][number];
type Read<Row> = ColumnOf<Row>['read'];

/**
 * The columns of a list's file, as the list's definition has them. `read` gives the cells that are not the row's value
 * itself: a place by its name, an amount that nobody entered as nothing.
 */
export function fileColumns<List extends ListDefinition, Row extends ListRow<List> = ListRow<List>>(
  list: List,
  read: { [Key in FileColumn<List>]?: Read<Row> } = {},
): Pick<ExportedList<Row, FileColumn<List>>, 'sheetName' | 'columns'> {
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

function kindOf({ kind, format }: ListColumnDefinition): ColumnOf<unknown>['kind'] {
  if (kind === 'number') return format ?? 'thousandths';
  if (kind === 'date') return 'day';
  return kind === 'datetime' ? 'moment' : 'text';
}

function cellOf(value: unknown, { words }: ListColumnDefinition, locale: 'zh-CN' | 'en') {
  if (typeof value === 'boolean') return (value ? yes : no)[locale];
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  return words?.[value]?.[locale] ?? value;
}

type Rows<List extends ListDefinition, FileRow> = Pick<ExportedList<FileRow, string>, keyof ReadsOfList> & {
  presentRow: (row: object) => ListRow<List>;
};
type ReadsOfList = Pick<ExportedList<unknown, string>, 'readAll' | 'countUpTo' | 'listIds' | 'readByIds'>;

/** A list whose file has the values of its rows: what `exported-lists.ts` registers of it. */
export function exportableOf<List extends ListDefinition, FileRow extends object>(
  list: List,
  rows: Rows<List, FileRow>,
  read: Parameters<typeof fileColumns<List>>[1] = {},
): ExportableList {
  return exportable({
    ...fileColumns(list, read),
    readAll: (database, customerId, query, { onBatch, ...reader }) =>
      rows.readAll(database, customerId, query, {
        ...reader,
        onBatch: (found) => onBatch(found.map(rows.presentRow)),
      }),
    countUpTo: rows.countUpTo,
    listIds: rows.listIds,
    readByIds: async (database, customerId, ids) =>
      (await rows.readByIds(database, customerId, ids)).map(rows.presentRow),
  });
}
