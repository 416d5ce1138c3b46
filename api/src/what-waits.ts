import type { Context } from './context.ts';
import { billingInbox } from './modules/bills/desk/billing-inbox.ts';
import { billWorklist } from './modules/bills/worklist/bill-worklist.ts';
import { bookingWorklist } from './modules/bookings/worklist/booking-worklist.ts';
import { declarationsInbox } from './modules/customs/desk/declarations-inbox.ts';
import { customsWorklist } from './modules/customs/worklist/customs-worklist.ts';
import { leadsInbox } from './modules/leads/desk/leads-inbox.ts';
import { leadsWorklist } from './modules/leads/desk/leads-worklist.ts';
import { registrationsInbox } from './modules/registrations/desk/registrations-inbox.ts';
import { conversationsInbox } from './modules/support/desk/conversations-inbox.ts';
import { conversationsWorklist } from './modules/support/desk/conversations-worklist.ts';
import { trackingWorklist } from './modules/tracking/tracking-worklist.ts';

/** Who says what waits for a customer, in the order in which their parts are named. */
export function worklistProviders(context: Context) {
  return [
    bookingWorklist(context),
    trackingWorklist(context),
    billWorklist(context),
    customsWorklist(context),
    leadsWorklist(context),
    conversationsWorklist(context),
  ];
}

/** Who says what waits for staff, desk by desk. */
export function inboxProviders(context: Context) {
  return [
    ...registrationsInbox(context),
    declarationsInbox(context),
    ...billingInbox(context),
    leadsInbox(context),
    conversationsInbox(context),
  ];
}
