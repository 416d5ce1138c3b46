import type { FileFormat, FileOwner, PagedRecord } from '@berth/contract';

/** A view: nothing is written through it. */
export interface SpaceFileView {
  id: string;
  customer_id: string;
  member_id: string | null;
  file_name: string;
  /** A search document of the name. */
  search: string;
  format: FileFormat;
  bytes: string;
  stored_at: string;
  /** Empty where the forwarder's systems stored it, or the account is gone. */
  by_name: string;
  belongs_to: FileOwner;
  record_kind: PagedRecord | null;
  record_id: string | null;
  number: string;
  is_free: boolean;
  permission: string | null;
  file_until: string | null;
}

declare module '../../database/tables.ts' {
  interface Tables {
    space_file: SpaceFileView;
  }
}
