import { toChinaTime } from '../../china-time.ts';
import type { Handlers } from '../../http/handlers.ts';
import { presentCargoSummary, presentLclBookingRow, presentSavedLclBooking } from './bookings.presenter.ts';
import { type BookingDependencies, getLclBooking, listUnfinished, takeNumber } from './bookings.service.ts';
import { listLclBookings } from './lcl-booking-list.repository.ts';
import { returnBookings } from './return-bookings.ts';
import { submitLclBooking } from './submit-lcl-booking.ts';

/** LCL bookings (spec section 7, Business). */
export function bookingHandlers(dependencies: BookingDependencies) {
  const { database } = dependencies;
  return {
    'GET /business/getBookingListLcl': async ({ actor, list }) => {
      const { rows, totals } = await listLclBookings(database, actor.customerId, list);
      return {
        rows: rows.map(presentLclBookingRow),
        total: totals.total,
        summary: presentCargoSummary(totals),
      };
    },
    'GET /business/getServeceId': async ({ actor, query }) => ({
      businessNumber: await takeNumber(dependencies, actor, query.kind),
    }),
    'GET /business/getBookingByIdLcl': async ({ actor, query }) => {
      return presentSavedLclBooking(await getLclBooking(database, actor, query.id));
    },
    'POST /business/submitBookingLcl': async (call) => await submitLclBooking(dependencies, call),
    'POST /business/delBookingList': async (call) => await returnBookings(dependencies, call),
    'GET /business/getBookingUnfinished': async ({ actor }) => {
      const drafts = await listUnfinished(database, actor);
      return {
        rows: drafts.map((draft) => ({
          id: draft.id,
          businessNumber: draft.business_number,
          goodsName: draft.goods_name,
          destination: draft.destination,
          updatedAt: toChinaTime(draft.updated_at),
        })),
        total: drafts[0]?.total ?? 0,
      };
    },
  } satisfies Partial<Handlers>;
}
