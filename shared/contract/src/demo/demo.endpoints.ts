import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { text } from '../text/text.schema.ts';
import { demoList } from './demo-record.list.ts';
import { demoKinds } from './demo-record.ts';

const access = { access: accessOf(demoList) } as const;
const id = z.string().max(64);
const kind = z.enum(demoKinds);
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');

/** What the template pages are made on, and answers of every status to try pages with (spec section 7). */
export const demoEndpoints = {
  'GET /demo/ver': {
    ...access,
    summary: 'The version of the server and its time',
    result: z.object({ version: z.string(), now: moment }),
  },
  'GET /demo/list': {
    ...access,
    summary: 'The records that were made by the template of forms, the newest first',
    list: listFieldsOf(demoList),
    result: listAnswer(demoList),
    errors: listErrors,
  },
  'GET /demo/page': {
    ...access,
    summary: 'One record whole',
    query: z.object({ id }),
    result: z.object({
      id: z.string(),
      title: z.string(),
      kind,
      weightKg: z.number(),
      day: z.string(),
      note: z.string(),
      createdAt: moment,
      by: z.string().describe('who made it'),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /demo/post': {
    ...access,
    summary: 'Makes a record; what is wrong is said of its fields',
    body: z.object({
      /** Made once by the form for what is sent. */
      idempotencyKey: z.uuid(),
      title: text,
      kind: kind.nullable(),
      weightKg: z.number().nullable(),
      day: z.string().max(40).nullable(),
      note: text.default(''),
    }),
    result: z.object({ id }),
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  },
  'GET /demo/status': {
    ...access,
    summary: 'Answers the status that is asked for, with a message or without one',
    query: z.object({
      status: z.coerce
        .number()
        .int()
        .pipe(z.union([z.literal(200), z.int().min(400).max(599)])),
      isSilent: z
        .enum(['0', '1'])
        .default('0')
        .describe('1: the server says nothing, and the page has words of its own'),
    }),
    result: z.object({ status: z.int() }),
    errors: ['DEMO_STATUS'],
  },
} as const satisfies EndpointTable;
