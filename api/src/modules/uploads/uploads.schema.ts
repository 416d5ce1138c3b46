import type { FileKind, Permission } from '@berth/contract';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type InstantOrNull = ColumnType<string | null, Date | null, Date | null>;

interface StoredFile {
  file_name: string;
  kind: FileKind;
  bytes: number;
  sha256: Buffer;
  storage_key: string;
  created_at: Instant;
  stored_at: InstantOrNull;
}

export interface UploadTable extends StoredFile {
  id: string;
  customer_id: string;
  /** Null when the account is deleted: the file is the customer's. */
  member_id: string | null;
  attached_at: InstantOrNull;
  /** Which of the customer's people may read it; null for all of them. */
  permission: Generated<Permission | null>;
}

export interface VisitorUploadTable extends StoredFile {
  secret_hash: Buffer;
  network_hash: Buffer;
  is_sealed: Generated<boolean>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    upload: UploadTable;
    visitor_upload: VisitorUploadTable;
  }
}
