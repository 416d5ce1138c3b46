import { type LclBooking, lclBookingProblems } from '@berth/contract';
import { lclBookingColumns } from '../record/booking-columns.ts';
import type { KindOfBooking } from '../record/kind-of-booking.ts';
import { lclChoices, retiredChoices, unknownChoices } from '../save/choice-problems.ts';
import { settleLclBooking } from '../save/settle-booking.ts';

/** How LCL bookings are saved. */
export const lclKind: KindOfBooking<LclBooking> = {
  kind: 'lcl',
  settle: settleLclBooking,
  problems: (booking, action, reference) => [
    ...lclBookingProblems(booking, action),
    ...unknownChoices(lclChoices(booking, reference)),
  ],
  newProblems: (booking, reference, before) => {
    const { transportChannel: channel } = booking;
    const isClosed = reference.shipModes.get(channel)?.isOpen === false;
    const isNew = channel !== before?.transportChannel;
    const problems = retiredChoices(lclChoices(booking, reference), before);
    if (isClosed && isNew) problems.unshift({ path: 'transportChannel', rule: 'closedChannel' });
    return problems;
  },
  columns: lclBookingColumns,
};
