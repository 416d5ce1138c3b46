import type { ColumnType } from 'kysely';

export interface IdempotencyKeyTable {
  customer_id: string;
  key: string;
  /** Of the request that the key stands for. */
  request_hash: string;
  /** What its save answered; null only within the transaction that claims the key. */
  answer: ColumnType<object | null, string | undefined, string>;
  created_at: string;
}

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_key: IdempotencyKeyTable;
  }
}
