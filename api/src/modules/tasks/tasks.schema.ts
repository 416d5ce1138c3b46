import type { LocalizedText, TaskKind, TaskState } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';
import type { RefusalParams } from '../../http/refusal.ts';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type InstantOrNull = ColumnType<string | null, Date | null | undefined, Date | null>;
/** Written as JSON. */
type Json<Value> = ColumnType<Value, string, string>;

export interface TaskTable {
  id: string;
  customer_id: string;
  member_id: string | null;
  kind: TaskKind;
  title: Json<LocalizedText>;
  input: Json<unknown>;
  state: TaskState;
  attempt: Generated<number>;
  done_count: Generated<number>;
  total_count: number | null;
  failures: Generated<number>;
  error: ColumnType<TaskFailure | null, string | null | undefined, string | null>;
  storage_key: string | null;
  file_name: string | null;
  media_type: string | null;
  bytes: number | null;
  created_at: Instant;
  started_at: InstantOrNull;
  finished_at: InstantOrNull;
  file_until: InstantOrNull;
}

/** Why it failed: a code of the contract, and what its words are filled with. */
export type TaskFailure = { code: string; params?: RefusalParams };

declare module '../../database/tables.ts' {
  interface Tables {
    task: TaskTable;
  }
}
