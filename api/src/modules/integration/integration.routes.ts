import type { Handlers } from '../../http/handlers.ts';
import { requireAction } from '../bookings/booking-refusals.ts';
import { lockNamedBooking } from '../bookings/named-bookings.ts';
import type { OnBookingReturned } from '../bookings/return-booking.ts';
import { doOnce, type IntegrationDependencies } from '../systems/do-once.ts';
import { assignContainers, differencesFromOrder, refuseUnknownCodes } from '../tracking/assign-containers.ts';
import { takeContainerEvents } from '../tracking/take-container-events.ts';
import { lockContainers } from '../tracking/trips.repository.ts';
import { enterAirBooking, tellFlight } from './air-freight.ts';
import { readChanges } from './booking-changes.ts';
import { changeStatus } from './change-status.ts';
import { confirmEntry, giveEntryNumber, measureCargo } from './receive-cargo.ts';
import { readNamedBooking } from './system-bookings.ts';
import { tellSailing } from './tell-sailing.ts';

/** What systems call, each with the integration key of its own. */
export function integrationHandlers(deps: IntegrationDependencies & { onReturned: OnBookingReturned }) {
  return {
    'GET /integration/booking': async ({ query, system }) =>
      await readNamedBooking(deps.database, query.businessNumber, system),
    'GET /integration/bookingChanges': async ({ query }) => await readChanges(deps.database, query),
    'POST /integration/bookingStatus': async (call) =>
      await doOnce(deps, 'POST /integration/bookingStatus', call, (write) =>
        changeStatus(write, call.body, deps.onReturned),
      ),
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
    'POST /integration/sailing': async (call) => {
      const reference = await deps.reference();
      return await doOnce(deps, 'POST /integration/sailing', call, (write) =>
        tellSailing(write, call.body, { carriers: reference.carriers, locale: call.locale }),
      );
    },
    'POST /integration/airBooking': async (call) => {
      const reference = await deps.reference();
      return await doOnce(deps, 'POST /integration/airBooking', call, (write) =>
        enterAirBooking(write, call.body, { reference, locale: call.locale }),
      );
    },
    'POST /integration/flight': async (call) => {
      const reference = await deps.reference();
      return await doOnce(deps, 'POST /integration/flight', call, (write) =>
        tellFlight(write, call.body, reference),
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
