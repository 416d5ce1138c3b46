import type { ColumnType } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;
type InstantOrNull = ColumnType<string | null, Date | null | undefined, Date | null>;

interface SitePictureTable {
  id: string;
  width: number;
  height: number;
  bytes: number;
  storage_key: string;
  created_at: Instant;
  stored_at: InstantOrNull;
  unused_since: InstantOrNull;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    site_picture: SitePictureTable;
  }
}
