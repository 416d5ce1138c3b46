import { z } from 'zod';
import { bookingStatuses } from '../booking/booking-status.ts';
import type { BookingKind } from '../booking/business-number.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { integrationAccess } from '../endpoint/integration-call.schema.ts';

const change = z.object({
  businessNumber: z.string(),
  kind: z.enum(['lcl', 'fcl', 'air']) satisfies z.ZodType<BookingKind>,
  /** Now; `returned` (退载) is one. Of a deleted booking the last it had. */
  status: z.enum(bookingStatuses),
  /** It can no longer be read. */
  isDeleted: z.boolean(),
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time. */
  changedAt: z.string(),
});

/**
 * What systems ask for again and again to keep up. The order is that of the commits: a change that becomes visible is
 * behind every cursor that was ever given out, however long its transaction took. So nothing is passed over; what was
 * read but not yet dealt with comes again by asking with the cursor before. A cursor is good for the database that gave
 * it out: once a dump was loaded it is unknown, and who had it reads from the start.
 */
export const bookingChangeEndpoints = {
  'GET /integration/bookingChanges': {
    ...integrationAccess,
    scope: 'bookings',
    summary:
      'Bookings that changed since the `cursor` of the answer before, in the order of their commits; all there are ' +
      'without one. Each once, as of its last change, also those returned or deleted, and no drafts. None is ever ' +
      'passed over, and one may come again. An answer without changes gives the same cursor back',
    query: z.object({
      /** As the answer before gave it, whatever it is made of. One that was not given out by this database is a 410. */
      cursor: z.string().min(1).max(200).optional(),
      pageSize: z.coerce.number().int().min(1).max(500).default(100),
    }),
    result: z.object({
      changes: z.array(change),
      /** For the next call. */
      cursor: z.string(),
      /** There is more at once: ask again without waiting. */
      hasMore: z.boolean(),
    }),
    errors: ['CHANGES_CURSOR_UNKNOWN'],
  },
} as const satisfies EndpointTable;
