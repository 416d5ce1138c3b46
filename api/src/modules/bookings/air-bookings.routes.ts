import type { Handlers } from '../../http/handlers.ts';
import { presentSavedAirBooking } from './air-bookings.presenter.ts';
import { airList } from './booking-lists.ts';
import { type BookingDependencies, getSavedBooking } from './bookings.service.ts';

/** Air bookings (spec section 7, Business), to read. */
export function airBookingHandlers({ database }: Pick<BookingDependencies, 'database'>) {
  return {
    'GET /business/getAirExportList': ({ actor, list }) =>
      airList.answerPage(database, actor.customerId, list),
    'GET /business/getAirExportById': async ({ actor, query }) =>
      presentSavedAirBooking(await getSavedBooking(database, actor, 'air', query.id)),
  } satisfies Partial<Handlers>;
}
