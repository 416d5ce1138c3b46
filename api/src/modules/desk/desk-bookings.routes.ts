import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { saveOnce } from '../../save/save-once.ts';
import { enterAirBooking, tellFlight } from '../bookings/air/enter-air-booking.ts';
import { tellSailing } from '../bookings/fcl/tell-sailing.ts';
import { changeStatus } from '../bookings/move/change-status.ts';
import type { OnBookingReturned } from '../bookings/move/return-booking.ts';
import { requireAction } from '../bookings/record/booking-refusals.ts';
import { confirmEntry, giveEntryNumber, measureCargo } from '../integration/receive-cargo.ts';
import { actAtDesk, writeOf } from '../systems/forwarder-act.ts';
import { assignContainers, differencesFromOrder, refuseUnknownCodes } from '../tracking/assign-containers.ts';
import { takeContainerEvents } from '../tracking/take-container-events.ts';
import { lockContainers } from '../tracking/trips.repository.ts';
import { lockContainerOfEvent, undoContainerEvent } from '../tracking/undo-container-event.ts';
import { actOnBooking } from './act-on-booking.ts';
import { deskBookings } from './desk-booking-list.ts';
import { readDeskBooking } from './read-desk-booking.ts';
import { refuseUnreasoned, undoEntry, undoMeasurement } from './undo-at-desk.ts';

type Dependencies = Pick<Context, 'database' | 'clock' | 'reference'> & { onReturned: OnBookingReturned };

/** Staff do by hand what systems do by the integration API, by the same functions, and take back what was wrong. */
export function deskBookingHandlers(deps: Dependencies) {
  const { database, onReturned } = deps;
  return {
    'GET /system/desk/bookings': async ({ actor, list, signal }) =>
      await deskBookings.answerPage(database, actor.customerId, list, signal),
    'GET /system/desk/booking': async ({ query }) => await readDeskBooking(database, query.number),
    'POST /system/desk/move': async (call) =>
      await actOnBooking(deps, call, (write) => changeStatus(write, call.body, onReturned)),
    'POST /system/desk/sail': async (call) => {
      const { carriers } = await deps.reference();
      const { stand: _seen, ...told } = call.body;
      return await actOnBooking(deps, call, (write) =>
        tellSailing(write, told, { carriers, locale: call.locale }),
      );
    },
    'POST /system/desk/flight': async (call) => {
      const reference = await deps.reference();
      return await actOnBooking(deps, call, (write) => tellFlight(write, call.body, reference));
    },
    'POST /system/desk/airBooking': async ({ actor, body, locale }) => {
      const reference = await deps.reference();
      const { idempotencyKey: key, ...entry } = body;
      const attempt = { customerId: actor.customerId, key, content: { airBooking: entry } };
      return await saveOnce(deps, attempt, (transaction, now) =>
        enterAirBooking({ transaction, system: actor.name, as: 'staff', now }, entry, { reference, locale }),
      );
    },
    'POST /system/desk/entryNumber': async (call) =>
      await actOnBooking(deps, call, (write) => giveEntryNumber(write, call.body)),
    'POST /system/desk/confirmEntry': async (call) =>
      await actAtDesk(deps, call, (act) => confirmEntry(writeOf(act), call.body)),
    'POST /system/desk/measure': async (call) =>
      await actOnBooking(deps, call, (write) => measureCargo(write, call.body)),
    'POST /system/desk/assignContainers': async (call) => {
      const { businessNumber, containers, isCorrection } = call.body;
      const reference = await deps.reference();
      const numbers = containers.map(({ number }) => number);
      return await actOnBooking(
        deps,
        call,
        async (write, booking) => {
          requireAction(booking, 'assignContainers');
          refuseUnknownCodes(containers, reference);
          const telling = { ...write, isCorrection };
          const { status, tracking } = await assignContainers(
            write.transaction,
            booking,
            containers,
            telling,
          );
          const differences = await differencesFromOrder(write.transaction, booking, containers);
          return { businessNumber, status, tracking, differences };
        },
        (transaction) => lockContainers(transaction, numbers),
      );
    },
    'POST /system/desk/containerEvent': async (call) =>
      await actAtDesk(deps, call, (act) =>
        takeContainerEvents(act.transaction, call.body.events, { ...writeOf(act), locale: call.locale }),
      ),
    'POST /system/desk/undoEntry': async (call) => {
      refuseUnreasoned(call.body, call.locale);
      return await actOnBooking(deps, call, (write, booking) => undoEntry(write, booking, call.body));
    },
    'POST /system/desk/undoMeasurement': async (call) => {
      refuseUnreasoned(call.body, call.locale);
      return await actOnBooking(deps, call, (write, booking) => undoMeasurement(write, booking, call.body));
    },
    'POST /system/desk/undoContainerEvent': async (call) => {
      refuseUnreasoned(call.body, call.locale);
      const { businessNumber, containerEventId, reason } = call.body;
      const eventHash = Buffer.from(containerEventId, 'hex');
      return await actOnBooking(
        deps,
        call,
        async (write, { id, customer_id: customerId }) => {
          const place = { customerId, bookingId: id };
          const status = await undoContainerEvent(write, { place, eventHash, reason });
          return { businessNumber, status };
        },
        (transaction) => lockContainerOfEvent(transaction, businessNumber, eventHash),
      );
    },
  } satisfies Partial<Handlers>;
}
