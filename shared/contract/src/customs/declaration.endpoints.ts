import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { saveRateLimit } from '../save/save.schema.ts';
import { words } from '../text/words.schema.ts';
import { declarationStatuses } from '../trade/declaration-statuses.ts';
import { declarationList } from './declaration.list.ts';
import {
  declarationContent,
  declarationDetail,
  declarationEvent,
  declarationId,
  declaredBooking,
  savedDeclaration,
  version,
} from './declaration.schema.ts';
import { declarationKinds } from './declaration-status.ts';
import { mergeLimit } from './merge-bookings.ts';

const id = declarationId;
const ids = z.array(declarationId).min(1).max(mergeLimit);
const idempotencyKey = z.uuid();
const changing = {
  access: { permission: 'customs:edit' },
  rateLimit: saveRateLimit,
  result: savedDeclaration,
} as const;
const submitting = { ...changing, access: { permission: 'customs:submit' } } as const;
const changeErrors = ['NOT_FOUND', 'VERSION_CONFLICT', 'DECLARATION_ACTION_REFUSED'] as const;
const saveErrors = [...changeErrors, 'IDEMPOTENCY_KEY_REUSED', 'BOOKING_ACTION_REFUSED'] as const;

/** Who confirms the notice on buy-orders; needed where the kind has one. */
const notice = z.object({ version: z.string().max(40), name: z.string().max(200) });

/** Declarations of bookings: their goods, typed once, saved as a draft until they are sent. */
export const declarationEndpoints = {
  'GET /business/declarationList': {
    summary: "The customer's declarations",
    access: accessOf(declarationList),
    list: listFieldsOf(declarationList),
    result: listAnswer(declarationList),
    errors: listErrors,
  },
  'GET /business/declarationBookings': {
    summary:
      "The customer's submitted bookings that are to be declared and have no declaration, the next departure first; " +
      'those with the given ids come first, whether they have one or not',
    access: { permission: 'bookings:view' },
    query: z.object({
      search: z.string().trim().max(100).default(''),
      /** Separated by commas. */
      ids: z
        .string()
        .max(65 * mergeLimit)
        .default(''),
    }),
    result: z.object({
      bookings: z.array(
        declaredBooking.extend({
          kinds: z.array(z.enum(declarationKinds)),
          declaration: z.object({ id: z.string(), status: z.enum(declarationStatuses) }).nullable(),
        }),
      ),
      hasMore: z.boolean(),
    }),
    rateLimit: { calls: 240, seconds: 60 },
  },
  'GET /business/declarationOfBooking': {
    summary: 'What the page of a booking shows of its declaration; null where it has none',
    access: { permission: 'bookings:view' },
    query: z.object({ bookingId: id }),
    result: z.object({
      kinds: z
        .array(z.enum(declarationKinds))
        .describe('the usual one first; none where nothing is declared'),
      canStart: z.boolean(),
      declaration: savedDeclaration
        .extend({
          number: z.string(),
          kind: z.enum(declarationKinds),
          bookings: z.int().describe('how many it is for'),
          papers: z.object({ filled: z.int(), required: z.int() }),
          customsNumber: z.string(),
          /** The newest five. */
          events: z.array(declarationEvent),
        })
        .nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /business/declaration': {
    summary: 'A declaration whole',
    access: { permission: 'bookings:view' },
    query: z.object({ id }),
    result: declarationDetail,
    errors: ['NOT_FOUND'],
  },
  'POST /business/declarationStart': {
    ...changing,
    summary:
      'Starts the declaration of a booking, or of several that can be merged, with goods made of their cargo lines or of ' +
      "the customer's last declaration",
    body: z.object({
      bookingIds: ids,
      kind: z.enum(declarationKinds),
      goods: z.enum(['empty', 'cargo', 'last']),
      idempotencyKey,
    }),
    errors: [
      'NOT_FOUND',
      'IDEMPOTENCY_KEY_REUSED',
      'BOOKING_ACTION_REFUSED',
      'BOOKINGS_NOT_MERGEABLE',
      'BOOKING_HAS_DECLARATION',
    ],
  },
  'POST /business/declarationBookings': {
    ...changing,
    summary:
      'Changes the bookings of a declaration that is typed: lines of those that leave go, cargo lines of those that come ' +
      'are added',
    body: z.object({ id, version, bookingIds: ids, idempotencyKey }),
    errors: [...saveErrors, ...(['BOOKINGS_NOT_MERGEABLE', 'BOOKING_HAS_DECLARATION'] as const)],
  },
  'POST /business/declarationSave': {
    ...changing,
    summary:
      'Saves a declaration as a draft, on the version that it was changed on; totals are computed anew',
    body: declarationContent.extend({ id, version, idempotencyKey }),
    errors: saveErrors,
  },
  'POST /business/declarationSubmit': {
    ...submitting,
    summary: 'Saves a declaration and sends it to the customs desk',
    body: declarationContent.extend({ id, version, idempotencyKey, notice: notice.nullable() }),
    errors: [...saveErrors, 'DECLARATION_PAPERS_MISSING'],
  },
  'POST /business/declarationWithdraw': {
    ...submitting,
    summary: 'Takes a declaration back that is not confirmed',
    body: z.object({ id, version }),
    errors: changeErrors,
  },
  'POST /business/declarationUpdateRequest': {
    ...submitting,
    summary: 'Asks the desk for a change of a confirmed declaration; until then it stands as it is',
    body: declarationContent.extend({
      id,
      version,
      idempotencyKey,
      reason: words,
      /** Needed where what is asked for has a buy-order. */
      notice: notice.nullable().default(null),
    }),
    errors: [...saveErrors, 'DECLARATION_PAPERS_MISSING'],
  },
  'POST /business/declarationUpdateDrop': {
    ...submitting,
    summary: 'Drops the change that was asked for',
    body: z.object({ id, version }),
    errors: changeErrors,
  },
  'POST /business/declarationDelete': {
    access: { permission: 'customs:edit' },
    summary: 'Deletes a declaration that was never sent, with its papers',
    body: z.object({ id, version }),
    result: z.null(),
    rateLimit: saveRateLimit,
    errors: changeErrors,
  },
} as const satisfies EndpointTable;
