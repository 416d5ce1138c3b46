import type { SettingSection } from '@berth/contract';
import type { ColumnType } from 'kysely';

interface SystemSettingTable {
  section: SettingSection;
  /** Of the section, by its schema in the contract. */
  value: ColumnType<unknown, string, string>;
  version: number;
  changed_by: string;
  changed_at: ColumnType<string, Date, Date>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    system_setting: SystemSettingTable;
  }
}
