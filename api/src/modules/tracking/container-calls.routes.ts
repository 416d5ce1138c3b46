import type { Handlers } from '../../http/handlers.ts';
import { requireAction } from '../bookings/record/booking-refusals.ts';
import { lockNamedBooking } from '../bookings/record/named-bookings.ts';
import { doOnce, type IntegrationDependencies } from '../systems/do-once.ts';
import { assignContainers, differencesFromOrder, refuseUnknownCodes } from './assign-containers.ts';
import { takeContainerEvents } from './take-container-events.ts';
import { lockContainers } from './trips.repository.ts';

/** The calls by which systems tell of containers. */
export function containerCallHandlers(deps: IntegrationDependencies) {
  return {
    'POST /integration/assignContainers': async (call) => {
      const reference = await deps.reference();
      return await doOnce(deps, 'POST /integration/assignContainers', call, async (write) => {
        const { businessNumber, containers, isCorrection } = call.body;
        await lockContainers(
          write.transaction,
          containers.map(({ number }) => number),
        );
        const booking = await lockNamedBooking(write.transaction, businessNumber);
        requireAction(booking, 'assignContainers');
        refuseUnknownCodes(containers, reference);
        const telling = { ...write, isCorrection };
        const { status, tracking } = await assignContainers(write.transaction, booking, containers, telling);
        const differences = await differencesFromOrder(write.transaction, booking, containers);
        return { businessNumber, status, tracking, differences };
      });
    },
    'POST /integration/containerEvents': async (call) =>
      await doOnce(deps, 'POST /integration/containerEvents', call, (write) =>
        takeContainerEvents(write.transaction, call.body.events, { ...write, locale: call.locale }),
      ),
  } satisfies Partial<Handlers>;
}
