import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findVisibleBooking } from '../bookings/record/bookings.service.ts';
import { presentTracking } from '../bookings/show/bookings.presenter.ts';
import { listBookingContainers } from './booking-containers.repository.ts';
import { presentContainer } from './tracking.presenter.ts';

/** Where the containers of a customer's bookings are (spec section 7, Business). */
export function trackingHandlers({ database }: Pick<Context, 'database'>) {
  return {
    'GET /business/getContainerTrace': async ({ actor, query: { id } }) => {
      const booking = await findVisibleBooking(database, actor, id);
      if (!booking) throw new Refusal('NOT_FOUND');
      const containers = await listBookingContainers(database, actor.customerId, [id]);
      return { summary: presentTracking(booking), containers: containers.map(presentContainer) };
    },
  } satisfies Partial<Handlers>;
}
