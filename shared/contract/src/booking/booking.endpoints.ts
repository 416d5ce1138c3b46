import { z } from 'zod';
import type { ListData } from '../answer/answer.ts';
import type { ErrorCode } from '../answer/error-codes.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { saveRateLimit } from '../save/save.schema.ts';
import { countCharacters } from '../text/count-characters.ts';
import { trimText } from '../text/trim-text.ts';
import { trackingSummary } from '../tracking/tracking.endpoints.ts';
import { chargedSources } from '../trade/charged-cargo.ts';
import { declaredRowShape, saveAnswer, saveBookingShape, saveErrors } from './booking-basics.schema.ts';
import { maxBookingsAtOnce, maxReturnReason } from './booking-status.ts';
import { bookingKinds } from './business-number.ts';
import { type LclBookingRow, type LclSummary, lclBookingList } from './lcl/lcl-booking.list.ts';
import { lclBooking, savedLclBooking } from './lcl/lcl-booking.schema.ts';

/** A booking that stays as it is, and why. */
const refused = <Code extends ErrorCode>(codes: readonly [Code, ...Code[]]) =>
  z.object({
    id: z.string(),
    outcome: z.literal('refused'),
    businessNumber: z.string(),
    code: z.enum(codes),
    /** In the caller's language. */
    message: z.string(),
    texts: z.object({ 'zh-CN': z.string(), en: z.string() }),
  });
const notFound = z.object({ id: z.string(), outcome: z.literal('notFound') });

/** What became of one booking of a call about several. */
const returnResult = z.discriminatedUnion('outcome', [
  z.object({
    id: z.string(),
    outcome: z.literal('returned'),
    businessNumber: z.string(),
    version: z.number().int(),
  }),
  refused(['BOOKING_NOT_RETURNABLE', 'BOOKING_ONLY_READ', 'BOOKING_DEPARTED', 'BOOKING_CHANGED_MEANWHILE']),
  notFound,
]);
const deletionResult = z.discriminatedUnion('outcome', [
  z.object({ id: z.string(), outcome: z.literal('deleted'), businessNumber: z.string() }),
  refused(['BOOKING_NOT_DELETABLE']),
  notFound,
]);

/** LCL bookings (spec section 7, Business). */
export const bookingEndpoints = {
  'GET /business/getBookingListLcl': {
    summary: "The customer's LCL bookings, drafts included: a page, the total and the cargo summary",
    access: accessOf(lclBookingList),
    list: listFieldsOf(lclBookingList),
    result: listAnswer(lclBookingList, {
      ...declaredRowShape,
      charged: z.object({ weight: z.number(), volume: z.number(), source: z.enum(chargedSources) }),
      tracking: trackingSummary.nullable(),
    }) satisfies z.ZodType<ListData<LclBookingRow, LclSummary>>,
    errors: listErrors,
  },
  'GET /business/getServeceId': {
    summary: 'Takes the next business number; it belongs to the caller until a booking uses it',
    access: { permission: 'bookings:edit' },
    isWrite: true,
    // The keys, typed. A number of a kind that no customer books (`isMadeByCustomer`) is refused.
    query: z.object({
      kind: z.enum(Object.keys(bookingKinds) as [keyof typeof bookingKinds]).default('lcl'),
    }),
    result: z.object({ businessNumber: z.string() }),
    rateLimit: { calls: 120, seconds: 60 },
  },
  'GET /business/getBookingByIdLcl': {
    summary: 'One LCL booking with its cargo and history',
    access: { permission: 'bookings:view' },
    query: z.object({ id: z.string().max(64) }),
    result: savedLclBooking,
    errors: ['NOT_FOUND'],
  },
  'POST /business/submitBookingLcl': {
    summary: 'Saves an LCL booking, new or changed, as a draft or submitted',
    access: { permission: 'bookings:edit' },
    body: z.object({ ...saveBookingShape, booking: lclBooking }),
    result: saveAnswer,
    rateLimit: saveRateLimit,
    errors: saveErrors,
  },
  'POST /business/delBookingList': {
    summary:
      'Returns (退载) bookings of any kind, each on its own, for one reason; one returned before stays as it is',
    access: { permission: 'bookings:return' },
    body: z.object({
      bookings: z
        .array(
          z.object({
            id: z.string().max(64),
            /** The version that the customer looked at. */
            version: z.number().int().positive(),
          }),
        )
        .min(1)
        .max(maxBookingsAtOnce),
      reason: z
        .string()
        .max(4000)
        .transform(trimText)
        .pipe(z.string().min(1))
        .superRefine((reason, context) => {
          if (countCharacters(reason) <= maxReturnReason) return;
          context.addIssue({ code: 'too_big', origin: 'string', maximum: maxReturnReason, input: reason });
        }),
    }),
    /** In the order in which they were asked for. */
    result: z.object({ results: z.array(returnResult) }),
    rateLimit: { calls: 60, seconds: 60 },
  },
  'POST /business/deleteDrafts': {
    summary: 'Deletes drafts of any kind, each on its own',
    access: { permission: 'bookings:edit' },
    body: z.object({ ids: z.array(z.string().max(64)).min(1).max(maxBookingsAtOnce) }),
    /** In the order in which they were asked for; one that was deleted before is not found. */
    result: z.object({ results: z.array(deletionResult) }),
    rateLimit: { calls: 60, seconds: 60 },
  },
  'GET /business/getBookingUnfinished': {
    summary: 'Drafts that wait to be finished, the last touched first',
    access: { permission: 'bookings:view' },
    query: z.object({ kind: z.enum(['lcl', 'fcl']).default('lcl') }),
    result: z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          businessNumber: z.string(),
          goodsName: z.string(),
          destination: z.string(),
          updatedAt: z.string(),
        }),
      ),
      total: z.number().int(),
    }),
  },
} as const satisfies EndpointTable;
