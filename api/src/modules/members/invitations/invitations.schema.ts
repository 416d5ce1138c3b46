import type { InvitationChannel, ReadyRole } from '@berth/contract';
import type { ColumnType } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;

interface InvitationTable {
  id: string;
  customer_id: string;
  channel: InvitationChannel;
  recipient: string;
  recipient_key: string;
  name: string;
  /** Either a ready role or one of the company's own. */
  ready_role: ReadyRole | null;
  role_id: string | null;
  secret_hash: Buffer;
  /** Null when the account of the inviter was removed. */
  invited_by: string | null;
  invited_by_name: string;
  created_at: Instant;
  expires_at: Instant;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    invitation: InvitationTable;
  }
}
