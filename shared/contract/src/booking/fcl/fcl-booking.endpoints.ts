import { z } from 'zod';
import type { ListData } from '../../answer/answer.ts';
import type { EndpointTable } from '../../endpoint/endpoint.ts';
import { accessOf, listFieldsOf } from '../../list/define-list.ts';
import { listAnswer, listErrors } from '../../list/list-schema.ts';
import { saveRateLimit } from '../../save/save.schema.ts';
import { trackingSummary } from '../../tracking/tracking.endpoints.ts';
import { declaredRowShape, saveAnswer, saveBookingShape, saveErrors } from '../booking-basics.schema.ts';
import { type FclBookingRow, type FclSummary, fclBookingList } from './fcl-booking.list.ts';
import { containerCount, containerVgm, fclBooking, sailing, savedFclBooking } from './fcl-booking.schema.ts';
import { fclBookingLimits } from './fcl-booking-rules.ts';

/** FCL bookings (spec section 7, Business). */
export const fclBookingEndpoints = {
  'GET /business/getBookingListFcl': {
    summary: "The customer's FCL bookings, drafts included: a page, the total and the summary",
    access: accessOf(fclBookingList),
    list: listFieldsOf(fclBookingList),
    result: listAnswer(fclBookingList, {
      ...declaredRowShape,
      containers: z.array(containerCount),
      sailing,
      tracking: trackingSummary.nullable(),
    }) satisfies z.ZodType<ListData<FclBookingRow, FclSummary>>,
    errors: listErrors,
  },
  'GET /business/getBookingByIdFcl': {
    summary: 'One FCL booking with its containers, loading places, ship, cargo and history',
    access: { permission: 'bookings:view' },
    query: z.object({ id: z.string().max(64) }),
    result: savedFclBooking,
    errors: ['NOT_FOUND'],
  },
  'POST /business/submitBookingFcl': {
    summary: 'Saves an FCL booking, new or changed, as a draft or submitted',
    access: { permission: 'bookings:edit' },
    body: z.object({ ...saveBookingShape, booking: fclBooking }),
    result: saveAnswer,
    rateLimit: saveRateLimit,
    errors: saveErrors,
  },
  'POST /business/submitVgm': {
    summary:
      'Tells the VGM of containers of a submitted FCL booking, again or for the first time; those left out keep theirs',
    access: { permission: 'bookings:edit' },
    body: z.object({
      bookingId: z.string().max(64),
      /** The version that the customer looked at. Told again what stands already, it is answered and nothing done. */
      version: z.number().int().positive(),
      containers: z.array(containerVgm).min(1).max(fclBookingLimits.containers),
    }),
    result: saveAnswer,
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND', 'BOOKING_ACTION_REFUSED', 'BOOKING_VERSION_CONFLICT'],
  },
} as const satisfies EndpointTable;
