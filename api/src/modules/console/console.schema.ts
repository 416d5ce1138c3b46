import type { ColumnType } from 'kysely';

/** A JSON column: given as text, because a list would be taken for a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string, string>;

export interface ConsoleLayoutTable {
  customer_id: string;
  member_id: string;
  card_order: Json<string[]>;
  hidden: Json<string[]>;
  functions: ColumnType<string[] | null, string | null, string | null>;
  version: string;
  saved_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    console_layout: ConsoleLayoutTable;
  }
}
