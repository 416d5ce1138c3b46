import type { AskerKind, ConversationSide, ConversationState, FileKind, Locale } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type LaterInstant = ColumnType<string | null, Date | null | undefined, Date | null>;

interface ConversationTable {
  id: string;
  number: string;
  version: Generated<number>;
  customer_id: string | null;
  member_id: string | null;
  asker: AskerKind;
  name: string;
  mail: string;
  company: string;
  who_search: string;
  company_search: string;
  is_doubtful: Generated<boolean>;
  locale: Locale;
  path: string;
  state: ConversationState;
  owner_id: ColumnType<string | null, undefined, string | null>;
  entries: Generated<number>;
  asked_entry: Generated<number>;
  answered_entry: Generated<number>;
  seen_entry: Generated<number>;
  told_entry: Generated<number>;
  tell_at: LaterInstant;
  is_out_of_hours: boolean;
  last_words: string;
  last_words_search: string;
  waiting_since: LaterInstant;
  started_at: Instant;
  started_on: string;
  site_hash: Buffer | null;
  last_at: Instant;
  closed_at: LaterInstant;
  erased_at: LaterInstant;
}

interface ConversationEntryTable {
  id: string;
  conversation_id: string;
  number: number;
  side: ConversationSide;
  name: string;
  words: string;
  at: Instant;
  key_hash: Buffer;
  content_hash: Buffer | null;
}

interface ConversationFileTable {
  id: string;
  entry_id: string | null;
  ordinal: Generated<number>;
  file_name: string;
  kind: FileKind;
  bytes: number;
  storage_key: string;
  secret_hash: Buffer | null;
  network_hash: Buffer | null;
  created_at: Instant;
  stored_at: LaterInstant;
  deleted_at: LaterInstant;
}

interface ConversationUploadTable {
  file_id: string;
  customer_id: string;
  upload_id: string;
}

interface ConversationKeyTable {
  hash: Buffer;
  conversation_id: string;
  kind: 'browser' | 'link';
  made_at: Instant;
  used_at: LaterInstant;
}

export type ConversationEventKind =
  | 'begun'
  | 'taken'
  | 'given'
  | 'released'
  | 'closed'
  | 'ended'
  | 'reopened'
  | 'mailed'
  | 'resumed'
  | 'erased';

interface ConversationEventTable {
  id: string;
  conversation_id: string;
  what: ConversationEventKind;
  by_name: string | null;
  owner_name: string;
  at: Instant;
}

/** A view: nothing is written through it. */
interface ConversationRowView {
  id: string;
  number: string;
  name: string;
  mail: string;
  who_search: string;
  asker: AskerKind;
  company: string;
  company_search: string;
  last_words: string;
  last_words_search: string;
  state: ConversationState;
  owner_id: string | null;
  waiting_since: string | null;
  last_at: string;
  owner: string;
  owner_search: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    conversation: ConversationTable;
    conversation_entry: ConversationEntryTable;
    conversation_file: ConversationFileTable;
    conversation_upload: ConversationUploadTable;
    conversation_key: ConversationKeyTable;
    conversation_event: ConversationEventTable;
    conversation_serial: { day: string; last: number };
    conversation_row: ConversationRowView;
  }
}
