import { z } from 'zod';
import { billLimits } from '../bill/bill-words.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { locales } from '../language/locale.ts';
import { isDay } from '../rule/field-rules.ts';
import { task } from '../task/task.endpoints.ts';
import { statementFormats } from './statement.ts';

const id = z.string().min(1).max(64);
const day = z.string().refine(isDay);
const common = {
  format: z.enum(statementFormats).default('pdf'),
  /** The language that it is printed in; the caller's when left out. */
  language: z.enum(locales).optional(),
  /** Both days included, `YYYY-MM-DD`; given together where no bills are. */
  from: day.optional(),
  to: day.optional(),
};
const errors = ['NOT_FOUND', 'STATEMENT_PERIOD', 'STATEMENT_EMPTY', 'STATEMENT_TOO_LARGE'] as const;

/** Statements (对账单): what was owed, billed and paid (spec section 7, Cost). */
export const statementEndpoints = {
  'GET /cost/downCost': {
    summary: 'A statement of a period, or of chosen bills, as PDF or Excel',
    access: { permission: 'cost:view' },
    makes: true,
    query: z.object({
      ...common,
      /** Bills, separated by commas, in place of a period. */
      ids: z
        .string()
        .max(65 * billLimits.billsAtOnce)
        .transform((text) => text.split(','))
        .pipe(z.array(id).min(1).max(billLimits.billsAtOnce))
        .optional(),
    }),
    result: 'file',
    rateLimit: { calls: 30, seconds: 60 },
    errors: [...errors, 'DOCUMENTS_BUSY'],
  },
  'POST /cost/makeStatement': {
    summary: 'Makes a statement as a task: what is too much to wait for',
    access: { permission: 'cost:view' },
    body: z.object({ ...common, ids: z.array(id).min(1).max(billLimits.billsAtOnce).optional() }),
    result: task,
    rateLimit: { calls: 20, seconds: 60 },
    errors: [...errors, 'TASKS_BUSY'],
  },
} as const satisfies EndpointTable;
