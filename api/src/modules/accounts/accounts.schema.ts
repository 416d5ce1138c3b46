import type { Milestone } from '@berth/contract';
import type { ColumnType } from 'kysely';

interface ContainerNoticeTable {
  customer_id: string;
  member_id: string;
  nodes: Milestone[];
  saved_at: ColumnType<string, Date, Date>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    container_notice: ContainerNoticeTable;
  }
}
