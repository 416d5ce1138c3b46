import type { ColumnType, Generated } from 'kysely';

export interface DepartmentTable {
  customer_id: string;
  id: string;
  parent_id: string | null;
  name: string;
  name_sort_key: string;
  version: Generated<number>;
  created_at: ColumnType<string, Date, never>;
}

/** A view: nothing is written through it. */
interface StaffRowView {
  id: string;
  customer_id: string;
  account: string;
  account_search: string;
  name: string;
  name_search: string;
  phone: string;
  department: string;
  department_search: string;
  role: string;
  role_search: string;
  role_id: string | null;
  department_id: string | null;
  state: 'active' | 'disabled';
  login_count: number;
  last_login_at: string | null;
  created_at: string;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    department: DepartmentTable;
    staff_row: StaffRowView;
  }
}
