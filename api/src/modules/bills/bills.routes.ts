import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readAccount } from './account/read-account.ts';
import { confirmBills } from './confirm/confirm-bills.ts';
import { bills, countBills } from './list/bill-lists.ts';
import { readBill } from './show/read-bill.ts';
import { readFeesOfBooking } from './show/read-fees-of-booking.ts';

type Dependencies = Pick<Context, 'database' | 'clock' | 'reference'>;

/** Bills, and what a booking costs (spec section 7, Cost). */
export function billHandlers(dependencies: Dependencies) {
  const { database } = dependencies;
  return {
    'GET /cost/getFeeList': async ({ actor, list, signal }) =>
      await bills.answerPage(database, actor.customerId, list, signal),
    'GET /cost/getBillCounts': async ({ actor }) => await countBills(dependencies, actor.customerId),
    'GET /cost/getExpense': async ({ actor, query }) =>
      await readBill(dependencies, { customerId: actor.customerId, billId: query.id }, actor),
    'GET /business/getFeeList': async ({ actor, query }) =>
      await readFeesOfBooking(dependencies, { seer: actor, bookingId: query.bookingId }),
    'POST /cost/cost_confirm': async (call) => await confirmBills(dependencies, call),
    'GET /cost/getAccount': async ({ actor }) => await readAccount(dependencies, actor.customerId),
  } satisfies Partial<Handlers>;
}
