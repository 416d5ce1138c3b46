import {
  type ExportList,
  exportLists,
  exportRowLimit,
  exportTaskRowLimit,
  type Locale,
  type LocalizedText,
  type ParsedListQuery,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import type { TaskRun } from '../tasks/task-runners.ts';
import { airBookingExport } from './air-booking-export.ts';
import type { ExportProgress } from './export-progress.ts';
import {
  type ExportedList,
  exportedList,
  longExportedList,
  type MakeList,
  type MakeLongList,
  refuseLongerThan,
} from './exported-list.ts';
import { fclBookingExport } from './fcl-booking-export.ts';
import { lclBookingExport } from './lcl-booking-export.ts';
import type { LongWorkbook, Workbook } from './workbook.ts';

export type ExportDependencies = { database: Kysely<Tables>; reference: ReferenceReader };

/** The most rows that a task may export, where another limit is asked for than `exportTaskRowLimit`. */
export type LongExportLimit = { rowLimit?: number };

type LongExportRequest = {
  name: ExportList;
  list: ParsedListQuery;
  /** Keys of columns, separated by commas; all of the list's where left out. */
  columns: string | undefined;
  locale: Locale;
};

export type ExportRequest = LongExportRequest & {
  /** Is written to while the file is made. */
  progress: ExportProgress;
  signal: AbortSignal;
};

/** Every list that can be exported: one more is an entry in `exportLists` of the contract, and here. */
const lists: Record<ExportList, ReturnType<typeof exportable>> = {
  lclBookings: exportable(lclBookingExport),
  fclBookings: exportable(fclBookingExport),
  airBookings: exportable(airBookingExport),
};

function exportable<Row, Column extends string>(exported: ExportedList<Row, Column>) {
  const { sheetName, countUpTo } = exported;
  const make: MakeList = exportedList(exported);
  const makeLong: MakeLongList = longExportedList(exported);
  return { sheetName, countUpTo, make, makeLong };
}

/** Every row that the filter leaves, in the order of the list, of one moment. */
export async function makeWorkbook(
  { database, reference }: ExportDependencies,
  actor: Actor,
  { name, list, columns, locale, progress, signal }: ExportRequest,
): Promise<Workbook> {
  return await lists[name].make(database, {
    customerId: actor.customerId,
    list,
    columns: columnsOf(name, columns),
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

/** The same for more rows, as a task. */
export async function makeLongWorkbook(
  { database, reference, rowLimit = exportTaskRowLimit }: ExportDependencies & LongExportLimit,
  { name, list, columns, locale }: LongExportRequest,
  run: Pick<TaskRun<unknown>, 'owner' | 'report' | 'signal'>,
): Promise<LongWorkbook> {
  return await lists[name].makeLong(database, {
    customerId: run.owner.customerId,
    list,
    columns: columnsOf(name, columns),
    words: { locale, reference: await reference() },
    rowLimit,
    onProgress: run.report,
    signal: run.signal,
  });
}

function columnsOf(name: ExportList, columns: string | undefined): readonly string[] {
  return columns ? columns.split(',') : exportLists[name].columns;
}

/** Refuses, before there is a task, a list that is too long for one. */
export async function checkLength(
  { database, rowLimit = exportTaskRowLimit }: Pick<ExportDependencies, 'database'> & LongExportLimit,
  { customerId }: Pick<Actor, 'customerId'>,
  { name, list }: Pick<LongExportRequest, 'name' | 'list'>,
): Promise<void> {
  refuseLongerThan(rowLimit, await lists[name].countUpTo(database, customerId, list, rowLimit + 1));
}

/** Refuses a list that is not for everybody. */
export function requireList(actor: Pick<Actor, 'permissions'>, name: ExportList): void {
  const { permission } = exportLists[name] as { permission?: string }; // some have one
  if (permission && !actor.permissions.includes(permission)) throw new Refusal('FORBIDDEN');
}

/** Refuses a column that the list does not have. */
export function checkColumns(name: ExportList, columns: string | undefined): void {
  const known: readonly string[] = exportLists[name].columns;
  const field = columnsOf(name, columns).find((column) => !known.includes(column));
  if (field !== undefined) throw new Refusal('LIST_FIELD_UNKNOWN', { params: { field }, field: 'columns' });
}

/** What the task of an export is called. */
export function exportTitle(name: ExportList): LocalizedText {
  const { sheetName } = lists[name];
  return { 'zh-CN': `导出：${sheetName['zh-CN']}`, en: `Export: ${sheetName.en}` };
}
