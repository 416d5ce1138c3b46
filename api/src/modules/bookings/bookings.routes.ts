import { isMadeByCustomer } from '@berth/contract';
import { toChinaTime } from '../../china-time.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { airBookingHandlers } from './air/air-bookings.routes.ts';
import { fclBookingHandlers } from './fcl/fcl-bookings.routes.ts';
import { lclKind } from './lcl/lcl-kind.ts';
import { answerBookings, type ListDependencies } from './list/answer-bookings.ts';
import { lclList } from './list/booking-lists.ts';
import { deleteDrafts } from './move/delete-drafts.ts';
import type { OnBookingReturned } from './move/return-booking.ts';
import { returnBookings } from './move/return-bookings.ts';
import {
  type BookingDependencies,
  getSavedBooking,
  listUnfinished,
  takeNumber,
} from './record/bookings.service.ts';
import { submitBooking } from './save/submit-booking.ts';
import { presentSavedLclBooking } from './show/bookings.presenter.ts';

/** Bookings of every kind (spec section 7, Business). */
export function bookingHandlers(
  dependencies: BookingDependencies & ListDependencies & { onReturned: OnBookingReturned },
) {
  const { database } = dependencies;
  return {
    ...fclBookingHandlers(dependencies),
    ...airBookingHandlers(dependencies),
    'GET /business/getBookingListLcl': async (call) => await answerBookings(dependencies, lclList, call),
    'GET /business/getServeceId': async ({ actor, query, locale }) => {
      if (!isMadeByCustomer(query.kind)) refuseProblems([{ path: 'kind', rule: 'chooseOne' }], locale);
      return { businessNumber: await takeNumber(dependencies, actor, query.kind) };
    },
    'GET /business/getBookingByIdLcl': async ({ actor, query }) => {
      return presentSavedLclBooking(await getSavedBooking(database, actor, 'lcl', query.id));
    },
    'POST /business/submitBookingLcl': async (call) => await submitBooking(lclKind, dependencies, call),
    'POST /business/delBookingList': async (call) => await returnBookings(dependencies, call),
    'POST /business/deleteDrafts': async (call) => await deleteDrafts(dependencies, call),
    'GET /business/getBookingUnfinished': async ({ actor, query }) => {
      const drafts = await listUnfinished(database, actor, query.kind);
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
