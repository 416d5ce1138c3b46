import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { updateBooking } from '../../modules/bookings/record/bookings.repository.ts';
import { replaceBookingContainers } from '../../modules/tracking/booking-containers.repository.ts';
import { columnsOfProgress, readProgress } from '../../modules/tracking/keep-progress.ts';
import { withHash } from '../../modules/tracking/take-container-events.ts';
import { insertEvents, insertTrip } from '../../modules/tracking/trips.repository.ts';
import type { DemoContainer } from './demo-containers.ts';

/** The containers of a demo booking with what was reported of them; its history has its statuses already. */
export async function storeDemoContainers(
  transaction: Kysely<Tables>,
  { customerId, bookingId }: { customerId: string; bookingId: string },
  containers: readonly DemoContainer[],
  now: Date,
): Promise<void> {
  if (containers.length === 0) return;
  const rows = [];
  for (const [ordinal, container] of containers.entries()) {
    const trip = await insertTrip(
      transaction,
      {
        number: container.number,
        size_type: container.sizeType,
        port_of_loading: container.portOfLoading,
        port_of_discharge: container.portOfDischarge,
        is_check_digit_overridden: false,
      },
      now,
    );
    const events = container.events.map((event) => ({ tripId: trip.id, ...withHash(event) }));
    await insertEvents(transaction, events, { system: 'demo', now });
    rows.push({
      booking_id: bookingId,
      customer_id: customerId,
      trip_id: trip.id,
      ordinal,
      seal_number: container.sealNumber,
    });
  }
  await replaceBookingContainers(transaction, customerId, bookingId, rows);
  const progress = (await readProgress(transaction, [{ customerId, bookingId }])).get(bookingId);
  if (!progress) return;
  const kept = { ...columnsOfProgress(progress), told_eta: progress.eta };
  await updateBooking(transaction, customerId, bookingId, kept);
}
