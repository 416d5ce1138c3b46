import type { FilterObject } from '../list/filter-object.ts';
import { filterLimits, type SortOrder } from '../list/list-fields.ts';

/** What a person set for one column of a table. The order of the columns is the order of the list. */
export type ColumnSetting = {
  key: string;
  isShown: boolean;
  /** null: as wide as its content asks for. */
  widthPx: number | null;
  isSortable: boolean;
  fixed: 'left' | 'right' | null;
};

/** How a table is shown to one person (spec section 1: per-user column settings). */
export type TableSettings = {
  /** The name of the table: see {@link tableNamePattern}. */
  table: string;
  columns: readonly ColumnSetting[];
  density: 'comfortable' | 'compact';
  isBordered: boolean;
  isStriped: boolean;
  version: TableVersion;
  /** Set by the forwarder for everybody who has none of their own. */
  isOfOrganisation?: boolean | undefined;
};

/** Another one after each save, in no order. A save says which one it was made from: {@link SavedFilter} and so on. */
export type TableVersion = string;

/** A favourite filter (常用) of a table: one's own, or one that the main account shares with its sub-accounts. */
export type SavedFilter = {
  id: string;
  title: string;
  filterObj: FilterObject;
  isShared: boolean;
  /** Only one's own can be changed or deleted. */
  isMine: boolean;
  ownerName: string;
  version: TableVersion;
};

/** A view of a table: columns, order, sort and filter together. One of a person's views may be the default. */
export type SavedView = {
  id: string;
  title: string;
  columns: readonly ColumnSetting[];
  sort: { field: string; order: SortOrder } | null;
  filterObj: FilterObject;
  isDefault: boolean;
  version: TableVersion;
  /** Set by the forwarder for everybody: chosen by anyone, changed by none of them. */
  isOfOrganisation?: boolean | undefined;
};

/** The version of an organisation's settings begins with it: a save that was made from them is a person's first one. */
export const organisationVersionPrefix = 'default:';

/** What staff set of a table for everybody: its columns, or a view. */
export const tableDefaultKinds = ['columns', 'view'] as const;
export type TableDefaultKind = (typeof tableDefaultKinds)[number];

/** The name of a table: the code's own word for it, such as `lclBookings`. */
export const tableNamePattern = /^[a-z][A-Za-z0-9]{0,39}$/;

/**
 * What one person may keep: `filters` and `views` of one table, and `…InAll` of all; `titleCharacters` are counted as
 * people count them (`countCharacters`).
 */
export const tableMemoryLimits = {
  tables: 100,
  columns: 60,
  filters: 50,
  filtersInAll: 500,
  views: 30,
  viewsInAll: 300,
  titleCharacters: 40,
  minWidthPx: 56,
  maxWidthPx: 800,
  ...filterLimits,
} as const;
