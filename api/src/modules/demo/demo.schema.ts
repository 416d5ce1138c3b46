import type { DemoKind } from '@berth/contract';
import type { ColumnType } from 'kysely';

interface DemoRecordTable {
  customer_id: string;
  id: string;
  title: string;
  title_search: string;
  title_sort_key: string;
  kind: DemoKind;
  weight_kg: ColumnType<string, number, never>;
  day: string;
  note: string;
  made_by: string;
  created_at: ColumnType<string, Date, never>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    demo_record: DemoRecordTable;
  }
}
