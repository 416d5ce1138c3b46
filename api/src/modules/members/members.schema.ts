export interface MemberRoleTable {
  customer_id: string;
  id: string;
  title: string;
  title_sort_key: string;
  permissions: string[];
  version: string;
  created_at: string;
  updated_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    member_role: MemberRoleTable;
  }
}
