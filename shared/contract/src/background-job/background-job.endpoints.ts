import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import type { LocalizedText } from '../language/locale.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors, listRowShape } from '../list/list-schema.ts';
import { backgroundJobList } from './background-job.list.ts';
import { backgroundJobActs } from './background-job.ts';

const access = { access: accessOf(backgroundJobList) } as const;
const writing = { ...access, rateLimit: { calls: 60, seconds: 60 } } as const;
const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;
const job = z.object({ id: z.string().max(64) });

const beside = {
  title: localizedText.describe('of SMS and mails, and of other jobs, a name of the server’s own'),
  done: z.int(),
  total: z.int().nullable().describe('null until it is known'),
  error: localizedText.nullable().describe('why it failed; of what is no task, the kind of the last error'),
  /** What can be done with it now: only a person’s task can be stopped or tried again. */
  acts: z.array(z.enum(backgroundJobActs)),
};
const row = z.object({ ...listRowShape(backgroundJobList), ...beside });

/** Staff see what the server does apart from calls (spec section 7, Tasks). */
export const backgroundJobEndpoints = {
  'GET /system/task/list': {
    ...access,
    summary: 'Tasks of all people, SMS, mails and other jobs of the queue, the newest first',
    list: listFieldsOf(backgroundJobList),
    result: listAnswer(backgroundJobList, beside),
    errors: listErrors,
  },
  'POST /system/task/cancel': {
    ...writing,
    summary: "Stops a person's running task, as that person could",
    body: job,
    result: row,
    errors: ['NOT_FOUND', 'TASK_FINISHED'],
  },
  'POST /system/task/retry': {
    ...writing,
    summary: "Has a person's task tried again that failed or was canceled; it runs with that person's rights",
    body: job,
    result: row,
    errors: ['NOT_FOUND', 'TASK_NOT_REPEATABLE', 'TASKS_BUSY'],
  },
} as const satisfies EndpointTable;
