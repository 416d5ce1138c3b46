import type { LocalizedText, OperationKind } from '@berth/contract';
import type { ColumnType, JSONColumnType } from 'kysely';

export interface OperationTable {
  id: string;
  customer_id: string;
  member_id: string;
  /** Written as a Date, read as ISO 8601. */
  at: ColumnType<string, Date, never>;
  kind: OperationKind;
  by_name: string;
  /** A search document of the name. */
  by_search: string;
  /** Of what, in each language. */
  subject: JSONColumnType<LocalizedText>;
  address: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    operation: OperationTable;
  }
}
