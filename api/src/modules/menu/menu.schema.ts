import type { MenuItem, Permission, StoredItemType } from '@berth/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface MenuItemTable {
  id: string;
  menu_version: number;
  parent_id: string | null;
  type: Generated<StoredItemType>;
  ordinal: number;
  name: string;
  /** '' for a group, and for what is no page of the portal. */
  path: string;
  component: ColumnType<string | null, string | null | undefined, never>;
  redirect: ColumnType<string | null, string | null | undefined, never>;
  meta: JSONColumnType<Omit<MenuItem['meta'], 'permission' | 'type'>>;
  /** Who has it sees the item, null for everybody; of a button, what it stands for. */
  permission: ColumnType<Permission | null, Permission | null | undefined, Permission | null>;
  version: Generated<number>;
}

interface MenuSettingsTable {
  id: Generated<boolean>;
  frame_hosts: string[];
  version: number;
  changed_at: ColumnType<string, Date, Date>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    menu_item: MenuItemTable;
    menu_settings: MenuSettingsTable;
  }
}
