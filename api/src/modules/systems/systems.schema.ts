import type { BookingKind, BookingStatus, IntegrationScope } from '@berth/contract';
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

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

interface IntegrationRefusalTable {
  id: string;
  at: Instant;
  system: string;
  key_id: string;
  endpoint: string;
  target: string | null;
  event_id: string | null;
  code: string;
  request_id: string;
}

interface IntegrationRefusalCountTable {
  hour: Instant;
  endpoint: string;
  code: string;
  key_id: string;
  calls: number;
}

/** Written by the database alone, with every change of a booking: see its migration. */
interface BookingChangeTable {
  booking_id: GeneratedAlways<string>;
  number: GeneratedAlways<number>;
  business_number: GeneratedAlways<string>;
  kind: GeneratedAlways<BookingKind>;
  status: GeneratedAlways<BookingStatus>;
  is_deleted: GeneratedAlways<boolean>;
  at: GeneratedAlways<string>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    booking_change: BookingChangeTable;
    integration_refusal: IntegrationRefusalTable;
    integration_refusal_count: IntegrationRefusalCountTable;
    integration_key: IntegrationKeyTable;
    integration_event: IntegrationEventTable;
  }
}
