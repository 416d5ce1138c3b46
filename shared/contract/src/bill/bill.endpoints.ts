import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { billList } from './bill.list.ts';
import { billDetail, billedBooking, billTotal, feeRow, feeTotal, localized, money } from './bill.schema.ts';
import { billStatuses } from './bill-status.ts';
import { billLimits } from './bill-words.ts';

const id = z.string().max(64);

const confirmCode = z.enum([
  'NOT_FOUND',
  'BILL_ACTION_REFUSED',
  'BILL_DISPUTED',
  'BILL_CORRECTION_AWAITED',
  'BILL_CHANGED_MEANWHILE',
]);
const confirmOne = z.object({
  id: z.string(),
  number: z.string(),
  /** Why not, or what of it waits for a correction: in the caller's language, '' where all of it is confirmed. */
  message: z.string(),
  /** What of it was confirmed by this call. */
  amounts: z.array(money),
});
const confirmResult = z.discriminatedUnion('isConfirmed', [
  confirmOne.extend({ isConfirmed: z.literal(false), code: confirmCode, texts: localized }),
  confirmOne.extend({
    isConfirmed: z.literal(true),
    code: confirmCode.nullable(),
    texts: localized.nullable(),
  }),
]);

/** Bills and the fee rows of bookings (spec section 7, Cost). */
export const billEndpoints = {
  'GET /cost/getFeeList': {
    summary: "The customer's bills; the summary has the sums of what the filter leaves, per currency",
    access: accessOf(billList),
    list: listFieldsOf(billList),
    result: listAnswer(billList, { totals: z.array(billTotal) }).extend({
      summary: z.object({ totals: z.array(billTotal) }),
    }),
    errors: listErrors,
  },
  'GET /cost/getBillCounts': {
    summary: 'How many bills the customer has in each status, and how many of them are overdue today',
    access: accessOf(billList),
    result: z.object({ statuses: z.record(z.enum(billStatuses), z.int()), overdue: z.int() }),
  },
  'GET /cost/getExpense': {
    summary: 'A bill whole: rows beside what was quoted, disputes, proofs, payments, invoices, history',
    access: { permission: 'cost:view' },
    query: z.object({ id }),
    result: billDetail,
    errors: ['NOT_FOUND'],
  },
  'GET /business/getFeeList': {
    summary: 'What was quoted and billed for one booking, and the bills that it stands on',
    access: { permission: 'cost:view' },
    query: z.object({ bookingId: id }),
    result: z.object({
      booking: billedBooking,
      rows: z.array(feeRow.extend({ billId: z.string(), billNumber: z.string() })),
      totals: z.array(feeTotal),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /cost/cost_confirm': {
    summary:
      'Confirms the amounts of bills as they were shown, a result for each; rows in dispute are left out, ' +
      'as are those that wait for a correction that an answer promised. A bill ' +
      'whose amounts are confirmed already stays as it is',
    access: { permission: 'cost:confirm' },
    rateLimit: { calls: 30, seconds: 60 },
    body: z.object({
      bills: z
        .array(z.object({ id, version: z.int().positive() }))
        .min(1)
        .max(billLimits.billsAtOnce)
        .refine((bills) => new Set(bills.map((bill) => bill.id)).size === bills.length),
    }),
    result: z.object({
      confirmed: z.int(),
      results: z.array(confirmResult),
    }),
  },
} as const satisfies EndpointTable;
