import type { Handlers } from '../../http/handlers.ts';
import { enterAirBooking, tellFlight } from '../bookings/air/enter-air-booking.ts';
import { tellSailing } from '../bookings/fcl/tell-sailing.ts';
import { changeStatus } from '../bookings/move/change-status.ts';
import type { OnBookingReturned } from '../bookings/move/return-booking.ts';
import { doOnce, type IntegrationDependencies } from '../systems/do-once.ts';
import { readChanges } from './booking-changes.ts';
import { confirmEntry, giveEntryNumber, measureCargo } from './receive-cargo.ts';
import { readNamedBooking } from './system-bookings.ts';

/** What systems call about bookings, each with a key of its own. Calls about containers stand in `tracking`. */
export function integrationHandlers(deps: IntegrationDependencies & { onReturned: OnBookingReturned }) {
  return {
    'GET /integration/booking': async ({ query, system }) =>
      await readNamedBooking(deps.database, query.businessNumber, system),
    'GET /integration/bookingChanges': async ({ query }) => await readChanges(deps.database, query),
    'POST /integration/bookingStatus': async (call) =>
      await doOnce(deps, 'POST /integration/bookingStatus', call, (write) =>
        changeStatus(write, call.body, deps.onReturned),
      ),
    'POST /integration/sailing': async (call) => {
      const reference = await deps.reference();
      const { eventId: _eventId, ...told } = call.body;
      return await doOnce(deps, 'POST /integration/sailing', call, (write) =>
        tellSailing(write, told, { carriers: reference.carriers, locale: call.locale }),
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
    'POST /integration/entryNumber': async (call) =>
      await doOnce(deps, 'POST /integration/entryNumber', call, (write) => giveEntryNumber(write, call.body)),
    'POST /integration/measurements': async (call) =>
      await doOnce(deps, 'POST /integration/measurements', call, (write) => measureCargo(write, call.body)),
    'POST /business/entryInfoConfirm': async (call) =>
      await doOnce(deps, 'POST /business/entryInfoConfirm', call, (write) => confirmEntry(write, call.body)),
  } satisfies Partial<Handlers>;
}
