import type { Handlers } from '../../../http/handlers.ts';
import { answerBookings, type ListDependencies } from '../list/answer-bookings.ts';
import { airList } from '../list/booking-lists.ts';
import { getSavedBooking } from '../record/bookings.service.ts';
import { presentSavedAirBooking } from './air-bookings.presenter.ts';

/** Air bookings (spec section 7, Business), to read. */
export function airBookingHandlers(dependencies: ListDependencies) {
  const { database } = dependencies;
  return {
    'GET /business/getAirExportList': async (call) => await answerBookings(dependencies, airList, call),
    'GET /business/getAirExportById': async ({ actor, query }) =>
      presentSavedAirBooking(await getSavedBooking(database, actor, 'air', query.id)),
  } satisfies Partial<Handlers>;
}
