import type { ColumnType, Generated } from 'kysely';
import type { Channel } from './providers/provider.ts';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type InstantOrNull = ColumnType<string | null, Date | null | undefined, Date | null>;

interface OutgoingMessageTable {
  id: string;
  key: string;
  channel: Channel;
  kind: string;
  recipient: string;
  subject: string | null;
  body: string | null;
  is_for_nobody: boolean;
  state: 'waiting' | 'sent' | 'failed' | 'expired';
  tries: Generated<number>;
  last_error: string | null;
  created_at: Instant;
  expires_at: InstantOrNull;
  ended_at: InstantOrNull;
}

declare module '../../database/tables.ts' {
  interface Tables {
    outgoing_message: OutgoingMessageTable;
  }
}
