import { checkContainerNumber } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { LockedBooking } from '../bookings/bookings.repository.ts';
import {
  isTripShared,
  listBookingContainers,
  replaceBookingContainers,
} from './booking-containers.repository.ts';
import { keepProgress, type Progress } from './keep-progress.ts';
import {
  closeTrip,
  findLastTrip,
  insertTrip,
  type TripPlan,
  type TripRow,
  updateTrip,
} from './trips.repository.ts';

export type AssignedContainer = Call<'POST /integration/assignContainers'>['body']['containers'][number];

/** Puts a locked booking into these containers and no others. The containers are locked before the booking. */
export async function assignContainers(
  transaction: Transaction<Tables>,
  booking: LockedBooking,
  containers: readonly AssignedContainer[],
  telling: { system: string; now: Date },
): Promise<Progress> {
  const { id: bookingId, customer_id: customerId } = booking;
  refuseWrongCheckDigit(containers);
  const before = await listBookingContainers(transaction, customerId, bookingId);
  const own = new Set(before.map(({ id }) => id));
  const rows = [];
  for (const [ordinal, container] of containers.entries()) {
    const trip = await tripFor(transaction, { container, bookingId, own, now: telling.now });
    const seal = container.sealNumber ?? '';
    rows.push({
      booking_id: bookingId,
      customer_id: customerId,
      trip_id: trip.id,
      ordinal,
      seal_number: seal,
    });
  }
  await replaceBookingContainers(transaction, customerId, bookingId, rows);
  return await keepProgress(transaction, { customerId, bookingId }, telling);
}

/** A size that is in no list has no page and no bill. */
export function refuseUnknownSizes(
  containers: readonly Pick<AssignedContainer, 'sizeType'>[],
  sizes: ReadonlyMap<string, unknown>,
): void {
  for (const [at, { sizeType }] of containers.entries()) {
    if (sizes.has(sizeType)) continue;
    throw new Refusal('CONTAINER_SIZE_UNKNOWN', {
      params: { size: sizeType },
      field: `containers.${at}.sizeType`,
    });
  }
}

function refuseWrongCheckDigit(containers: readonly AssignedContainer[]): void {
  for (const [at, { number, isCheckDigitOverridden }] of containers.entries()) {
    if (checkContainerNumber(number) === 'ok' || isCheckDigitOverridden) continue;
    throw new Refusal('CONTAINER_CHECK_DIGIT', { params: { number }, field: `containers.${at}.number` });
  }
}

type Wanted = {
  container: AssignedContainer;
  bookingId: string;
  /** Trips that the booking is on already. */
  own: ReadonlySet<string>;
  now: Date;
};

/** The voyage that the container is on, or a new one. */
async function tripFor(transaction: Transaction<Tables>, wanted: Wanted): Promise<TripRow> {
  const { container, bookingId, own, now } = wanted;
  const plan = planOf(container);
  const last = await findLastTrip(transaction, container.number);
  // Said again of its own containers, nothing begins anew, even after they are back.
  const isOwn = last !== null && own.has(last.id);
  const isNew = last === null || (!isOwn && (last.closed_at !== null || container.isNewTrip === true));
  if (isNew) {
    if (last) await closeTrip(transaction, last.id, now);
    return await insertTrip(transaction, plan, now);
  }
  if (isPlanOf(last, plan)) return last;
  // A box of one booking may be put right; where others sail in it too, one of the two is wrong about it.
  if (!(await isTripShared(transaction, last.id, bookingId))) {
    return await updateTrip(transaction, last.id, plan);
  }
  throw new Refusal('CONTAINER_TRIP_DIFFERS', {
    params: { number: last.number, from: last.port_of_loading, to: last.port_of_discharge },
  });
}

function planOf(container: AssignedContainer): TripPlan {
  return {
    number: container.number,
    size_type: container.sizeType,
    port_of_loading: container.portOfLoading,
    port_of_discharge: container.portOfDischarge,
    is_check_digit_overridden: checkContainerNumber(container.number) !== 'ok',
  };
}

function isPlanOf(trip: TripRow, plan: TripPlan): boolean {
  return (
    trip.size_type === plan.size_type &&
    trip.port_of_loading === plan.port_of_loading &&
    trip.port_of_discharge === plan.port_of_discharge
  );
}
