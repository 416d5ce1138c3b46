interface WorklistSnoozeTable {
  customer_id: string;
  member_id: string;
  item_id: string;
  item_version: string;
  /** `YYYY-MM-DD` */
  until: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    worklist_snooze: WorklistSnoozeTable;
  }
}
