import type { TableSettings } from '@berth/contract';

/** The name of a table in which a customer's word stands. */
export const tableOf = (word: string) => `${word}Bookings`;

const columns = [
  { key: 'businessNumber', isShown: true, widthPx: 160, isSortable: true, fixed: 'left' as const },
  { key: 'etd', isShown: false, widthPx: null, isSortable: false, fixed: null },
];

/** Settings as they are sent, the first ones of their table unless a version is given. */
export function tableSettings(table: string, changes: Partial<Omit<TableSettings, 'columns'>> = {}) {
  return {
    table,
    columns,
    density: 'compact' as const,
    isBordered: true,
    isStriped: false,
    ...changes,
    version: changes.version ?? null,
  };
}

const uniqueTitle = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

/** A favourite filter of the word's table, under a name that no other one has. */
export function savedFilter(word: string) {
  return {
    table: tableOf(word),
    title: uniqueTitle(word),
    filterObj: { status: ['toBeReceived,received|include'], goodsName: [`${word}\\|\\,|include`] },
    isShared: false,
  };
}

/** A view of the word's table, under a name that no other one has. */
export function savedView(word: string) {
  return {
    table: tableOf(word),
    title: uniqueTitle(word),
    columns,
    sort: { field: 'etd', order: 'descending' as const },
    filterObj: { goodsName: [`${word}|include`] },
    isDefault: true,
  };
}

/** Columns of a table as staff set them for everybody. */
export function defaultColumns(table: string) {
  return {
    table,
    path: '/business/lcl/index',
    columns,
    density: 'compact' as const,
    isBordered: true,
    isStriped: false,
  };
}

/** A view of the word's table as staff offer it to everybody, under a name that no other one has. */
export function defaultView(word: string) {
  const { isDefault: _isDefault, ...view } = savedView(word);
  return { ...view, path: '/business/lcl/index' };
}
