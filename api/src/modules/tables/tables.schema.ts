import type { ColumnSetting, FilterObject, SavedView, TableSettings } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** A JSON column: given as text, because a list would be taken for a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string, string>;

export interface TableSettingsTable {
  customer_id: string;
  member_id: string;
  table_name: string;
  columns: Json<ColumnSetting[]>;
  density: TableSettings['density'];
  is_bordered: boolean;
  is_striped: boolean;
  version: Generated<string>;
  saved_at: string;
}

export interface SavedFilterTable {
  id: string;
  customer_id: string;
  member_id: string;
  table_name: string;
  title: string;
  filter_obj: Json<Record<keyof FilterObject, string[]>>;
  is_shared: boolean;
  version: Generated<string>;
  created_at: string;
  updated_at: string;
}

export interface SavedViewTable {
  id: string;
  customer_id: string;
  member_id: string;
  table_name: string;
  title: string;
  columns: Json<ColumnSetting[]>;
  sort: ColumnType<SavedView['sort'], string | null, string | null>;
  filter_obj: Json<Record<keyof FilterObject, string[]>>;
  is_default: boolean;
  version: Generated<string>;
  created_at: string;
  updated_at: string;
}

export interface DefaultTableSettingsTable {
  id: string;
  table_name: string;
  path: string;
  columns: Json<ColumnSetting[]>;
  density: TableSettings['density'];
  is_bordered: boolean;
  is_striped: boolean;
  version: string;
  saved_at: string;
}

export interface DefaultViewTable {
  id: string;
  table_name: string;
  path: string;
  title: string;
  columns: Json<ColumnSetting[]>;
  sort: ColumnType<SavedView['sort'], string | null, string | null>;
  filter_obj: Json<Record<keyof FilterObject, string[]>>;
  version: string;
  created_at: string;
  saved_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    table_settings: TableSettingsTable;
    saved_filter: SavedFilterTable;
    saved_view: SavedViewTable;
    default_table_settings: DefaultTableSettingsTable;
    default_view: DefaultViewTable;
  }
}
