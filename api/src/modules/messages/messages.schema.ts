import type { MessageKind } from '@berth/contract/endpoints';
import type { ColumnType, Generated } from 'kysely';

/** Written as a Date, read as ISO 8601. */
type Instant = ColumnType<string, Date, Date>;

export interface MessageTable {
  id: string;
  customer_id: string;
  member_id: string;
  number: ColumnType<number | null, never, number>;
  kind: MessageKind;
  booking_id: string | null;
  /** Whether that booking is air freight. */
  is_air: Generated<boolean>;
  bill_id: string | null;
  declaration_id: string | null;
  is_cost: Generated<boolean>;
  /** Of the booking, or the number of the bill or declaration. */
  business_number: string;
  /** Of the shape that the contract's `messageDetails` has for its kind; written as JSON. */
  detail: ColumnType<unknown, string, never>;
  sent_at: Instant;
  /** Not to whoever wants it by mail or SMS alone, or not at all. */
  is_shown: Generated<boolean>;
  read_at: ColumnType<string | null, Date | undefined, Date>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    message: MessageTable;
  }
}
