import {
  type ExportList,
  exportLists,
  exportRowLimit,
  type Locale,
  type ParsedListQuery,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import type { ExportProgress } from './export-progress.ts';
import { exportedList, type MakeList } from './exported-list.ts';
import { lclBookingExport } from './lcl-booking-export.ts';
import type { Workbook } from './workbook.ts';

export type ExportDependencies = { database: Kysely<Tables>; reference: ReferenceReader };

export type ExportRequest = {
  name: ExportList;
  list: ParsedListQuery;
  /** Keys of columns, separated by commas; all of the list's where left out. */
  columns: string | undefined;
  locale: Locale;
  /** Is written to while the file is made. */
  progress: ExportProgress;
  signal: AbortSignal;
};

/** Every list that can be exported: one more is an entry in `exportLists` of the contract, and here. */
const lists: Record<ExportList, MakeList> = {
  lclBookings: exportedList(lclBookingExport),
};

/** Every row that the filter leaves, in the order of the list, of one moment. */
export async function makeWorkbook(
  { database, reference }: ExportDependencies,
  actor: Actor,
  { name, list, columns, locale, progress, signal }: ExportRequest,
): Promise<Workbook> {
  return await lists[name](database, {
    customerId: actor.customerId,
    list,
    columns: columns ? columns.split(',') : exportLists[name].columns,
    words: { locale, reference: await reference() },
    onTotal: (total) => {
      progress.total = total;
      if (total <= exportRowLimit) return;
      throw new Refusal('EXPORT_TOO_LARGE', { params: { total, limit: exportRowLimit } });
    },
    onRead: (rows) => {
      progress.read = rows;
    },
    signal,
  });
}
