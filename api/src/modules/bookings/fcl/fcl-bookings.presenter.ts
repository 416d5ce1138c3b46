import type { FclBooking, FclContainer, LoadingPlace } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { SavedBooking } from '../record/bookings.service.ts';
import type { FclContainerRow, listFclParts } from '../record/fcl-parts.repository.ts';
import { presentBasics, presentSaved } from '../show/bookings.presenter.ts';
import { presentSailing } from '../show/sailing.presenter.ts';

type SavedFclBooking = EndpointResult<Endpoints['GET /business/getBookingByIdFcl']>;
type Parts = Awaited<ReturnType<typeof listFclParts>>;

export function presentFclContainer(row: FclContainerRow): FclContainer {
  return {
    sizeType: row.size_type,
    loadingPlace: row.loading_place === null ? null : row.loading_place + 1,
    vgmKg: row.vgm_kg === null ? null : Number(row.vgm_kg),
    vgmMethod: row.vgm_method,
  };
}

export function presentLoadingPlace({
  address,
  contact,
  phone,
  loading_at,
}: Parts['places'][number]): LoadingPlace {
  return { address, contact, phone, loadingAt: loading_at };
}

export function presentSavedFclBooking(saved: SavedBooking, parts: Parts): SavedFclBooking {
  const { booking: row, lines } = saved;
  const booking: FclBooking = {
    ...presentBasics(row, lines),
    preferredCarrier: row.preferred_carrier,
    containers: parts.containers.map(presentFclContainer),
    loadingPlaces: parts.places.map(presentLoadingPlace),
  };
  return { ...presentSaved(saved), booking, sailing: presentSailing(row) };
}
