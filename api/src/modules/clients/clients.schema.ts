import type { ClientState, CustomerKind, SettlementKind } from '@berth/contract';
import type { ColumnType } from 'kysely';

interface CustomerFreezeTable {
  id: string;
  customer_id: string;
  is_frozen: boolean;
  reason: string;
  by_name: string;
  at: ColumnType<string, Date, never>;
}

interface ClientRowView {
  id: string;
  name: string;
  name_search: string;
  kind: CustomerKind;
  state: ClientState;
  settlement: SettlementKind;
  branch_zh: string;
  branch_en: string;
  branch_search: string;
  credit_limit_minor: number | null;
  credit_limit: string | null;
  credit_days: number | null;
  salesperson_zh: string;
  salesperson_en: string;
  salesperson_search: string;
  service_zh: string;
  service_en: string;
  service_search: string;
  members: number;
  created_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    customer_freeze: CustomerFreezeTable;
    client_row: ClientRowView;
  }
}
