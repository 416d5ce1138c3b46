import type { ColumnType } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;

interface SignInCodeTable {
  code_hash: Buffer;
  browser_hash: Buffer;
  address: string;
  user_agent: string;
  number: string;
  numbers: string[];
  state: 'waiting' | 'scanned' | 'allowed' | 'refused' | 'taken';
  session_id: ColumnType<string | null, undefined, string>;
  created_at: Instant;
  expires_at: Instant;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    sign_in_code: SignInCodeTable;
  }
}
