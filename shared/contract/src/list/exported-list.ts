import type { Permission } from '../account/permissions.ts';
import { inOrder, type ListDefinition, type ListFieldsOf, listFieldsOf } from './define-list.ts';
import type { ListFields } from './list-fields.ts';

/** A list as `GET /fileExport` knows it. */
export type ExportedList = {
  fields: ListFields;
  /** In the order in which they are exported unless others are asked for. */
  columns: readonly string[];
  /** Columns of the screen that show several of these, or that have another name there. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** What its reader needs; everybody may export a list without one. */
  permission?: Permission;
};

type FileKey<List extends ListDefinition> = {
  [Key in keyof List['columns']]: List['columns'][Key] extends { file: false }
    ? never
    : List['columns'][Key] extends { isDerived: true }
      ? Extract<Key, CodedFileKey<List>>
      : Key;
}[keyof List['columns']] &
  string;

/** The columns of a list's file that are no values of its rows: their cells have code. */
export type CodedFileKey<List extends ListDefinition> = {
  [Key in keyof List['columns']]: List['columns'][Key] extends { isDerived: true; file: object }
    ? Key
    : never;
}[keyof List['columns']] &
  string;

/** The part of a list that can be exported: the values of its rows and what `file` names, without what it leaves out. */
export function exportedListOf<List extends ListDefinition>(
  list: List,
): {
  fields: ListFieldsOf<List>;
  columns: readonly FileKey<List>[];
  parts: ExportedList['parts'];
  permission?: Permission;
} {
  const entries = Object.entries(list.columns);
  const keys = entries
    .filter(([, { isDerived, file }]) => (isDerived ? file : file !== false))
    .map(([key]) => key);
  const parts = entries.flatMap(([key, { fileParts }]) => (fileParts ? [[key, fileParts] as const] : []));
  return {
    fields: listFieldsOf(list),
    columns: inOrder(keys, list.fileOrder) as FileKey<List>[], // the same condition as the type's
    parts: Object.fromEntries(parts),
    ...(list.permission === undefined ? {} : { permission: list.permission }),
  };
}
