import type { ContentKind } from '@berth/contract';
import { bannerTable, bulletinTable } from './tables/announcement-tables.ts';
import { branchTable } from './tables/branch-table.ts';
import { certificateTable, closedDayTable, historyTable } from './tables/company-tables.ts';
import type { ContentTable } from './tables/content-table.ts';
import { jobTable } from './tables/job-table.ts';

/** Where records of each kind are kept. */
export const contentTables: { readonly [Kind in ContentKind]: ContentTable<Kind> } = {
  banner: bannerTable,
  bulletin: bulletinTable,
  job: jobTable,
  branch: branchTable,
  closedDay: closedDayTable,
  certificate: certificateTable,
  history: historyTable,
};
