import type { IntegrationScope } from '@berth/contract';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type InstantOrNull = ColumnType<string | null, Date | null | undefined, Date | null>;

interface IntegrationKeyTable {
  id: string;
  secret_hash: Buffer;
  name: string;
  scopes: IntegrationScope[];
  made_at: Instant;
  last_used_at: InstantOrNull;
  revoked_at: InstantOrNull;
}

interface IntegrationEventTable {
  system: string;
  event_id: string;
  key_id: string;
  endpoint: string;
  body_hash: string;
  body: JSONColumnType<object>;
  answer: ColumnType<unknown, string | undefined, string>;
  at: Instant;
}

export interface IntegrationTables {
  integration_key: IntegrationKeyTable;
  integration_event: IntegrationEventTable;
}
