import type { Operator } from './filter-condition.ts';

/**
 * What a field of a list holds, and so how its filter values are read and compared:
 * `text` by part of it (also by pinyin where the server stores it), `code` the same after normalising
 * (NFKC, upper case), `choice` one of `choices`, dates as `YYYY-MM-DD`, datetimes as
 * `YYYY-MM-DD HH:mm:ss` (China Standard Time).
 */
export type ListFieldKind = 'text' | 'code' | 'number' | 'date' | 'datetime' | 'choice' | 'flag';

export type ListField = {
  kind: ListFieldKind;
  sortable?: boolean;
  filterable?: boolean;
  /** The values of a `choice`. */
  choices?: readonly string[];
};

/** The allow-list of one list: what is not here cannot be sorted or filtered by. */
export type ListFields = Readonly<Record<string, ListField>>;

/** `include` is "any of", `notinclude` "none of"; only what has an order takes the four comparisons. */
export const operatorsOfKind: Record<ListFieldKind, readonly Operator[]> = {
  text: ['include', 'notinclude', '=', '!='],
  code: ['include', 'notinclude', '=', '!='],
  choice: ['include', 'notinclude', '=', '!='],
  flag: ['=', '!=', 'include', 'notinclude'],
  number: ['=', '!=', '>', '>=', '<', '<=', 'include', 'notinclude'],
  date: ['=', '!=', '>', '>=', '<', '<=', 'include', 'notinclude'],
  datetime: ['=', '!=', '>', '>=', '<', '<=', 'include', 'notinclude'],
};

export type SortOrder = 'ascending' | 'descending';

/**
 * What a caller of a list gives; every part may be left out. `filter` values are encoded conditions; several
 * for one field all hold, so that a range is `>=` and `<=`.
 */
export type ListInput<Fields extends ListFields = ListFields> = {
  page?: number;
  pageSize?: number;
  prop?: keyof Fields & string;
  order?: SortOrder;
  filter?: Partial<Record<keyof Fields & string, string | readonly string[]>>;
};

/**
 * How large a filter may be. `addressCharacters` are those of a whole filter in an address (`addressLength`): it travels
 * in the page's and in the list call's, and the server takes none that are longer.
 */
export const filterLimits = {
  conditionFields: 40,
  conditionsPerField: 4,
  valuesPerCondition: 50,
  conditionCharacters: 4000,
  addressCharacters: 48 * 1024,
} as const;

export const defaultPageSize = 20;
export const pageSizes = [10, 20, 30, 40, 50] as const;
