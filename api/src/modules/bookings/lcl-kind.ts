import { type LclBooking, lclBookingProblems } from '@berth/contract';
import { lclBookingColumns } from './booking-columns.ts';
import { lclChoiceProblems } from './choice-problems.ts';
import type { KindOfBooking } from './kind-of-booking.ts';
import { settleLclBooking } from './settle-booking.ts';

/** How LCL bookings are saved. */
export const lclKind: KindOfBooking<LclBooking> = {
  kind: 'lcl',
  settle: settleLclBooking,
  problems: (booking, action, reference) => [
    ...lclBookingProblems(booking, action),
    ...lclChoiceProblems(booking, reference),
  ],
  columns: lclBookingColumns,
};
