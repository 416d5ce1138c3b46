import type { ShippingDocumentKind } from '@berth/contract';
import type { ColumnType } from 'kysely';

interface ShippingDocumentTable {
  id: string;
  customer_id: string;
  booking_id: string;
  kind: ShippingDocumentKind;
  version: number;
  upload_id: string;
  system: string;
  /** Written as a Date, read as ISO 8601. */
  added_at: ColumnType<string, Date, Date>;
  replaced_at: ColumnType<string | null, Date | null | undefined, Date | null>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    shipping_document: ShippingDocumentTable;
  }
}
