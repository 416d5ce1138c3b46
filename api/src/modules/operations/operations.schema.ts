import type { DoerKind, LocalizedText, OperationKind } from '@berth/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface OperationTable {
  id: string;
  customer_id: string;
  /** Null for what the forwarder did. */
  member_id: string | null;
  by_kind: Generated<DoerKind>;
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

export interface MemberNameTable {
  id: Generated<string>;
  customer_id: string;
  member_id: string;
  search: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    operation: OperationTable;
    member_name: MemberNameTable;
  }
}
