import type { MenuItem, Permission } from '@berth/contract';
import type { ColumnType, JSONColumnType } from 'kysely';

export interface MenuItemTable {
  id: string;
  menu_version: number;
  parent_id: string | null;
  ordinal: number;
  name: string;
  path: string;
  component: string | null;
  redirect: string | null;
  meta: JSONColumnType<MenuItem['meta']>;
  /** Who has it sees the item; null for everybody. */
  permission: ColumnType<Permission | null, Permission | undefined, never>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    menu_item: MenuItemTable;
  }
}
