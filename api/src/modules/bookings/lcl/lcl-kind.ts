import { type LclBooking, lclBookingProblems } from '@berth/contract';
import { lclBookingColumns } from '../record/booking-columns.ts';
import type { KindOfBooking } from '../record/kind-of-booking.ts';
import { lclChoiceProblems } from '../save/choice-problems.ts';
import { settleLclBooking } from '../save/settle-booking.ts';

/** How LCL bookings are saved. */
export const lclKind: KindOfBooking<LclBooking> = {
  kind: 'lcl',
  settle: settleLclBooking,
  problems: (booking, action, reference) => [
    ...lclBookingProblems(booking, action),
    ...lclChoiceProblems(booking, reference),
  ],
  newProblems: (booking, reference, before) => {
    const { transportChannel: channel } = booking;
    const isClosed = reference.shipModes.get(channel)?.isOpen === false;
    const isNew = channel !== before?.transport_channel;
    return isClosed && isNew ? [{ path: 'transportChannel', rule: 'closedChannel' }] : [];
  },
  columns: lclBookingColumns,
};
