import type { Handlers } from '../../http/handlers.ts';
import { assignContainers, refuseUnknownSizes } from '../tracking/assign-containers.ts';
import { takeContainerEvents } from '../tracking/take-container-events.ts';
import { lockContainers } from '../tracking/trips.repository.ts';
import { changeStatus } from './change-status.ts';
import { doOnce, type IntegrationDependencies } from './do-once.ts';
import { confirmEntry, giveEntryNumber, measureCargo } from './receive-cargo.ts';
import { lockNamedBooking, readNamedBooking, requireAction } from './system-bookings.ts';
import { tellSailing } from './tell-sailing.ts';

/** What systems call, each with the integration key of its own. */
export function integrationHandlers(deps: IntegrationDependencies) {
  return {
    'GET /integration/booking': async ({ query }) =>
      await readNamedBooking(deps.database, query.businessNumber),
    'POST /integration/bookingStatus': async (call) =>
      await doOnce(deps, 'POST /integration/bookingStatus', call, (write) => changeStatus(write, call.body)),
    'POST /integration/assignContainers': async (call) =>
      await doOnce(deps, 'POST /integration/assignContainers', call, async (write) => {
        const { businessNumber, containers } = call.body;
        await lockContainers(
          write.transaction,
          containers.map(({ number }) => number),
        );
        const booking = await lockNamedBooking(write.transaction, businessNumber);
        requireAction(booking, 'assignContainers');
        refuseUnknownSizes(containers, (await deps.reference()).sizes);
        const { status, tracking } = await assignContainers(write.transaction, booking, containers, write);
        return { businessNumber, status, tracking };
      }),
    'POST /integration/sailing': async (call) => {
      const reference = await deps.reference();
      return await doOnce(deps, 'POST /integration/sailing', call, (write) =>
        tellSailing(write, call.body, reference),
      );
    },
    'POST /integration/containerEvents': async (call) =>
      await doOnce(deps, 'POST /integration/containerEvents', call, (write) =>
        takeContainerEvents(write.transaction, call.body.events, { ...write, locale: call.locale }),
      ),
    'POST /integration/entryNumber': async (call) =>
      await doOnce(deps, 'POST /integration/entryNumber', call, (write) => giveEntryNumber(write, call.body)),
    'POST /integration/measurements': async (call) =>
      await doOnce(deps, 'POST /integration/measurements', call, (write) => measureCargo(write, call.body)),
    'POST /business/entryInfoConfirm': async (call) =>
      await doOnce(deps, 'POST /business/entryInfoConfirm', call, (write) => confirmEntry(write, call.body)),
  } satisfies Partial<Handlers>;
}
