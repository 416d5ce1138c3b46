import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;

interface OneTimeCodeTable {
  subject_hash: Buffer;
  code_hash: Buffer;
  member_id: string | null;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
  used_at: ColumnType<string | null, Date | null | undefined, Date | null>;
}

interface CodeRequestTable {
  id: string;
  at: Instant;
  purpose: string;
  network_hash: Buffer;
  number_hash: Buffer;
  prefix_hash: Buffer;
  is_sent: boolean;
  is_own: boolean;
}

interface PasswordResetTable {
  ticket_hash: Buffer;
  member_id: string;
  expires_at: Instant;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    one_time_code: OneTimeCodeTable;
    code_request: CodeRequestTable;
    password_reset: PasswordResetTable;
  }
}
