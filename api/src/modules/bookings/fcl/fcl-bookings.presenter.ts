import type {
  FclBooking,
  FclBookingRow,
  FclContainer,
  FclSummary,
  LoadingPlace,
  Sailing,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { FclPageRow } from '../list/booking-lists.ts';
import { fromContainerTypes } from '../record/booking-columns.ts';
import type { BookingRow } from '../record/bookings.repository.ts';
import type { SavedBooking } from '../record/bookings.service.ts';
import type { FclContainerRow, listFclParts } from '../record/fcl-parts.repository.ts';
import {
  presentBasics,
  presentCargoSummary,
  presentRowBasics,
  presentRowDelivery,
  presentSaved,
} from '../show/bookings.presenter.ts';

type SavedFclBooking = EndpointResult<Endpoints['GET /business/getBookingByIdFcl']>;
type Parts = Awaited<ReturnType<typeof listFclParts>>;

export function presentFclBookingRow(row: FclPageRow): FclBookingRow {
  return {
    ...presentRowBasics(row),
    ...presentRowDelivery(row),
    loadingAt: row.loading_at,
    containers: fromContainerTypes(row.container_types),
    sailing: presentSailing(row),
  };
}

type SailingColumns = Pick<
  BookingRow,
  | 'carrier'
  | 'vessel'
  | 'voyage'
  | 'si_cut_off_at'
  | 'vgm_cut_off_at'
  | 'cy_cut_off_at'
  | 'customs_cut_off_at'
>;

/** The ship of a booking, and until when what is due. */
export function presentSailing(row: SailingColumns): Sailing {
  return {
    carrier: row.carrier,
    vessel: row.vessel,
    voyage: row.voyage,
    siCutOffAt: row.si_cut_off_at,
    vgmCutOffAt: row.vgm_cut_off_at,
    cyCutOffAt: row.cy_cut_off_at,
    customsCutOffAt: row.customs_cut_off_at,
  };
}

export function presentFclSummary(
  totals: Parameters<typeof presentCargoSummary>[0] & { total_ordered_containers: string },
): FclSummary {
  return { ...presentCargoSummary(totals), containers: Number(totals.total_ordered_containers) };
}

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
