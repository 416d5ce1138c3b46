import type { FclContainer, LoadingPlace } from '@berth/contract';
import type { Insertable } from 'kysely';
import type { FclContainerTable, FclLoadingPlaceTable } from '../bookings.schema.ts';

type Place = { customerId: string; bookingId: string };

/** Loading places as rows, in the order in which they were entered. */
export function loadingPlaceColumns(
  places: readonly LoadingPlace[],
  { customerId, bookingId }: Place,
): Insertable<FclLoadingPlaceTable>[] {
  return places.map(({ address, contact, phone, loadingAt }, ordinal) => ({
    booking_id: bookingId,
    customer_id: customerId,
    ordinal,
    address,
    contact,
    phone,
    loading_at: loadingAt,
  }));
}

/** Ordered containers as rows; their loading places are numbered from 0 there. */
export function containerColumns(
  containers: readonly FclContainer[],
  { customerId, bookingId }: Place,
): Insertable<FclContainerTable>[] {
  return containers.map(({ sizeType, loadingPlace, vgmKg, vgmMethod }, ordinal) => ({
    booking_id: bookingId,
    customer_id: customerId,
    ordinal,
    size_type: sizeType,
    loading_place: loadingPlace === null ? null : loadingPlace - 1,
    vgm_kg: vgmKg === null ? null : String(vgmKg),
    vgm_method: vgmMethod,
  }));
}
