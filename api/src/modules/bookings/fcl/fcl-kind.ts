import { type FclBooking, fclBookingProblems } from '@berth/contract';
import { fclBookingColumns } from '../record/booking-columns.ts';
import { replaceFclParts } from '../record/fcl-parts.repository.ts';
import type { KindOfBooking } from '../record/kind-of-booking.ts';
import { fclChoices, retiredChoices, unknownChoices } from '../save/choice-problems.ts';
import { settleFclBooking } from '../save/settle-booking.ts';
import { containerColumns, loadingPlaceColumns } from './fcl-part-columns.ts';

/** How FCL bookings are saved. */
export const fclKind: KindOfBooking<FclBooking> = {
  kind: 'fcl',
  settle: settleFclBooking,
  problems: (booking, action, reference) => [
    ...fclBookingProblems(booking, action),
    ...unknownChoices(fclChoices(booking, reference)),
  ],
  newProblems: (booking, reference, before) => retiredChoices(fclChoices(booking, reference), before),
  columns: fclBookingColumns,
  storeParts: async (database, place, booking) =>
    await replaceFclParts(database, place, {
      places: loadingPlaceColumns(booking.loadingPlaces, place),
      containers: containerColumns(booking.containers, place),
    }),
};
