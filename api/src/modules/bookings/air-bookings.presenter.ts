import type { AirBookingRow, AirSummary } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { AirPageRow } from './booking-lists.ts';
import {
  presentCargoLine,
  presentCargoSummary,
  presentHistory,
  presentRowBasics,
} from './bookings.presenter.ts';
import type { SavedBooking } from './bookings.service.ts';

type SavedAirBooking = EndpointResult<Endpoints['GET /business/getAirExportById']>;

export function presentAirBookingRow(row: AirPageRow): AirBookingRow {
  return {
    ...presentRowBasics(row),
    waybillNumber: row.waybill_number,
    carrier: row.carrier,
    flightNumber: row.flight_number,
    chargeableWeight: Number(row.chargeable_weight),
  };
}

export function presentAirSummary(
  totals: Parameters<typeof presentCargoSummary>[0] & { total_chargeable_weight: string },
): AirSummary {
  return { ...presentCargoSummary(totals), chargeableWeight: Number(totals.total_chargeable_weight) };
}

export function presentSavedAirBooking({ booking: row, lines, events }: SavedBooking): SavedAirBooking {
  return {
    ...presentAirBookingRow(row),
    returnReason: row.return_reason,
    remarks: row.remarks,
    cargo: lines.map(presentCargoLine),
    history: presentHistory(events),
  };
}
