import {
  type ExportList,
  exportLists,
  exportRowLimit,
  exportTaskRowLimit,
  type Locale,
  type LocalizedText,
  type ParsedListQuery,
  type Permission,
} from '@berth/contract';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../http/access/require-permission.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { TaskRun } from '../tasks/task-runners.ts';
import type { ExportProgress } from './export-progress.ts';
import type { ExportableLists } from './exportable-list.ts';
import { type ListReader, refuseLongerThan } from './exported-list.ts';
import type { LongWorkbook, Workbook } from './workbook.ts';

export type ExportDependencies = Pick<Context, 'database' | 'reference'> & {
  /** The lists that modules have registered. */
  lists: ExportableLists;
};

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

/** Makes the workbook of every row that passes the filter, in the order of the list, as of one moment. */
export async function makeWorkbook(
  { database, reference, lists }: ExportDependencies,
  actor: Actor,
  { name, list, columns, locale, progress, signal }: ExportRequest,
): Promise<Workbook> {
  return await lists[name].make(database, {
    reader: actor,
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

/** Makes the workbook of more rows, in a task. */
export async function makeLongWorkbook(
  { database, reference, lists, rowLimit = exportTaskRowLimit }: ExportDependencies & LongExportLimit,
  { name, list, columns, locale }: LongExportRequest,
  run: Pick<TaskRun<unknown>, 'owner' | 'report' | 'signal'>,
): Promise<LongWorkbook> {
  return await lists[name].makeLong(database, {
    reader: run.owner,
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
  {
    database,
    lists,
    rowLimit = exportTaskRowLimit,
  }: Pick<ExportDependencies, 'database' | 'lists'> & LongExportLimit,
  reader: ListReader,
  { name, list, signal }: Pick<LongExportRequest, 'name' | 'list'> & { signal: AbortSignal },
): Promise<void> {
  const bounds = { limit: rowLimit + 1, signal };
  refuseLongerThan(rowLimit, await lists[name].countUpTo(database, reader, list, bounds));
}

/** Refuses a list whose permission the person does not have. */
export function requireList(actor: Pick<Actor, 'permissions'>, name: ExportList): void {
  const { permission } = exportLists[name] as { permission?: Permission }; // some have one
  requirePermission(actor, 'exports:make');
  if (permission) requirePermission(actor, permission);
}

/** Refuses a column that the list does not have. */
export function checkColumns(name: ExportList, columns: string | undefined): void {
  const known: readonly string[] = exportLists[name].columns;
  const field = columnsOf(name, columns).find((column) => !known.includes(column));
  if (field !== undefined) throw new Refusal('LIST_FIELD_UNKNOWN', { params: { field }, field: 'columns' });
}

/** The title of an export's task. */
export function exportTitle(lists: ExportableLists, name: ExportList): LocalizedText {
  const { sheetName } = lists[name];
  return { 'zh-CN': `导出：${sheetName['zh-CN']}`, en: `Export: ${sheetName.en}` };
}
