import type { TemplateContent, TemplateKind } from '@berth/contract';
import type { ColumnType } from 'kysely';

export interface BookingTemplateTable {
  id: string;
  customer_id: string;
  member_id: string;
  kind: TemplateKind;
  title: string;
  /** Given as text. */
  content: ColumnType<TemplateContent, string, string>;
  goods_name: string;
  lines: number;
  destination: string;
  warehouse_code: string;
  is_shared: boolean;
  version: string;
  created_at: string;
  updated_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    booking_template: BookingTemplateTable;
  }
}
