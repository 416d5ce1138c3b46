import type { ExportList, LocalizedText, ParsedListQuery } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Bounds } from '../../list/list-statement.ts';
import {
  type ExportedList,
  exportedList,
  type ListReader,
  longExportedList,
  type MakeList,
  type MakeLongList,
} from './exported-list.ts';

/** A list that can be exported, whatever its rows are. */
export type ExportableList = Pick<ExportedList<unknown, string>, 'sheetName'> & {
  countUpTo: (
    database: Kysely<Tables>,
    reader: ListReader,
    list: ParsedListQuery,
    bounds: Bounds,
  ) => Promise<number>;
  make: MakeList;
  makeLong: MakeLongList;
};

/** Every list of the contract's `exportLists`: each module gives its own, and `exported-lists.ts` registers them. */
export type ExportableLists = Readonly<Record<ExportList, ExportableList>>;

export function exportable<Row, Column extends string>(exported: ExportedList<Row, Column>): ExportableList {
  return {
    sheetName: exported.sheetName,
    countUpTo: (database, { customerId }, list, bounds) =>
      exported.countUpTo(database, customerId, list, bounds),
    make: exportedList(exported),
    makeLong: longExportedList(exported),
  };
}

/** A list of whose rows not everybody of the customer may read each. */
export function exportableFor(
  sheetName: LocalizedText,
  listFor: (reader: ListReader) => ExportableList,
): ExportableList {
  return {
    sheetName,
    countUpTo: (database, reader, list, bounds) => listFor(reader).countUpTo(database, reader, list, bounds),
    make: (database, wanted) => listFor(wanted.reader).make(database, wanted),
    makeLong: (database, wanted) => listFor(wanted.reader).makeLong(database, wanted),
  };
}
