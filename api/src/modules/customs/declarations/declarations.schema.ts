import type { ClearanceItem, Currency, DeclarationKind, DeclarationStatus } from '@berth/contract';
import type { JSONColumnType } from 'kysely';

export interface DeclarationTable {
  id: string;
  customer_id: string;
  kind: DeclarationKind;
  status: DeclarationStatus;
  currency: Currency;
  goods: JSONColumnType<ClearanceItem[]>;
  version: number;
  /** The name of the member who saved it last. */
  updated_by: string;
  created_at: string;
  updated_at: string;
}

interface DeclarationBookingTable {
  customer_id: string;
  declaration_id: string;
  booking_id: string;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    declaration: DeclarationTable;
    declaration_booking: DeclarationBookingTable;
  }
}
