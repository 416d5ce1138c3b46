import type { Permission } from '../account/permissions.ts';
import type { LocalizedText } from '../language/locale.ts';
import type { ListField } from './list-fields.ts';

/** How a column stands on the screen. Widths in pixels; one width, or one a language where the headings differ much. */
export type ScreenColumn = {
  widthPx?: number | { 'zh-CN': number; en: number };
  /** Takes the width that the other columns leave. */
  isElastic?: boolean;
  isHiddenAtFirst?: boolean;
  /** Cannot be hidden: it names the row. */
  isAlwaysShown?: boolean;
  fixed?: 'left' | 'right';
  /** Of a `number`: its cells are texts, such as `2 × 40HQ`; it is sorted, filtered and summed as a number. */
  isText?: boolean;
};

/**
 * One column of a list: what the wire carries, what can be sorted and filtered by, and how screen, filter drawer and
 * file name it. A `number` is shown as a `count` (whole), in `thousandths` (KGS, three decimals at most) or as a `volume`
 * (M3, always three decimals, so that they line up); `money` always has two.
 */
export type ListColumnDefinition = ListField & {
  heading: LocalizedText;
  format?: 'count' | 'thousandths' | 'volume' | 'money';
  /** Of a `number`: 0 is nothing entered, a dash on the screen and an empty cell of the file. */
  isEmptyAtZero?: boolean;
  /** Null on the wire where nothing is entered; an absent text is `''` otherwise. */
  isNullable?: boolean;
  /**
   * Sorted, filtered and shown by, but no value of the row: a part of a record, or several values in one cell. It is a
   * column of the file where `file` says how; its cells there have code.
   */
  isDerived?: boolean;
  /** Of a `choice`: what each value is called. */
  words?: Readonly<Record<string, LocalizedText>>;
  /** `false`: not a column of the screen. */
  screen?: ScreenColumn | false;
  /**
   * `false`: not a column of the file. Width in characters; `heading` where the file's differs from the screen's; `isText`
   * as on the screen.
   */
  file?: { width?: number; heading?: LocalizedText; isText?: boolean } | false;
  /** Columns of the file that this column of the screen shows; itself where left out. */
  fileParts?: readonly string[];
  /**
   * `isSelected`: stands ready in the filter drawer. `label` where it differs from the heading. `hint`: what to type,
   * where it is not a name or a code. `choices`: those offered there and as chips, where not all are. `false`: not
   * offered.
   */
  filter?:
    | { isSelected?: boolean; label?: LocalizedText; hint?: LocalizedText; choices?: readonly string[] }
    | false;
  /** Its total over everything that the filter leaves is part of the answer. */
  isSummed?: boolean;
};

/**
 * One list of the portal, in one place: the API's allow-list, row, schema, statement and file, and the page's columns
 * and filters are derived from it. Only odd cells have code of their own. Columns stand in the order of the screen.
 */
export type ListDefinition = {
  /** Its name in exports and in column settings; never changed, since people's settings are stored under it. */
  name: string;
  title: LocalizedText;
  /** Who may read it; everybody who is signed in where left out. */
  permission?: Permission;
  columns: Readonly<Record<string, ListColumnDefinition>>;
  /** The order of the file's columns where it differs from the screen's; those left out follow. */
  fileOrder?: readonly string[];
  /** The order of the filter drawer's fields where it differs from the screen's; those left out follow. */
  filterOrder?: readonly string[];
};

/** States a list, with its literal types. Calls are marked as pure, so that a page without the list does not carry it. */
export function defineList<const Definition extends ListDefinition>(definition: Definition): Definition {
  return definition;
}

type Columns<List extends ListDefinition> = List['columns'];

type ValueOfKind<Column extends ListColumnDefinition> = Column['kind'] extends 'number'
  ? number
  : Column['kind'] extends 'flag'
    ? boolean
    : Column extends { choices: readonly (infer Choice)[] }
      ? Choice
      : string;
type ValueOf<Column extends ListColumnDefinition> = Column extends { isNullable: true }
  ? ValueOfKind<Column> | null
  : ValueOfKind<Column>;

/** The keys of a list's columns that are values of its rows. */
export type RowKey<List extends ListDefinition> = {
  [Key in keyof Columns<List>]: Columns<List>[Key] extends { isDerived: true } ? never : Key;
}[keyof Columns<List>] &
  string;

/** A row as the wire carries it. Times `YYYY-MM-DD HH:mm:ss` in China Standard Time, days `YYYY-MM-DD`. */
export type ListRow<List extends ListDefinition> = { id: string } & {
  -readonly [Key in RowKey<List>]: ValueOf<Columns<List>[Key]>;
};

/** Keys of the columns that are summed. */
export type SummedKey<List extends ListDefinition> = {
  [Key in keyof Columns<List>]: Columns<List>[Key] extends { isSummed: true } ? Key : never;
}[keyof Columns<List>] &
  string;

/** Totals of everything that the filter leaves, not of the page alone. */
export type ListSummary<List extends ListDefinition> = { [Key in SummedKey<List>]: number };

type FieldKey<List extends ListDefinition> = {
  [Key in keyof Columns<List>]: Columns<List>[Key] extends { sortable: true } | { filterable: true }
    ? Key
    : never;
}[keyof Columns<List>] &
  string;

/** The allow-list of the list's call: what it can be sorted and filtered by. */
export type ListFieldsOf<List extends ListDefinition> = {
  readonly [Key in FieldKey<List>]: Pick<
    Columns<List>[Key],
    Extract<keyof Columns<List>[Key], keyof ListField>
  >;
};

export function listFieldsOf<List extends ListDefinition>(list: List): ListFieldsOf<List> {
  const fields = Object.entries(list.columns)
    .filter(([, { sortable, filterable }]) => sortable || filterable)
    .map(([key, { kind, sortable, filterable, choices }]): [string, ListField] => [
      key,
      {
        kind,
        ...(sortable ? { sortable } : {}),
        ...(filterable ? { filterable } : {}),
        ...(choices ? { choices } : {}),
      },
    ]);
  return Object.fromEntries(fields) as ListFieldsOf<List>; // the same keys, filtered by the same condition
}

/** Who may make the calls that give a list's rows: whoever has its permission, or everybody who is signed in. */
export function accessOf<List extends ListDefinition>(list: List): AccessOf<List> {
  const access = list.permission === undefined ? 'signedIn' : { permission: list.permission };
  return access as AccessOf<List>; // the same condition as the type's
}

type AccessOf<List extends ListDefinition> = List extends { permission: infer Name extends string }
  ? { readonly permission: Name }
  : 'signedIn';

/** Keys of the columns that are values of the row, in the order of the screen. */
export function rowKeysOf<List extends ListDefinition>(list: List): RowKey<List>[] {
  const keys = Object.keys(list.columns).filter((key) => !list.columns[key]?.isDerived);
  return keys as RowKey<List>[]; // the same condition as the type's
}

/** Keys of the columns that are summed. */
export function summedKeysOf<List extends ListDefinition>(list: List): SummedKey<List>[] {
  const keys = Object.keys(list.columns).filter((key) => list.columns[key]?.isSummed);
  return keys as SummedKey<List>[]; // the same condition as the type's
}

/** Keys in the order wanted; those that `order` leaves out follow as they stand. */
export function inOrder(keys: readonly string[], order: readonly string[] = []): string[] {
  const first = order.filter((key) => keys.includes(key));
  return [...first, ...keys.filter((key) => !first.includes(key))];
}
