import type { ExportList } from '@berth/contract';
import {
  type ExportedList,
  exportedList,
  longExportedList,
  type MakeList,
  type MakeLongList,
} from './exported-list.ts';

/** A list that can be exported, whatever its rows are. */
export type ExportableList = Pick<ExportedList<unknown, string>, 'sheetName' | 'countUpTo'> & {
  make: MakeList;
  makeLong: MakeLongList;
};

/** Every list of the contract's `exportLists`: each module gives its own, and `exported-lists.ts` registers them. */
export type ExportableLists = Readonly<Record<ExportList, ExportableList>>;

export function exportable<Row, Column extends string>(exported: ExportedList<Row, Column>): ExportableList {
  const { sheetName, countUpTo } = exported;
  return { sheetName, countUpTo, make: exportedList(exported), makeLong: longExportedList(exported) };
}
