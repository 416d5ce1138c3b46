import { z } from 'zod';
import type { ListData } from '../answer/answer.ts';
import type { EndpointTable } from '../endpoint.ts';
import { trackingSummary } from '../tracking/tracking.endpoints.ts';
import { saveAnswer, saveBookingShape, saveErrors } from './booking-basics.schema.ts';
import { warehouseTypes } from './booking-basics.ts';
import { bookingStatuses } from './booking-status.ts';
import { fclBooking, sailing, savedFclBooking } from './fcl-booking.schema.ts';
import { type FclBookingRow, type FclSummary, fclBookingListFields } from './fcl-booking-list.ts';

const fclBookingRow = z.object({
  id: z.string(),
  businessNumber: z.string(),
  customerBusinessNumber: z.string(),
  warehouseEntryNumber: z.string(),
  status: z.enum(bookingStatuses),
  etd: z.string().nullable(),
  loadingAt: z.string().nullable(),
  receivingPlace: z.string(),
  destination: z.string(),
  dischargePort: z.string(),
  warehouseType: z.enum(warehouseTypes).nullable(),
  warehouseCode: z.string(),
  containers: z.array(z.object({ sizeType: z.string(), count: z.number().int() })),
  sailing,
  goodsName: z.string(),
  lines: z.number().int(),
  cartons: z.number().int(),
  weight: z.number(),
  volume: z.number(),
  tracking: trackingSummary.nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
}) satisfies z.ZodType<FclBookingRow>;

const fclSummary = z.object({
  containers: z.number().int(),
  cartons: z.number().int(),
  weight: z.number(),
  volume: z.number(),
}) satisfies z.ZodType<FclSummary>;

/** FCL bookings (spec section 7, Business). */
export const fclBookingEndpoints = {
  'GET /business/getBookingListFcl': {
    summary: "The customer's FCL bookings, drafts included: a page, the total and the summary",
    access: 'signedIn',
    list: fclBookingListFields,
    result: z.object({
      rows: z.array(fclBookingRow),
      total: z.number().int(),
      summary: fclSummary,
    }) satisfies z.ZodType<ListData<FclBookingRow, FclSummary>>,
    errors: ['LIST_FIELD_UNKNOWN', 'LIST_OPERATOR_UNKNOWN', 'LIST_VALUE_INVALID', 'LIST_PAGE_INVALID'],
  },
  'GET /business/getBookingByIdFcl': {
    summary: 'One FCL booking with its containers, loading places, ship, cargo and history',
    access: 'signedIn',
    query: z.object({ id: z.string().max(64) }),
    result: savedFclBooking,
    errors: ['NOT_FOUND'],
  },
  'POST /business/submitBookingFcl': {
    summary: 'Saves an FCL booking, new or changed, as a draft or submitted',
    access: 'signedIn',
    body: z.object({ ...saveBookingShape, booking: fclBooking }),
    result: saveAnswer,
    errors: saveErrors,
  },
} as const satisfies EndpointTable;
