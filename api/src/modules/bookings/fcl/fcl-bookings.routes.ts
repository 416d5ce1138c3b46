import type { Handlers } from '../../../http/handlers.ts';
import { answerBookings, type ListDependencies } from '../list/answer-bookings.ts';
import { fclList } from '../list/booking-lists.ts';
import { type BookingDependencies, getSavedBooking } from '../record/bookings.service.ts';
import { listFclParts } from '../record/fcl-parts.repository.ts';
import { submitBooking } from '../save/submit-booking.ts';
import { presentSavedFclBooking } from './fcl-bookings.presenter.ts';
import { fclKind } from './fcl-kind.ts';
import { submitVgm } from './submit-vgm.ts';

/** FCL bookings (spec section 7, Business). */
export function fclBookingHandlers(dependencies: BookingDependencies & ListDependencies) {
  const { database } = dependencies;
  return {
    'GET /business/getBookingListFcl': async (call) => await answerBookings(dependencies, fclList, call),
    'GET /business/getBookingByIdFcl': async ({ actor, query }) => {
      const saved = await getSavedBooking(database, actor, 'fcl', query.id);
      return presentSavedFclBooking(saved, await listFclParts(database, actor.customerId, [query.id]));
    },
    'POST /business/submitBookingFcl': async (call) => await submitBooking(fclKind, dependencies, call),
    'POST /business/submitVgm': async (call) => await submitVgm(dependencies, call),
  } satisfies Partial<Handlers>;
}
