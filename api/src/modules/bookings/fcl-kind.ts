import { type FclBooking, fclBookingProblems } from '@berth/contract';
import { fclBookingColumns } from './booking-columns.ts';
import { fclChoiceProblems } from './choice-problems.ts';
import { containerColumns, loadingPlaceColumns } from './fcl-part-columns.ts';
import { replaceFclParts } from './fcl-parts.repository.ts';
import type { KindOfBooking } from './kind-of-booking.ts';
import { settleFclBooking } from './settle-booking.ts';

/** How FCL bookings are saved. */
export const fclKind: KindOfBooking<FclBooking> = {
  kind: 'fcl',
  settle: settleFclBooking,
  problems: (booking, action, reference) => [
    ...fclBookingProblems(booking, action),
    ...fclChoiceProblems(booking, reference),
  ],
  columns: fclBookingColumns,
  storeParts: async (database, place, booking) =>
    await replaceFclParts(database, place, {
      places: loadingPlaceColumns(booking.loadingPlaces, place),
      containers: containerColumns(booking.containers, place),
    }),
};
