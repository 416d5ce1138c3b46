import { z } from 'zod';
import type { ListData } from '../answer/answer.ts';
import type { EndpointTable } from '../endpoint.ts';
import { countCharacters } from '../text/count-characters.ts';
import { trimText } from '../text/trim-text.ts';
import { trackingSummary } from '../tracking/tracking.endpoints.ts';
import { saveAnswer, saveBookingShape, saveErrors } from './booking-basics.schema.ts';
import { warehouseTypes } from './booking-basics.ts';
import { bookingStatuses, maxReturnReason } from './booking-status.ts';
import { bookingKinds } from './business-number.ts';
import { lclBooking, savedLclBooking } from './lcl-booking.schema.ts';
import { type CargoSummary, type LclBookingRow, lclBookingListFields } from './lcl-booking-list.ts';

/** One page of the list, whatever its size. */
const maxReturnedAtOnce = 50;

const cargoSummary = z.object({
  cartons: z.number().int(),
  weight: z.number(),
  volume: z.number(),
}) satisfies z.ZodType<CargoSummary>;

const lclBookingRow = z.object({
  id: z.string(),
  businessNumber: z.string(),
  customerBusinessNumber: z.string(),
  warehouseEntryNumber: z.string(),
  status: z.enum(bookingStatuses),
  etd: z.string().nullable(),
  expectedWarehousingAt: z.string().nullable(),
  transportChannel: z.string(),
  receivingPlace: z.string(),
  destination: z.string(),
  dischargePort: z.string(),
  warehouseType: z.enum(warehouseTypes).nullable(),
  warehouseCode: z.string(),
  goodsName: z.string(),
  lines: z.number().int(),
  cartons: z.number().int(),
  weight: z.number(),
  volume: z.number(),
  tracking: trackingSummary.nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
}) satisfies z.ZodType<LclBookingRow>;

/** What became of one booking of a call about several. */
const returnResult = z.discriminatedUnion('outcome', [
  z.object({
    id: z.string(),
    outcome: z.literal('returned'),
    businessNumber: z.string(),
    version: z.number().int(),
  }),
  z.object({
    id: z.string(),
    outcome: z.literal('refused'),
    businessNumber: z.string(),
    code: z.enum(['BOOKING_NOT_RETURNABLE', 'BOOKING_DEPARTED', 'BOOKING_CHANGED_MEANWHILE']),
    /** In the caller's language. */
    message: z.string(),
    texts: z.object({ 'zh-CN': z.string(), en: z.string() }),
  }),
  z.object({ id: z.string(), outcome: z.literal('notFound') }),
]);

/** LCL bookings (spec section 7, Business). */
export const bookingEndpoints = {
  'GET /business/getBookingListLcl': {
    summary: "The customer's LCL bookings, drafts included: a page, the total and the cargo summary",
    access: 'signedIn',
    list: lclBookingListFields,
    result: z.object({
      rows: z.array(lclBookingRow),
      total: z.number().int(),
      summary: cargoSummary,
    }) satisfies z.ZodType<ListData<LclBookingRow, CargoSummary>>,
    errors: ['LIST_FIELD_UNKNOWN', 'LIST_OPERATOR_UNKNOWN', 'LIST_VALUE_INVALID', 'LIST_PAGE_INVALID'],
  },
  'GET /business/getServeceId': {
    summary: 'Takes the next business number; it belongs to the caller until a booking uses it',
    access: 'signedIn',
    isWrite: true,
    query: z.object({
      kind: z.enum(Object.keys(bookingKinds) as [keyof typeof bookingKinds]).default('lcl'),
    }), // the keys, typed
    result: z.object({ businessNumber: z.string() }),
    rateLimit: { calls: 120, seconds: 60 },
  },
  'GET /business/getBookingByIdLcl': {
    summary: 'One LCL booking with its cargo and history',
    access: 'signedIn',
    query: z.object({ id: z.string().max(64) }),
    result: savedLclBooking,
    errors: ['NOT_FOUND'],
  },
  'POST /business/submitBookingLcl': {
    summary: 'Saves an LCL booking, new or changed, as a draft or submitted',
    access: 'signedIn',
    body: z.object({ ...saveBookingShape, booking: lclBooking }),
    result: saveAnswer,
    errors: saveErrors,
  },
  'POST /business/delBookingList': {
    summary:
      'Returns (退载) bookings of any kind, each on its own, for one reason; one returned before stays as it is',
    access: 'signedIn',
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
        .max(maxReturnedAtOnce),
      reason: z
        .string()
        .max(4000)
        .transform(trimText)
        .pipe(z.string().min(1))
        .refine((reason) => countCharacters(reason) <= maxReturnReason),
    }),
    /** In the order in which they were asked for. */
    result: z.object({ results: z.array(returnResult) }),
    rateLimit: { calls: 60, seconds: 60 },
  },
  'GET /business/getBookingUnfinished': {
    summary: 'Drafts that wait to be finished, the last touched first',
    access: 'signedIn',
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
