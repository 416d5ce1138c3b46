import type { FileKind, LeadContent, LeadKind, LeadState, Locale } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type LaterInstant = ColumnType<string | null, Date | null | undefined, Date | null>;

interface LeadTable {
  id: string;
  number: string;
  version: Generated<number>;
  kind: LeadKind;
  state: Generated<LeadState>;
  owner_id: ColumnType<string | null, undefined, string | null>;
  is_doubtful: boolean;
  content: ColumnType<LeadContent | null, string, null>;
  name: string;
  name_search: string;
  company: string;
  company_search: string;
  phone: string;
  mail: string;
  contact_search: string;
  phone_key: string;
  mail_key: string;
  locale: Locale;
  key_hash: Buffer;
  content_hash: Buffer | null;
  site_hash: Buffer | null;
  asked_on: string;
  asked_at: Instant;
  closed_at: LaterInstant;
  erased_at: LaterInstant;
}

interface LeadEventTable {
  id: string;
  lead_id: string;
  what: 'asked' | 'changed' | 'erased';
  by_name: string | null;
  state: LeadState | null;
  owner_name: string | null;
  note: string;
  at: Instant;
}

interface LeadCvTable {
  id: string;
  secret_hash: Buffer;
  network_hash: Buffer;
  file_name: string;
  kind: FileKind;
  bytes: number;
  sha256: Buffer;
  storage_key: string;
  created_at: Instant;
  stored_at: LaterInstant;
  lead_id: ColumnType<string | null, undefined, string>;
  sent_at: LaterInstant;
  deleted_at: LaterInstant;
}

/** A view: nothing is written through it. */
interface LeadRowView {
  id: string;
  number: string;
  kind: LeadKind;
  name: string;
  name_search: string;
  company: string;
  company_search: string;
  phone: string;
  mail: string;
  contact_search: string;
  state: LeadState;
  is_doubtful: boolean;
  asked_at: string;
  owner: string;
  owner_search: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    lead: LeadTable;
    lead_event: LeadEventTable;
    lead_serial: { day: string; last: number };
    lead_cv: LeadCvTable;
    lead_row: LeadRowView;
  }
}
