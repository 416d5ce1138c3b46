import type { ColumnType } from 'kysely';

/** A query of the public tracking whose second fact did not fit. */
interface TrackingMissTable {
  id: string;
  number_hash: Buffer;
  /** Written as a Date, read as ISO 8601. */
  at: ColumnType<string, Date, never>;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    tracking_miss: TrackingMissTable;
  }
}
