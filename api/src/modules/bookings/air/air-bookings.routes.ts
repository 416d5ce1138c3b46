import type { Handlers } from '../../../http/handlers.ts';
import { airList } from '../list/booking-lists.ts';
import { type BookingDependencies, getSavedBooking } from '../record/bookings.service.ts';
import { presentSavedAirBooking } from './air-bookings.presenter.ts';

/** Air bookings (spec section 7, Business), to read. */
export function airBookingHandlers({ database }: Pick<BookingDependencies, 'database'>) {
  return {
    'GET /business/getAirExportList': ({ actor, list, signal }) =>
      airList.answerPage(database, actor.customerId, list, signal),
    'GET /business/getAirExportById': async ({ actor, query }) =>
      presentSavedAirBooking(await getSavedBooking(database, actor, 'air', query.id)),
  } satisfies Partial<Handlers>;
}
