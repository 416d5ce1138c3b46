import type { ShellBuildRecord } from '@berth/contract/release';
import type { ColumnType, JSONColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables {
    shell_version: {
      version: string;
      record: JSONColumnType<ShellBuildRecord>;
      /** Written as a Date, read as ISO 8601. */
      served_at: ColumnType<string, Date, Date>;
    };
  }
}
