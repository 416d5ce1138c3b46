import type {
  AuditActorKind,
  AuditedRecord,
  AuditOutcome,
  LocalizedText,
  OperationKind,
} from '@berth/contract';
import type { ColumnType } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, never>;
/** Written as the text of JSON. */
type Json<Value> = ColumnType<Value, string, never>;

export type StoredChange = {
  what: AuditedRecord | OperationKind;
  recordId?: string;
  words?: LocalizedText;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

/** How many there were beyond those that are stored. */
export type MoreChanges = { more: number };

interface AuditCallTable {
  id: string;
  at: Instant;
  endpoint: string;
  actor_kind: AuditActorKind;
  member_id: string | null;
  key_id: string | null;
  actor_name: string;
  actor_account: string;
  actor_search: string;
  actor_customer_id: string | null;
  customer_name: string;
  address: string;
  request_id: string;
  input: ColumnType<unknown, string | null, never>;
}

interface AuditOutcomeTable {
  call_id: string;
  at: Instant;
  status: Exclude<AuditOutcome, 'unknown'>;
  error_code: string;
  about_customer_id: string | null;
  customer_name: string;
  customer_search: string;
  changes: Json<readonly (StoredChange | MoreChanges)[] | string>;
}

/** A view: nothing is written through it. */
interface AuditEntryView {
  id: string;
  at: string;
  endpoint: string;
  endpoint_key: string;
  actor_kind: AuditActorKind;
  actor_name: string;
  actor_account: string;
  actor_search: string;
  customer: string;
  outcome: AuditOutcome;
  error_code: string;
  address: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    audit_call: AuditCallTable;
    audit_outcome: AuditOutcomeTable;
    audit_entry: AuditEntryView;
  }
}
