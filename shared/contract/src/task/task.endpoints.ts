import { z } from 'zod';
import type { ListData } from '../answer/answer.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { type ExportList, exportLists } from '../export/export-lists.ts';
import type { LocalizedText } from '../language/locale.ts';
import { listErrors } from '../list/list-schema.ts';
import { page } from '../list/page.ts';
import { type Task, type TaskFile, type TaskFileRow, taskKinds, taskStates } from './task.ts';

const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;

const file = z.object({
  name: z.string(),
  bytes: z.number().int(),
  href: z.string(),
  keptUntil: z.string(),
}) satisfies z.ZodType<TaskFile>;

const kind = z.enum(taskKinds);

export const task = z.object({
  id: z.string(),
  kind,
  title: localizedText,
  state: z.enum(taskStates),
  done: z.number().int(),
  total: z.number().int().nullable(),
  error: localizedText.nullable(),
  file: file.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
}) satisfies z.ZodType<Task>;

const fileRow = file.extend({
  id: z.string(),
  kind,
  title: localizedText,
  createdAt: z.string(),
}) satisfies z.ZodType<TaskFileRow>;

const taskId = z.object({ id: z.string().max(64) });
/** A filter as it stands in an address: one condition of a field, or several. */
const condition = z.string().max(4000);

/** The task centre (spec sections 2 and 7): what the server does apart from a call, and the files that come of it. */
export const taskEndpoints = {
  'GET /user/tasksList': {
    summary: "The caller's tasks, the newest first, with how many are running",
    access: 'signedIn',
    query: page,
    result: z.object({
      rows: z.array(task),
      total: z.number().int(),
      summary: z.object({ running: z.number().int() }),
    }) satisfies z.ZodType<ListData<Task, { running: number }>>,
  },
  'GET /file/menu': {
    summary: "The kinds of files that the caller's tasks have made and that are still kept",
    access: 'signedIn',
    result: z.array(z.object({ kind, title: localizedText, count: z.number().int() })),
  },
  'GET /file/list': {
    summary: "The files that the caller's tasks have made and that are still kept, the newest first",
    access: 'signedIn',
    query: page.extend({ kind: kind.optional() }),
    result: z.object({
      rows: z.array(fileRow),
      total: z.number().int(),
      summary: z.object({ bytes: z.number().int() }),
    }) satisfies z.ZodType<ListData<TaskFileRow, { bytes: number }>>,
  },
  'GET /user/taskFile/:id': {
    summary: 'The file that a task has made',
    access: 'signedIn',
    params: taskId,
    isEmbedded: true,
    result: 'file',
    errors: ['NOT_FOUND'],
  },
  'POST /user/taskCancel': {
    summary: 'Stops a running task; what it had made until then is thrown away',
    access: 'signedIn',
    body: taskId,
    result: task,
    errors: ['NOT_FOUND', 'TASK_FINISHED'],
  },
  'POST /user/taskRetry': {
    summary: 'Has a task tried again that failed or was canceled',
    access: 'signedIn',
    body: taskId,
    result: task,
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['NOT_FOUND', 'TASK_NOT_REPEATABLE', 'TASKS_BUSY'],
  },
  'POST /file/exportList': {
    summary: 'Exports a list as an Excel file by a task: what `GET /fileExport` gives, for more rows',
    access: { permission: 'exports:make' },
    body: z.object({
      list: z.enum(Object.keys(exportLists) as [ExportList]), // the keys, typed
      /** Keys of columns, separated by commas, in the order wanted; all when left out. */
      columns: z.string().max(2000).optional(),
      /** Filters, `prop` and `order`, as they stand in the address of the list. */
      query: z.record(z.string().max(64), z.union([condition, z.array(condition).max(20)])).default({}),
    }),
    result: task,
    rateLimit: { calls: 20, seconds: 60 },
    errors: ['TASKS_BUSY', 'EXPORT_TOO_LARGE', ...listErrors],
  },
} as const satisfies EndpointTable;
